import type { Arranged } from '../arrange.ts'
import type { Choices, Decision, Decisions, Match, Move, Steps, Turn, Wish } from '../index.ts'
import { type Lanterns, lanterns } from './toy.ts'

/** Read by `npm run types` and never run: every line under `@ts-expect-error` must fail to compile. */
export function turns(t: Turn<Lanterns>) {
  t.next('round', ['prize', { seat: 0 }], ['flip', 1])
  // @ts-expect-error there is no step of this name
  t.next('rownd')
  // @ts-expect-error this step has an argument
  t.next('prize')
  // @ts-expect-error its argument is another one
  t.next(['prize', 0])
  // @ts-expect-error its argument has no such field
  t.next(['prize', { chair: 0 }])
  // @ts-expect-error this step has no argument
  t.next(['round', 0])

  t.ask(0, 'light')
  // @ts-expect-error there is no ask of this kind
  t.ask(0, 'lite')
  // @ts-expect-error nor can it be offered
  t.offer(0, 'lite')
  // @ts-expect-error nor put to the clock
  t.alarm('lite', 100)
  // @ts-expect-error nor withdrawn
  t.withdraw('lite')
  // @ts-expect-error an alarm rings after some time
  t.alarm('bell')

  t.emit?.({ type: 'lit', seat: 0, card: 3 }, { to: 0, others: { type: 'lit', seat: 0 } })
  // @ts-expect-error there is no event of this type
  t.emit?.({ type: 'lid', seat: 0 })
  // @ts-expect-error the event lacks its seat
  t.emit?.({ type: 'lit' })
  // @ts-expect-error the event has no such field
  t.emit?.({ type: 'revealed', cards: [], seat: 0 })
  // @ts-expect-error what the others hear is an event too
  t.emit?.({ type: 'lit', seat: 0 }, { to: 0, others: { type: 'lit' } })
  // @ts-expect-error perhaps nobody listens
  t.emit({ type: 'revealed', cards: [] })
}

export const steps: Partial<Steps<Lanterns>> = {
  prize(s, { seat }) {
    s.points[seat] = 1
    // @ts-expect-error the state has no such field
    s.score = 1
  },
  // @ts-expect-error the argument of this step is a seat
  flip(_, seat: string) {
    return seat
  },
}

export const misnamed: Partial<Steps<Lanterns>> = {
  // @ts-expect-error there is no step of this name
  rownd() {},
}

export const light: Decision<Lanterns, 'light'> = {
  // @ts-expect-error the move has another shape
  options: () => [{ do: 'light', cards: [1] }],
  // @ts-expect-error the move has no such field
  take(_, __, { colour }) {
    return colour
  },
  // @ts-expect-error what is barred is a move
  barred: () => [{ move: { do: 'lite', card: 1 }, rule: 'TOY-1' }],
}

// @ts-expect-error every kind of ask has its decision
export const decisions: Decisions<Lanterns> = { light: lanterns.decisions.light }

export const wishes: Wish<Lanterns>[] = [
  { seats: 2, table: { rounds: 1 }, seat: [{ colour: 'red' }] },
  // @ts-expect-error there are no three rounds
  { seats: 2, table: { rounds: 3 } },
  // @ts-expect-error there is no such choice
  { seats: 2, table: { turns: 1 } },
  // @ts-expect-error there is no such colour
  { seats: 2, seat: [{ colour: 'pink' }] },
]

export const choices: Choices<Lanterns> = {
  // @ts-expect-error the first value is none of the type
  table: { rounds: { values: [1, 2], first: 3 } },
  // @ts-expect-error a choice is missing
  seat: {},
}

export function players(table: Arranged<Lanterns>, match: Match<Lanterns>) {
  table.as(0).play('light', { card: 1 })
  // @ts-expect-error nobody is ever asked this
  table.as(0).play('lite', { card: 1 })
  // @ts-expect-error the answer has no such field
  table.as(0).play('light', { colour: 'red' })
  // @ts-expect-error there is no event of this type
  table.happened('lid')
  // @ts-expect-error a card is a number
  table.happened('revealed')[0]?.cards[0]?.toUpperCase()
  // @ts-expect-error the state has no such field
  return match.state.turn
}

// @ts-expect-error no ask is answered by this
export const move: Move<Lanterns> = { do: 'sing' }
