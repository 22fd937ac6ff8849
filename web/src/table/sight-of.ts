import { type AnyTypes, isOver, type Seat } from '@runatal/kernel'
import type { OpenAsk } from '@runatal/look/board.ts'
import type { Sight } from '../tables/table.ts'

/** What the parts of the table screen show where there is no table: in a lesson, or in a study. */
interface Shown {
  game: string
  version: number
  state: AnyTypes['state']
  me: Seat
  asks: readonly OpenAsk<AnyTypes>[]
  waitingFor: readonly Seat[]
  /** How many moves can be taken back. */
  undoable: number
  moves: number
  fresh: readonly AnyTypes['event'][]
  names: readonly string[]
}

export function sightOf({ names, undoable, fresh, asks, waitingFor, ...shown }: Shown): Sight {
  const seats = names.map((name, seat) => ({ seat, name, who: 'person' as const, choices: {} }))
  return {
    view: {
      ...shown,
      table: '',
      status: isOver(shown.state) ? 'over' : 'playing',
      open: false,
      oneScreen: true,
      openedAt: 0,
      timed: false,
      host: '',
      choices: {},
      seats,
      clock: { rule: { kind: 'none' }, left: [], running: [], at: 0 },
      chat: [],
      asks: asks.map(ask => ({ ...ask, options: [...ask.options], barred: [...ask.barred] })),
      waitingFor: [...waitingFor],
      undo: { free: undoable },
    },
    log: [],
    fresh,
    here: seats.map(({ seat }) => seat),
    cut: false,
  }
}
