/** A limit of sequences that a terminal of xterm.js repeats; for the server's terminals and those of browsers. */

interface SequenceId {
  intermediates?: string
  final: string
}

/** Beyond the library's public interface: a handler is called before the terminal's own, with the parameters of both. */
interface XtermCore {
  /** @param handler  returns false to go on */
  registerCsiHandler(
    id: SequenceId,
    handler: (given: { params: Int32Array; length: number }) => boolean,
  ): void
}

/** Sequences that the terminal does as often as their parameter says. */
const REPEATED: SequenceId[] = [
  ..."STLMbIZ".split("").map((final) => ({ final })),
  ...["@", "A"].map((final) => ({ intermediates: " ", final })),
  ...["}", "~"].map((final) => ({ intermediates: "'", final })),
]

/**
 * Limits how often a sequence is repeated to the cells of the screen; of lines and columns nothing is left before that.
 * A machine could otherwise stop everything with ten bytes (measured: 10 s for "scroll up by 9999999").
 */
export function limitRepetitions(terminal: { readonly cols: number; readonly rows: number }): void {
  const core = (terminal as unknown as { _core: XtermCore })._core
  for (const id of REPEATED)
    core.registerCsiHandler(id, ({ params, length }) => {
      const most = id.final === "b" ? terminal.cols * terminal.rows : Math.max(terminal.cols, terminal.rows)
      if (length > 0) params[0] = Math.min(params[0] ?? 0, most)
      return false
    })
}
