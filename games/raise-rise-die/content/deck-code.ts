import type { Deck } from './language.ts'

/**
 * A deck as one word that fits into a link: `C-TOLOMEY~W-SCYTHE~SH01*2.SH02`. Character, weapons, cards; a card that is
 * there once needs no number.
 */
export function deckCode({ character, weapons, cards }: Deck): string {
  const counted = Object.entries(cards)
    .filter(([, copies]) => copies > 0)
    .map(([id, copies]) => (copies === 1 ? plain(id) : `${plain(id)}*${copies}`))
  return [plain(character), weapons.map(plain).join('.'), counted.join('.')].join('~')
}

/** The deck that a code means, legal or not; undefined if it is no code at all. */
export function readDeckCode(code: string): Deck | undefined {
  const parts = code.trim().split('~')
  const [character, weapons, cards] = parts
  if (parts.length !== 3 || !character || weapons === undefined || cards === undefined) return undefined
  const counts: Record<string, number> = {}
  for (const entry of cards.split('.').filter(Boolean)) {
    const [id, copies = '1', more] = entry.split('*')
    if (!id || more !== undefined || !/^\d{1,2}$/.test(copies)) return undefined
    counts[meant(id)] = (counts[meant(id)] ?? 0) + Number(copies)
  }
  return { character: meant(character), weapons: weapons.split('.').filter(Boolean).map(meant), cards: counts }
}

/** Ids of a designer's own may hold anything: what would be read as a mark is written as in an address. */
function plain(id: string): string {
  return encodeURIComponent(id).replace(/[~*.]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}

function meant(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
