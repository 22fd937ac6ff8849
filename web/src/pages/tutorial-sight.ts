import { type AnyTypes, isOver } from '@runatal/kernel'
import { LEARNER, type LessonRun } from '@runatal/look/lesson-run.ts'
import type { GameId } from '../games.ts'
import type { Sight } from '../tables/table.ts'

/** A lesson at one moment: the run itself changes in place. */
export function momentOf(run: LessonRun<AnyTypes>) {
  const { match, step, position, isLast, isOpen, verdict, version, fresh, asks, waitingFor, undoable, dueIn } = run
  return {
    step,
    position,
    isLast,
    isOpen,
    verdict,
    version,
    fresh,
    asks,
    waitingFor,
    undoable,
    dueIn,
    state: match.view(LEARNER),
    spots: verdict === undefined ? step.spots(match.state) : [],
    moves: match.log.length,
    seated: match.wish.seats,
  }
}

export type Moment = ReturnType<typeof momentOf>

/** A lesson as a table: what the parts of the table screen show of it. */
export function sightOf(moment: Moment, game: GameId, names: readonly string[]): Sight {
  const { version, state, asks, waitingFor, undoable, moves, seated, fresh } = moment
  const seats = names.slice(0, seated).map((name, seat) => ({ seat, name, who: 'person' as const, choices: {} }))
  return {
    view: {
      table: '',
      game,
      version,
      status: isOver(state) ? 'over' : 'playing',
      open: false,
      oneScreen: true,
      openedAt: 0,
      timed: false,
      host: '',
      choices: {},
      seats,
      me: LEARNER,
      clock: { rule: { kind: 'none' }, left: [], running: [], at: 0 },
      chat: [],
      moves,
      state,
      asks: asks.map(ask => ({ ...ask, options: [...ask.options], barred: [...ask.barred] })),
      waitingFor,
      undo: { free: undoable },
    },
    log: [],
    fresh,
    here: seats.map(({ seat }) => seat),
    cut: false,
  }
}
