import { core, type Core, type Decision, type Game, openGame, type Steps } from '@runatal/kernel'

/** Each of two seats puts 1 to 8 balls into an urn, by chance; one is drawn, and its owner wins. A seat's share of the balls
 * is its chance: a value that everybody knows. */
export interface Urn {
  state: State
  table: object
  seat: object
  steps: { fill: undefined; draw: undefined }
  asks: { draw: { do: 'draw' } }
  event: { type: 'never' }
}

export interface State extends Core {
  balls: number[]
  winner: number
}

const steps: Steps<Urn> = {
  fill(s, _, t) {
    s.balls = [1 + t.chance.int(8), 1 + t.chance.int(8)]
    t.next('draw')
    t.ask(0, 'draw')
  },
  draw(s, _, t) {
    s.winner = t.chance.int(s.balls[0]! + s.balls[1]!) < s.balls[0]! ? 0 : 1
  },
}

const draw: Decision<Urn, 'draw'> = { options: () => [{ do: 'draw' }], take() {} }

export const urn: Game<Urn> = openGame<Urn>({
  id: 'urn',
  seats: { min: 2, max: 2 },
  choices: { table: {}, seat: {} },
  create: () => ({ ...core('fill'), balls: [0, 0], winner: -2 }),
  steps,
  decisions: { draw },
  outcome: s =>
    s.winner < 0 ? undefined : { winners: [s.winner], places: [1 + s.winner, 2 - s.winner], scores: [0, 0] },
  guide: {
    evaluate: () => 0.5,
    rollout: (_s, _ask, options) => options[0]!,
    reading: {
      size: 2,
      seats: () => 2,
      read(s, seat, into, at) {
        into[at] = s.balls[seat]!
        into[at + 1] = 1 / s.balls[seat]!
      },
    },
  },
})
