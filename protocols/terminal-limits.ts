/** Limits of the sequences that a terminal of xterm.js takes; for the server's terminals and those of browsers. */

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
  _inputHandler: { _parser: { _oscParser: PayloadParser; _dcsParser: PayloadParser } }
}

/** Of sequences with a text: titles, links, questions. Handlers by the number of their sequence. */
interface PayloadParser {
  _handlers: Record<number, PayloadHandler[]>
}

interface PayloadHandler {
  _data: string
  /** The text is too long: the sequence is dropped at its end. */
  _hitLimit: boolean
  put(codepoints: Uint32Array, start: number, end: number): void
}

/** Sequences that the terminal does as often as their parameter says. */
const REPEATED: SequenceId[] = [
  ..."STLMbIZ".split("").map((final) => ({ final })),
  ...["@", "A"].map((final) => ({ intermediates: " ", final })),
  ...["}", "~"].map((final) => ({ intermediates: "'", final })),
]

/** Links have some thousand characters at most; texts for the clipboard are not taken. */
const PAYLOAD_CHARACTERS_MAX = 64 * 1024

/** To be called once for each terminal. */
export function limitSequences(terminal: { readonly cols: number; readonly rows: number }): void {
  const core = (terminal as unknown as { _core: XtermCore })._core
  limitRepetitions(terminal, core)
  const { _oscParser, _dcsParser } = core._inputHandler._parser
  for (const { _handlers } of [_oscParser, _dcsParser])
    for (const handler of Object.values(_handlers).flat()) limitPayload(handler)
}

/**
 * The library limits such a text to ten million characters, which it joins one by one: a sequence without an end took 316 MB,
 * and with that its session.
 */
function limitPayload(handler: PayloadHandler): void {
  const put = handler.put.bind(handler)
  handler.put = (codepoints, start, end) => {
    if (handler._data.length + end - start <= PAYLOAD_CHARACTERS_MAX) return put(codepoints, start, end)
    handler._data = ""
    handler._hitLimit = true
  }
}

/**
 * Limits how often a sequence is repeated to the cells of the screen; of lines and columns nothing is left before that.
 * A machine could otherwise stop everything with ten bytes (measured: 10 s for "scroll up by 9999999").
 */
function limitRepetitions(terminal: { readonly cols: number; readonly rows: number }, core: XtermCore): void {
  for (const id of REPEATED)
    core.registerCsiHandler(id, ({ params, length }) => {
      const most = id.final === "b" ? terminal.cols * terminal.rows : Math.max(terminal.cols, terminal.rows)
      if (length > 0) params[0] = Math.min(params[0] ?? 0, most)
      return false
    })
}
