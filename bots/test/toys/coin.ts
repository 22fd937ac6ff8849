import { type Core, core, type Decision, type Game, type Steps, UNKNOWN } from '@runatal/kernel'

/**
 * Seat 0 shares the prize, or plays for it. Seat 1 hides a coin under one of four cups, before the guess but behind the
 * hand, and seat 0 must find it (a chance of 1 in 4); or at the same moment, and seat 0 must miss it (3 in 4). A search
 * that gives itself eyes plays the first, and one that gives them to the other seat does not dare the second.
 */
export interface Coin {
  state: State
  table: { hiding: 'before' | 'at once' }
  seat: object
  steps: { start: undefined; hide: undefined; guess: undefined; settle: undefined }
  asks: { play: { play: boolean }; hide: { cup: number }; guess: { cup: number } }
  event: { type: 'never' }
}

interface State extends Core {
  hiding: 'before' | 'at once'
  hidden: number
  guessed: number
  /** What seat 0 got, in tenths; seat 1 gets the rest. */
  won: number
}

const NONE = -2
const CUPS = [0, 1, 2, 3].map(cup => ({ cup }))

const steps: Steps<Coin> = {
  start: (_s, _, t) => t.ask(0, 'play'),
  hide: (_s, _, t) => t.ask(1, 'hide'),
  guess: (_s, _, t) => t.ask(0, 'guess'),
  settle(s) {
    s.won = (s.guessed === s.hidden) === (s.hiding === 'before') ? 10 : 0
  },
}

const play: Decision<Coin, 'play'> = {
  options: () => [{ play: true }, { play: false }],
  take(s, _, move, t) {
    if (!move.play) s.won = 5
    else if (s.hiding === 'before') t.next('hide', 'guess', 'settle')
    else {
      t.next('settle')
      t.ask(0, 'guess')
      t.ask(1, 'hide')
    }
  },
}

const hide: Decision<Coin, 'hide'> = {
  options: () => CUPS,
  take: (s, _, { cup }) => void (s.hidden = cup),
}

const guess: Decision<Coin, 'guess'> = {
  options: () => CUPS,
  take: (s, _, { cup }) => void (s.guessed = cup),
}

export const coin: Game<Coin> = {
  id: 'coin',
  seats: { min: 2, max: 2 },
  choices: {
    table: {
      hiding: { values: ['before', 'at once'], first: 'before' },
    },
    seat: {},
  },
  create: ({ table }) => ({ ...core('start'), ...table, hidden: NONE, guessed: NONE, won: NONE }),
  steps,
  decisions: { play, hide, guess },
  clone,
  mask(state, viewer) {
    const s = clone(state)
    if (viewer !== 1 && s.hidden !== NONE && s.won === NONE) s.hidden = UNKNOWN
    if (viewer !== 0 && s.guessed !== NONE && s.won === NONE) s.guessed = UNKNOWN
    return s
  },
  imagine(masked, _, chance) {
    const s = clone(masked)
    if (s.hidden === UNKNOWN) s.hidden = chance.int(4)
    if (s.guessed === UNKNOWN) s.guessed = chance.int(4)
    return s
  },
  outcome(s) {
    if (s.won === NONE) return undefined
    const scores = [s.won, 10 - s.won]
    const places = scores.map(mine => 1 + scores.filter(other => other > mine).length)
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, scores }
  },
}

function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    hiding: s.hiding,
    hidden: s.hidden,
    guessed: s.guessed,
    won: s.won,
  }
}
