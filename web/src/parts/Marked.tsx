import { fold } from '@runatal/look/fold.ts'

/** A text in which the words that were searched for are marked, to the end of each word. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = fold(query)
    .split(/\s+/)
    .filter(word => word.length > 1)
  const plain = fold(text)
  // Folding keeps the length but for rare letters; then nothing is marked.
  if (wanted.length === 0 || plain.length !== text.length) return text
  const parts: React.ReactNode[] = []
  let at = 0
  while (at < text.length) {
    const [start, length] = nearest(plain, wanted, at)
    if (start < 0) break
    let end = start + length
    while (end < text.length && /\p{L}/u.test(text.charAt(end))) end++
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}

function nearest(text: string, words: readonly string[], from: number): readonly [at: number, length: number] {
  let best: readonly [number, number] = [-1, 0]
  for (const word of words) {
    const at = text.indexOf(word, from)
    if (at >= 0 && (best[0] < 0 || at < best[0])) best = [at, word.length]
  }
  return best
}
