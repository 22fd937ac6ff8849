import { type Core, core, type Decision, type Game, type Steps, UNKNOWN } from '@runatal/kernel'

/**
 * A toy with hidden hands and secret picks at the same time: each round a prize lies open, all choose a card at once, and
 * the highest takes the prize (of equal ones nobody). A chosen card may be changed until all have chosen.
 */
export interface HighCard {
  state: State
  table: object
  seat: object
  steps: { deal: undefined; round: undefined; reveal: undefined }
  asks: { card: { card: number } }
  event: { type: 'revealed'; cards: number[] }
}

interface State extends Core {
  /** Two cards of a rank: card >> 1 is how high it is. */
  hands: number[][]
  chosen: number[]
  deck: number[]
  played: number[]
  /** 1 to 5, one a round. */
  prize: number
  points: number[]
}

const RANKS = 12
const ROUNDS = 5
const NONE = -2

const steps: Steps<HighCard> = {
  deal(s, _, t) {
    t.chance.shuffle(s.deck)
    for (const hand of s.hands) for (let i = 0; i < ROUNDS; i++) hand.push(s.deck.pop()!)
    t.next('round')
  },
  round(s, _, t) {
    s.prize++
    s.chosen.fill(NONE)
    for (let seat = 0; seat < s.hands.length; seat++) t.ask(seat, 'card')
    t.next('reveal')
  },
  reveal(s, _, t) {
    t.withdraw('card')
    t.emit?.({ type: 'revealed', cards: s.chosen.slice() })
    const high = Math.max(...s.chosen.map(card => card >> 1))
    const takers = s.chosen.flatMap((card, seat) => (card >> 1 === high ? [seat] : []))
    if (takers.length === 1) s.points[takers[0]!]! += s.prize
    for (const [seat, card] of s.chosen.entries()) {
      s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
      s.played.push(card)
    }
    if (s.prize < ROUNDS) t.next('round')
  },
}

const card: Decision<HighCard, 'card'> = {
  options: (s, seat) => s.hands[seat]!.map(held => ({ card: held })),
  take(s, seat, move, t) {
    s.chosen[seat] = move.card
    t.keep()
  },
}

export const highCard: Game<HighCard> = {
  id: 'high-card',
  seats: { min: 2, max: 4 },
  choices: { table: {}, seat: {} },
  create: ({ seats }) => ({
    ...core('deal'),
    hands: Array.from({ length: seats }, () => []),
    chosen: Array<number>(seats).fill(NONE),
    deck: Array.from({ length: 2 * RANKS }, (_, i) => i),
    played: [],
    prize: 0,
    points: Array<number>(seats).fill(0),
  }),
  steps,
  decisions: { card },
  clone,
  mask(state, viewer) {
    const s = clone(state)
    s.deck.fill(UNKNOWN)
    for (const [seat, hand] of s.hands.entries()) {
      if (seat === viewer) continue
      hand.fill(UNKNOWN)
      if (s.chosen[seat] !== NONE && s.asks.length > 0) s.chosen[seat] = UNKNOWN
    }
    return s
  },
  imagine(masked, viewer, chance) {
    const s = clone(masked)
    const known = [...s.played, ...(s.hands[viewer] ?? [])]
    const unseen = Array.from({ length: 2 * RANKS }, (_, i) => i).filter(one => !known.includes(one))
    chance.shuffle(unseen)
    for (const zone of [...s.hands, s.deck])
      for (const [i, one] of zone.entries()) if (one === UNKNOWN) zone[i] = unseen.pop()!
    for (const [seat, one] of s.chosen.entries())
      if (one === UNKNOWN) s.chosen[seat] = s.hands[seat]![chance.int(s.hands[seat]!.length)]!
    return s
  },
  outcome(s) {
    if (s.agenda.length > 0 || s.asks.length > 0) return undefined
    const most = Math.max(...s.points)
    return {
      winners: s.points.flatMap((points, seat) => (points === most ? [seat] : [])),
      places: s.points.map(mine => 1 + s.points.filter(other => other > mine).length),
      scores: s.points.slice(),
    }
  },
}

function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    hands: s.hands.map(hand => hand.slice()),
    chosen: s.chosen.slice(),
    deck: s.deck.slice(),
    played: s.played.slice(),
    prize: s.prize,
    points: s.points.slice(),
  }
}
