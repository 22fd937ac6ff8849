import { type Core, core, type Decision, type Game, type Steps, UNKNOWN } from '@runatal/kernel'

/**
 * Seat 0 takes a sure prize, or bets on finding a coin that seat 1 hides: before the guess but behind the hand, or at
 * the same moment. A bet is worth one half to anybody who cannot see through hands; a search that gives itself (or the
 * other) eyes values it at 1 (or at 0).
 */
export interface Coin {
  state: State
  table: { sure: number; hiding: 'before' | 'at once' }
  seat: object
  steps: { start: undefined; hide: undefined; guess: undefined; settle: undefined }
  asks: { bet: { bet: boolean }; hide: { side: number }; guess: { side: number } }
  event: { type: 'never' }
}

interface State extends Core {
  sure: number
  hiding: 'before' | 'at once'
  hidden: number
  guessed: number
  /** What seat 0 got, in tenths; seat 1 gets the rest. */
  won: number
}

const NONE = -2
const SIDES = [0, 1, 2, 3].map(side => ({ side }))

const steps: Steps<Coin> = {
  start: (_s, _, t) => t.ask(0, 'bet'),
  hide: (_s, _, t) => t.ask(1, 'hide'),
  guess: (_s, _, t) => t.ask(0, 'guess'),
  settle(s) {
    s.won = s.guessed % 2 === s.hidden % 2 ? 10 : 0
  },
}

const bet: Decision<Coin, 'bet'> = {
  options: () => [{ bet: true }, { bet: false }],
  take(s, _, move, t) {
    if (!move.bet) s.won = s.sure
    else if (s.hiding === 'before') t.next('hide', 'guess', 'settle')
    else {
      t.next('settle')
      t.ask(0, 'guess')
      t.ask(1, 'hide')
    }
  },
}

const hide: Decision<Coin, 'hide'> = {
  options: () => SIDES,
  take: (s, _, { side }) => void (s.hidden = side),
}

const guess: Decision<Coin, 'guess'> = {
  options: () => SIDES,
  take: (s, _, { side }) => void (s.guessed = side),
}

export const coin: Game<Coin> = {
  id: 'coin',
  seats: { min: 2, max: 2 },
  choices: {
    table: {
      sure: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9], first: 5 },
      hiding: { values: ['before', 'at once'], first: 'before' },
    },
    seat: {},
  },
  create: ({ table }) => ({ ...core('start'), ...table, hidden: NONE, guessed: NONE, won: NONE }),
  steps,
  decisions: { bet, hide, guess },
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
    sure: s.sure,
    hiding: s.hiding,
    hidden: s.hidden,
    guessed: s.guessed,
    won: s.won,
  }
}
