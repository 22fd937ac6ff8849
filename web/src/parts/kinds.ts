/** Kinds of rules are told by their sign, never by colour alone. */
const SIGNS: Record<string, string> = {
  rule: '◆',
  ruling: '◇',
  house: '⌂',
  example: '▶',
  component: '■',
  limit: '▲',
  variant: '⬡',
  setup: '●',
  scoring: '✦',
  end: '✚',
}

export function kindSign(kind: string): string {
  return SIGNS[kind] ?? '◇'
}
