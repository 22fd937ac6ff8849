import type { Seat } from '@runatal/kernel'
import { ageOf, roundOf, turnOf } from '../content/path.ts'
import { CARDS_PER_AGE, isCard } from '../content/tables.ts'
import { satelliteOf } from '../rules/draft.ts'
import type { State } from '../rules/types.ts'
import { checkCard, checkOnce } from './check.ts'
import type { Phase, Position } from './position.ts'
import { cannot } from './flaws.ts'

/** Puts each card that is named where it is named, and the others where they would be at this stop. */
export function dealCards(s: State, position: Position, phase: Phase, toPlay: readonly Seat[]): void {
  const { players, decks } = position
  const seats = players.length
  const age = ageOf(s.stop)
  if ((position.satellites?.length ?? 0) > seats) throw cannot('satellites', { seats })
  s.satellites = players.map((_, i) => (position.satellites?.[i] ?? []).map(id => checkCard(id, age)))
  for (const [seat, { hand = [], card }] of players.entries()) {
    const satellite = s.satellites[satelliteOf(s, seat)]!
    if (hand.length > 0 && satellite.length > 0) throw cannot('handTwice', { seat })
    satellite.push(...hand.map(id => checkCard(id, age)))
    if (card === undefined) continue
    if (!toPlay.includes(seat)) throw cannot('hasPlayed', { seat })
    s.kept[seat] = checkCard(card, age)
  }
  s.covered = (position.covered ?? []).map(id => checkCard(id))
  s.blackHole = (position.blackHole ?? []).map(id => checkCard(id))
  const tops = [
    (decks?.age1 ?? []).map(id => checkCard(id, 1)).toReversed(),
    (decks?.age2 ?? []).map(id => checkCard(id, 2)).toReversed(),
  ]
  const named = [
    s.boards.filter(isCard),
    ...s.satellites,
    s.kept.filter(card => card >= 0),
    s.covered,
    s.blackHole,
    tops,
  ]
  const unused = unusedCards(named.flat(2))

  const size = packSize(s.stop, phase)
  for (const [number, pack] of s.satellites.entries()) {
    if (pack.length > size) throw cannot('packSize', { size, stop: s.stop, phase, count: pack.length, number })
    while (pack.length < size) pack.push(take(unused, age))
  }
  for (const seat of toPlay) if (s.kept[seat]! < 0) s.kept[seat] = take(unused, age)

  for (const which of [1, 2] as const) {
    const top = tops[which - 1]!
    const rounds = roundsDealt(s.stop, phase, which)
    const left = CARDS_PER_AGE - 4 * seats * rounds
    const toCome = 4 * seats * (2 - rounds)
    if (top.length > left) throw cannot('deckSize', { age: which, left, stop: s.stop, count: top.length })
    s.decks[which - 1] = [...unused[which].splice(0, left - top.length), ...top]
    if (s.decks[which - 1]!.length < toCome) throw cannot('tooMany', { age: which })
    s.blackHole.push(...unused[which])
  }
}

export function cardsOf(age: 1 | 2): number[] {
  return Array.from({ length: CARDS_PER_AGE }, (_, i) => CARDS_PER_AGE * (age - 1) + i)
}

interface Unused {
  1: number[]
  2: number[]
}

function unusedCards(named: readonly number[]): Unused {
  checkOnce(named)
  const free = (card: number) => !named.includes(card)
  return { 1: cardsOf(1).filter(free), 2: cardsOf(2).filter(free) }
}

function take(unused: Unused, age: 1 | 2): number {
  const card = unused[age].pop()
  if (card === undefined) throw cannot('tooMany', { age })
  return card
}

/** RAU-074: a pack has 4, 3 and 2 cards when it is taken. */
function packSize(stop: number, phase: Phase): number {
  if (phase === 'draft') return 5 - turnOf(stop)
  if (phase === 'play' || phase === 'activate') return turnOf(stop) === 3 ? 0 : 4 - turnOf(stop)
  return 0
}

function roundsDealt(stop: number, phase: Phase, age: 1 | 2): number {
  const dealt = phase === 'round' ? roundOf(stop) - 1 : roundOf(stop)
  return age === 1 ? Math.min(2, dealt) : Math.max(0, dealt - 2)
}
