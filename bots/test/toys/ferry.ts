import { type Core, core, type Decision, type Game, type Guide, type Steps } from '@runatal/kernel'

/**
 * Two seats cross a river together: each rows in turn, gently or hard. Each is also offered a sail, once, and with it
 * they arrive; by rowing alone they never do. A bot that leaves offers alone loses.
 */
export interface Ferry {
  state: State
  table: object
  seat: object
  steps: { start: undefined; row: undefined }
  asks: { row: { hard: boolean }; sail: { sail: boolean } }
  event: { type: 'never' }
}

interface State extends Core {
  turn: number
  sailing: boolean
}

const TURNS = 4

const steps: Steps<Ferry> = {
  start(_, __, t) {
    t.next('row')
    for (const seat of [0, 1]) t.offer(seat, 'sail')
  },
  row(s, _, t) {
    if (s.turn === TURNS) return t.end()
    t.next('row')
    t.ask(s.turn++ % 2, 'row')
  },
}

const row: Decision<Ferry, 'row'> = {
  options: () => [{ hard: false }, { hard: true }],
  take: () => {},
}

const sail: Decision<Ferry, 'sail'> = {
  options: () => [{ sail: false }, { sail: true }],
  take: (s, _, move) => void (s.sailing ||= move.sail),
}

const guide: Guide<Ferry> = {
  evaluate: s => (s.sailing ? 0.9 : 0.1),
  rollout: (_s, _ask, options) => options[0]!,
  takeUp: (s, { seat }) =>
    s.asks.filter(ask => ask.kind === 'sail' && ask.seat === seat).map(ask => ({ ask, move: { sail: true } })),
}

export const ferry: Game<Ferry> = {
  id: 'ferry',
  seats: { min: 2, max: 2 },
  together: true,
  choices: { table: {}, seat: {} },
  create: () => ({ ...core('start'), turn: 0, sailing: false }),
  steps,
  decisions: { row, sail },
  clone,
  mask: clone,
  imagine: clone,
  outcome(s) {
    if (s.asks.length > 0) return undefined
    return { winners: s.sailing ? [0, 1] : [], places: s.sailing ? [1, 1] : [2, 2], scores: [0, 0] }
  },
  guide,
}

function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    turn: s.turn,
    sailing: s.sailing,
  }
}
