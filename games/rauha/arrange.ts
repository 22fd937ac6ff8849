import { type Script, type Seat, settle, isRefusal, type Wish } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { ENTITIES, type EntityName } from './content/entities.ts'
import { ageOf, isCorner, roundOf, STOPS, turnOf } from './content/path.ts'
import { ageOfCard, biomeNumber, BIOMES, CARDS_PER_AGE, CELLS, cellSet, isCard } from './content/tables.ts'
import { satelliteOf } from './rules/draft.ts'
import { rauha } from './rules/rauha.ts'
import { playingOrder } from './rules/track.ts'
import { type Colour, NONE, type Rauha, type Side, type State } from './rules/types.ts'

/** One player of an arranged position. What is left out is as at the start of a game. */
export interface Player {
  crystals?: number
  points?: number
  /** Cards on the board by cell (0 top left, 8 bottom right), such as { 4: 'B1-03' }; the rest is as printed. */
  board?: Partial<Record<number, string>>
  /** Cells with a Spore. */
  spores?: readonly number[]
  entities?: readonly EntityName[]
  /** In step 1: the cards in hand. Cards not named are dealt from the unused ones. */
  hand?: readonly string[]
  /** From step 2 on: the card kept in step 1. */
  card?: string
  colour?: Colour
  activateForMe?: 'off' | 'on'
  confirmForMe?: 'off' | 'on'
}

/**
 * Where play begins: the set-up, a round's deal, step 1, step 2 of the first player, step 4 of `onTurn` (who has played
 * a card already), a scoring, or the very end.
 */
export type Phase = 'setUp' | 'round' | 'draft' | 'play' | 'activate' | 'scoring' | 'end'

export interface Position {
  players: readonly Player[]
  side?: Side
  /** 1 to 16. Left out, it is the first stop that fits the phase and the Age of the cards named. */
  stop?: number
  /** Left out: 'play' if a `card` is named, 'draft' if a `hand` is, else 'setUp'. */
  phase?: Phase
  /** Whose step 4 it is in phase 'activate', and the Entities just welcomed. Left out: the first in order. */
  onTurn?: Seat
  welcomed?: readonly EntityName[]
  /** All seats, in the order their markers arrived: of equal totals, the later lies on top. Left out, seat 0 is on top. */
  pile?: readonly Seat[]
  /** The next cards of each deck, first to be dealt first. */
  decks?: { age1?: readonly string[]; age2?: readonly string[] }
  /** What chance says, for what is still drawn from here on. */
  chance?: Script
  seed?: number
}

/** A match from any position, described in a few words. See the README for the phases and examples. */
export function arrange(position: Position): Arranged<Rauha> {
  const phase = position.phase ?? likelyPhase(position)
  const wish = wishOf(position)
  const rest = {
    ...(position.chance && { chance: position.chance }),
    ...(position.seed !== undefined && { seed: position.seed }),
  }
  if (phase === 'setUp')
    return arrangeMatch(rauha, { wish, ...rest, chance: { ...deckScript(position), ...position.chance } })
  return arrangeMatch(rauha, { wish, from: build(position, phase, wish), ...rest })
}

function wishOf({ players, side }: Position): Wish<Rauha> {
  return {
    seats: players.length,
    ...(side && { table: { side } }),
    seat: players.map(({ colour, activateForMe, confirmForMe }) => ({
      ...(colour && { colour }),
      ...(activateForMe && { activateForMe }),
      ...(confirmForMe && { confirmForMe }),
    })),
  }
}

/** At the set-up the two decks and the pile are shuffled, in this order; a deck's top card is its last. */
function deckScript({ players, decks, pile }: Position): Script {
  if (decks === undefined && pile === undefined) return {}
  return { shuffles: [stacked(1, decks?.age1), stacked(2, decks?.age2), pile ?? topFirst(players.length)] }
}

function stacked(age: 1 | 2, top: readonly string[] = []): number[] {
  const named = top.map(biomeNumber)
  return [...cardsOf(age).filter(card => !named.includes(card)), ...named.toReversed()]
}

function build(position: Position, phase: Phase, wish: Wish<Rauha>): State {
  const setting = settle(rauha, wish)
  if (isRefusal(setting)) throw new Error(setting.text)
  const { players } = position
  const s = rauha.create(setting)
  s.stop = position.stop ?? likelyStop(position, phase)
  if (!Number.isInteger(s.stop) || s.stop < 1 || s.stop > STOPS)
    throw new Error(`Stop ${s.stop} is not one of 1 to ${STOPS}`)
  const atCorner = phase === 'scoring' || phase === 'end'
  if (isCorner(s.stop) !== atCorner)
    throw new Error(`Phase '${phase}' cannot be at stop ${s.stop}: corners are 4, 8, 12, 16`)
  s.arrivals = [...(position.pile ?? topFirst(players.length))]
  if (s.arrivals.toSorted((a, b) => a - b).some((seat, i) => seat !== i) || s.arrivals.length !== players.length)
    throw new Error('The pile names every seat once')

  for (const [seat, player] of players.entries()) {
    s.crystals[seat] = player.crystals ?? s.crystals[seat]!
    s.points[seat] = player.points ?? 0
    s.spores[seat] = cellSet((player.spores ?? []).map(checkCell))
    for (const [cell, id] of Object.entries(player.board ?? {}))
      s.boards[CELLS * seat + checkCell(Number(cell))] = biomeNumber(id!)
    for (const entity of player.entities ?? []) s.owners[entityNumber(entity)] = seat
  }
  dealCards(s, position, phase)
  enter(s, position, phase)
  return s
}

/** Puts each card that is named where it is named, and the others where they would be at this stop. */
function dealCards(s: State, { players, decks }: Position, phase: Phase) {
  const age = ageOf(s.stop)
  const named = [
    ...s.boards.filter(isCard),
    ...players.flatMap(player => [...(player.hand ?? []), ...(player.card ? [player.card] : [])]).map(biomeNumber),
    ...[...(decks?.age1 ?? []), ...(decks?.age2 ?? [])].map(biomeNumber),
  ]
  const twice = named.find((card, i) => named.indexOf(card) !== i)
  if (twice !== undefined) throw new Error(`Card ${BIOMES[twice]!.id} is in two places: there is one of each`)
  const unused = { 1: cardsOf(1), 2: cardsOf(2) }
  for (const which of [1, 2] as const) unused[which] = unused[which].filter(card => !named.includes(card))

  const ofThisAge = (id: string) => {
    const card = biomeNumber(id)
    if (ageOfCard(card) !== age) throw new Error(`${id} is not of Age ${age}, which is played at stop ${s.stop}`)
    return card
  }
  const takeUnused = () => unused[age].pop()!
  if (phase === 'draft' || phase === 'play' || phase === 'activate') {
    const size = phase === 'draft' ? 5 - turnOf(s.stop) : turnOf(s.stop) === 3 ? 0 : 4 - turnOf(s.stop)
    for (const [seat, player] of players.entries()) {
      const hand = phase === 'draft' ? (player.hand ?? []).map(ofThisAge) : []
      if (hand.length > size) throw new Error(`At stop ${s.stop} a hand has ${size} cards, not ${hand.length}`)
      while (hand.length < size) hand.push(takeUnused())
      s.satellites[satelliteOf(s, seat)] = hand
      if (phase !== 'draft') s.kept[seat] = player.card === undefined ? takeUnused() : ofThisAge(player.card)
    }
  }
  for (const which of [1, 2] as const) {
    const top = (which === 1 ? decks?.age1 : decks?.age2)?.map(biomeNumber) ?? []
    const size = CARDS_PER_AGE - 4 * players.length * roundsDealt(s.stop, phase, which)
    const below = unused[which].splice(0, Math.max(0, size - top.length))
    s.decks[which - 1] = [...below, ...top.toReversed()]
    s.blackHole.push(...unused[which])
  }
}

function roundsDealt(stop: number, phase: Phase, age: 1 | 2): number {
  const dealt = phase === 'round' ? roundOf(stop) - 1 : roundOf(stop)
  return age === 1 ? Math.min(2, dealt) : Math.max(0, dealt - 2)
}

/** Sets the agenda to where the phase begins. */
function enter(s: State, { onTurn, welcomed }: Position, phase: Phase) {
  s.agenda = []
  if (phase === 'round') s.agenda.push('round')
  if (phase === 'draft') s.agenda.push('turn')
  if (phase === 'scoring') s.agenda.push('scoring')
  if (phase === 'end') s.agenda.push('endGame')
  if (phase !== 'play' && phase !== 'activate') return

  const order = playingOrder(s)
  const active = onTurn ?? order[0]!
  const toCome = phase === 'play' ? order : order.slice(order.indexOf(active) + 1)
  s.agenda.push('advance')
  for (const seat of toCome.toReversed()) s.agenda.push(['takeTurn', seat])
  for (const seat of order) if (!toCome.includes(seat)) discard(s, seat)
  if (phase === 'play') return
  s.active = active
  for (const entity of welcomed ?? []) {
    s.owners[entityNumber(entity)] = active
    s.welcomed |= 1 << entityNumber(entity)
  }
  s.agenda.push('activation')
}

function discard(s: State, seat: Seat) {
  s.blackHole.push(s.kept[seat]!)
  s.kept[seat] = NONE
}

function likelyPhase({ players, stop }: Position): Phase {
  if (players.some(player => player.card !== undefined)) return 'play'
  if (players.some(player => player.hand !== undefined)) return 'draft'
  return stop === undefined ? 'setUp' : isCorner(stop) ? 'scoring' : 'draft'
}

function likelyStop({ players }: Position, phase: Phase): number {
  if (phase === 'end') return STOPS
  const cards = players.flatMap(player => [...(player.hand ?? []), ...(player.card ? [player.card] : [])])
  const first = cards.some(id => ageOfCard(biomeNumber(id)) === 2) ? 9 : 1
  return phase === 'scoring' ? first + 3 : first
}

function topFirst(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => seats - 1 - i)
}

function cardsOf(age: 1 | 2): number[] {
  return Array.from({ length: CARDS_PER_AGE }, (_, i) => CARDS_PER_AGE * (age - 1) + i)
}

function checkCell(cell: number): number {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS)
    throw new Error(`Cell ${cell} is not one of 0 to ${CELLS - 1}`)
  return cell
}

function entityNumber(name: EntityName): number {
  const number = ENTITIES.findIndex(({ id }) => id === name)
  if (number < 0) throw new Error(`There is no Entity '${name}'; there is: ${ENTITIES.map(({ id }) => id).join(', ')}`)
  return number
}
