import type { AnyTypes } from '@runatal/kernel'
import type { LessonRun } from '@runatal/look/lesson-run.ts'

/** A lesson at one moment: the run itself changes in place. */
export function momentOf(run: LessonRun<AnyTypes>) {
  const { match, step, position, isLast, isOpen, verdict, version, fresh, asks, waitingFor, undoable, dueIn, learner } =
    run
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
    me: learner,
    state: match.view(learner),
    spots: verdict === undefined ? step.spots(match.state) : [],
    moves: match.log.length,
    seated: match.wish.seats,
  }
}

export type Moment = ReturnType<typeof momentOf>
