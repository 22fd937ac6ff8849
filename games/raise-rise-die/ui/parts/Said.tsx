/** A text of a card: keywords stand between asterisks and are set in white. */
export function Said({ text }: { text: string }) {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))
}
