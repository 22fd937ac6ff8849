import { isCorner, STOPS } from '../content/path.ts'
import { ageOfCard, biomeNumber } from '../content/tables.ts'
import type { Phase, Player, Position } from './position.ts'

/** The phase that fits what is named. */
export function likelyPhase(position: Position): Phase {
  const { players, stop, onTurn, welcomed, used, satellites } = position
  if (stop !== undefined && isCorner(stop)) return 'scoring'
  if (welcomed !== undefined || used !== undefined) return 'activate'
  if (onTurn !== undefined || players.some(player => player.card !== undefined)) return 'play'
  if (satellites !== undefined || stop !== undefined || beyondSetUp(position) !== undefined) return 'draft'
  return 'setUp'
}

/** The first stop that fits the phase and the Age of the cards to be chosen or played. */
export function likelyStop({ players, satellites }: Position, phase: Phase): number {
  if (phase === 'end') return STOPS
  const cards = [...players.flatMap(({ hand = [], card }) => [...hand, ...(card ? [card] : [])]), ...(satellites ?? [])]
  const first = cards.flat().some(id => ageOfCard(biomeNumber(id)) === 2) ? 9 : 1
  return phase === 'scoring' ? first + 3 : first
}

/** What is named that a set-up does not have. */
export function beyondSetUp(position: Position): string | undefined {
  const ofPlayer = PLAYED.find(field => position.players.some(player => player[field] !== undefined))
  return ofPlayer ?? LATER.find(field => position[field] !== undefined)
}

const PLAYED = ['crystals', 'points', 'board', 'spores', 'entities', 'hand', 'card'] as const satisfies (keyof Player)[]
const LATER = ['onTurn', 'welcomed', 'used', 'satellites', 'blackHole', 'covered'] as const satisfies (keyof Position)[]
