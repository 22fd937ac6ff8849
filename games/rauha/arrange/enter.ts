import type { Seat } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import { ACTIVE_CELLS } from '../content/path.ts'
import { cellSet } from '../content/tables.ts'
import { hasSpore } from '../rules/board.ts'
import { playingOrder } from '../rules/track.ts'
import { NONE, type State } from '../rules/types.ts'
import { checkCell, checkSeat, entityNumber } from './check.ts'
import type { Phase, Position } from './position.ts'
import { cannot } from './flaws.ts'

/** Whose go it is, and who comes after. Nobody before a turn or a scoring has begun. */
export interface Go {
  active: Seat
  after: Seat[]
}

export function goOf(s: State, { onTurn, used }: Position, phase: Phase): Go | undefined {
  const begun = phase === 'play' || phase === 'activate'
  if (!begun && onTurn === undefined && used === undefined) return undefined
  const order = playingOrder(s)
  const active = checkSeat(onTurn ?? order[0]!, order.length)
  return { active, after: order.slice(order.indexOf(active) + 1) }
}

/** Sets the agenda to where the phase begins. */
export function enter(s: State, position: Position, phase: Phase, go: Go | undefined): void {
  if (go === undefined) {
    s.agenda = [phase === 'draft' ? 'turn' : phase === 'end' ? 'endGame' : phase]
    return
  }
  const others = go.after.toReversed()
  if (phase === 'scoring') s.agenda = ['endScoring', ...others.map(seat => ['takeScoring', seat] as const)]
  else s.agenda = ['advance', ...others.map(seat => ['takeTurn', seat] as const)]
  if (phase === 'play') {
    s.agenda.push(['takeTurn', go.active])
    return
  }
  s.active = go.active
  markWelcomed(s, position)
  markUsed(s, position, phase)
  s.agenda.push('activation')
}

function markWelcomed(s: State, { welcomed = [] }: Position) {
  for (const entity of welcomed.map(entityNumber)) {
    const owner = s.owners[entity]!
    if (owner !== NONE && owner !== s.active)
      throw cannot('welcomedElsewhere', { entity: ENTITIES[entity]!.id, seat: s.active, owner })
    s.owners[entity] = s.active
    s.welcomed |= 1 << entity
  }
}

function markUsed(s: State, { used }: Position, phase: Phase) {
  const scoring = phase === 'scoring'
  const cells = (used?.cells ?? []).map(checkCell)
  const wrong = cells.find(cell => !(scoring ? hasSpore(s, s.active, cell) : ACTIVE_CELLS[s.stop]!.includes(cell)))
  if (wrong !== undefined) throw cannot('cellUnused', { cell: wrong, scoring, stop: s.stop })
  s.usedCells[s.active] = cellSet(cells)
  for (const name of used?.entities ?? []) {
    const entity = entityNumber(name)
    if (scoring ? s.owners[entity] !== s.active : !(s.welcomed & (1 << entity)))
      throw cannot('entityUnused', { entity: name, seat: s.active, scoring })
    s.usedEntities |= 1 << entity
  }
}
