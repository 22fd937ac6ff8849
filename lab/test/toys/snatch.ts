import { type Core, core, type Decision, type Game, type Steps, UNKNOWN } from '@runatal/kernel'

/** A toy for the lab's tests: 2 to 4 snatch cards from an open row of three, two each; the highest sum wins. */

interface State extends Core {
  trouble: Trouble
  seats: number
  /** Hidden. */
  deck: number[]
  row: number[]
  hands: number[][]
  turn: number
}

type Trouble = 'none' | 'throws' | 'exits'

export interface Snatch {
  state: State
  table: { trouble: Trouble; cards: number }
  seat: object
  steps: { setup: undefined; turn: undefined }
  asks: { snatch: { do: 'snatch'; card: number } }
  event: { type: 'shown'; seat: number; cards: number[] } | { type: 'snatched'; seat: number; card: number }
}

const steps: Steps<Snatch> = {
  setup(s, _, t) {
    t.chance.shuffle(s.deck)
    s.row.push(...s.deck.splice(0, 3))
    t.next('turn')
  },
  turn(s, _, t) {
    if (s.turn === 2 * s.seats) return
    const seat = s.turn % s.seats
    t.emit?.({ type: 'shown', seat, cards: [...s.row] })
    t.ask(seat, 'snatch')
  },
}

const snatch: Decision<Snatch, 'snatch'> = {
  options: s => s.row.map(card => ({ do: 'snatch', card })),
  take(s, seat, { card }, t) {
    // A trouble that only some games meet: the highest card taken by the first seat.
    if (s.trouble !== 'none' && card === 12 && seat === 0) {
      if (s.trouble === 'exits') process.exit(3)
      throw new Error('the toy broke')
    }
    s.row.splice(s.row.indexOf(card), 1, ...s.deck.splice(0, 1))
    s.hands[seat]!.push(card)
    s.turn++
    t.emit?.({ type: 'snatched', seat, card })
    t.next('turn')
  },
}

export const snatchToy: Game<Snatch> = {
  id: 'snatch',
  seats: { min: 2, max: 4 },
  choices: {
    table: {
      trouble: { values: ['none', 'throws', 'exits'], first: 'none' },
      cards: { values: [12, 20], first: 12 },
    },
    seat: {},
  },
  create: ({ seats, table }) => ({
    ...core('setup'),
    trouble: table.trouble,
    seats,
    deck: Array.from({ length: table.cards }, (_, i) => i + 1),
    row: [],
    hands: Array.from({ length: seats }, () => []),
    turn: 0,
  }),
  steps,
  decisions: { snatch },
  clone,
  mask: s => ({ ...clone(s), deck: s.deck.map(() => UNKNOWN) }),
  imagine(masked, _, chance) {
    const s = clone(masked)
    const known = new Set([...s.row, ...s.hands.flat()])
    const all = Array.from({ length: s.deck.length + known.size }, (_card, i) => i + 1)
    s.deck = all.filter(card => !known.has(card))
    chance.shuffle(s.deck)
    return s
  },
  outcome(s) {
    if (s.turn < 2 * s.seats) return undefined
    const scores = s.hands.map(sum)
    const places = scores.map(score => 1 + scores.filter(other => other > score).length)
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, scores }
  },
  guide: { evaluate: (s, seat) => sum(s.hands[seat]!) / 40 },
  study: event =>
    event.type === 'shown'
      ? event.cards.map(card => ({ seat: event.seat, card: `card-${card}`, how: 'seen' }))
      : [{ seat: event.seat, card: `card-${event.card}`, how: 'picked' }],
}

function clone(s: State): State {
  return {
    ...s,
    agenda: [...s.agenda],
    asks: [...s.asks],
    deck: [...s.deck],
    row: [...s.row],
    hands: s.hands.map(hand => [...hand]),
  }
}

function sum(cards: readonly number[]): number {
  return cards.reduce((a, b) => a + b, 0)
}
