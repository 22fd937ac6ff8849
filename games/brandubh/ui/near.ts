import type { Language } from '@runatal/look/board.ts'
import { isCorner, placeOf, RAYS, squareAt, THRONE } from '../rules/board.ts'
import type { State } from '../rules/types.ts'
import { PIECE_NAMES } from '../words.ts'
import { boardWords } from './words.ts'

/** Where the king stands, and what he would meet on each of the four lines from there. */
export function near({ board }: State, language: Language): string {
  const words = boardWords[language]
  const king = board.indexOf('king')
  const ray = RAYS[king]
  if (ray === undefined) return ''
  const met = ray.flatMap(line => {
    const place = line.find(one => board[one] !== '') ?? line.at(-1)
    if (place === undefined) return []
    const kind = squareAt(place) === THRONE ? 'throne' : isCorner(place) ? 'corner' : undefined
    const piece = board[place] || undefined
    return [words.square(squareAt(place), piece && PIECE_NAMES[language][piece], kind)]
  })
  return `${words.kingAt(squareAt(king), king === placeOf(THRONE))} ${words.meets(met)}`
}
