import { FastChance, type Move, Play, type Seat } from '@runatal/kernel'
import { biomeNumber } from '../../content/tables.ts'
import { rules } from '../../rules/rauha.ts'
import { type Event, NONE, type Rauha, type State } from '../../rules/types.ts'

/** What a move would do, by the game's own rules on a copy of the view: what is shown can never disagree with them. */
export interface Preview {
  move: Move<Rauha>
  events: readonly Event[]
  after: State
  /** Crystals and points, from now to what is certain after it. */
  crystals: number
  points: number
}

/**
 * `alone`: the move and no more. Otherwise the free activations that follow are counted too, as RAU-197 does them. The
 * copy always stops at the end of the seat's go: nothing hidden is touched.
 */
export function preview(state: State, seat: Seat, ask: number, move: Move<Rauha>, alone: boolean): Preview {
  const after = rules.clone(state)
  after.activateForMe[seat] = !alone
  after.confirmForMe[seat] = false
  const events: Event[] = []
  const play = new Play(rules, after, new FastChance(1), event => events.push(event))
  const open = after.asks.find(({ id }) => id === ask)
  if (open === undefined) throw new Error(`Question ${ask} is not open in this view: preview only what is asked`)
  play.play(open, move)
  return {
    move,
    events,
    after,
    crystals: after.crystals[seat]! - state.crystals[seat]!,
    points: after.points[seat]! - state.points[seat]!,
  }
}

/** Where a card of the hand could go and what that would do, if it were my go now. */
export function placings(state: State, seat: Seat, card: string): Preview[] {
  const s = rules.clone(state)
  s.drafting = false
  s.kept[seat] = biomeNumber(card)
  s.active = NONE
  s.asks = []
  s.agenda = [['takeTurn', seat]]
  new Play(rules, s, new FastChance(1)).advance()
  const ask = s.asks[0]!
  return rules.decisions.playBiome
    .options(s, seat)
    .filter(move => move.do === 'place')
    .map(move => preview(s, seat, ask.id, move, false))
}

export function eventsOf<T extends Event['type']>({ events }: Preview, type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
}
