/** A name whose words stay whole: "Press P-7" never ends a line after the hyphen. A word longer than its line still breaks. */
export function WholeWords({ children }: { children: string }) {
  if (!children.includes("-")) return children
  return children.split(" ").flatMap((word, at) => [
    at > 0 && " ",
    word.includes("-") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <span key={at} className="whole-word">
        {word}
      </span>
    ) : (
      word
    ),
  ])
}
