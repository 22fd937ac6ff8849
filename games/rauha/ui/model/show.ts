import { UNKNOWN } from '@runatal/kernel'
import { ENTITIES, type EntityName } from '../../content/entities.ts'
import { isCorner } from '../../content/path.ts'
import { biomeNumber, CELLS } from '../../content/tables.ts'
import { clearMarks } from '../../rules/board.ts'
import { satelliteOf } from '../../rules/draft.ts'
import { clone } from '../../rules/sight.ts'
import { type Event, NONE, type State } from '../../rules/types.ts'

/** What lies on the table after an event, as far as the event tells: what is drawn while events go by one by one. */
export function afterEvent(before: State, event: Event): State {
  const s = clone(before)
  switch (event.type) {
    case 'track.piled':
      s.arrivals = [...event.order]
      break
    case 'cards.dealt':
      s.satellites[event.satellite] = Array<number>(event.count).fill(UNKNOWN)
      break
    case 'turn.started':
      s.stop = event.stop
      s.active = NONE
      s.drafting = true
      break
    case 'hand.shown':
      s.satellites[satelliteOf(s, event.seat)] = event.cards.map(biomeNumber)
      break
    case 'biome.picked':
      s.kept[event.seat] = event.card === undefined ? UNKNOWN : biomeNumber(event.card)
      break
    case 'picks.closed':
      s.drafting = false
      s.satellites = s.satellites.map(cards => cards.slice(1).fill(UNKNOWN))
      break
    case 'card.swallowed':
      s.blackHole.push(UNKNOWN)
      s.satellites[satelliteOf(s, event.seat)] = []
      break
    case 'biome.placed':
      s.active = event.seat
      s.kept[event.seat] = NONE
      s.boards[CELLS * event.seat + event.cell] = biomeNumber(event.card)
      break
    case 'biome.discarded':
      s.active = event.seat
      s.kept[event.seat] = NONE
      s.blackHole.push(UNKNOWN)
      break
    case 'spore.placed':
      s.spores[event.seat] = s.spores[event.seat]! | (1 << event.cell)
      break
    case 'entity.welcomed':
      s.owners[entityNumber(event.entity)] = event.seat
      break
    case 'biome.activated':
      s.active = event.seat
      s.usedCells[event.seat] = s.usedCells[event.seat]! | (1 << event.cell)
      break
    case 'entity.activated':
      s.active = event.seat
      s.usedEntities |= 1 << entityNumber(event.entity)
      break
    case 'crystals.changed':
      s.crystals[event.seat] = event.total
      break
    case 'marker.moved':
      s.points[event.seat] = event.total
      s.arrivals = [...s.arrivals.filter(seat => seat !== event.seat), event.seat]
      break
    case 'avatars.advanced':
      s.stop = event.to
      break
    case 'activation.ended':
      s.active = NONE
      if (!isCorner(s.stop)) clearMarks(s)
      break
    case 'scoring.ended':
      clearMarks(s)
      break
    case 'game.created':
    case 'round.started':
    case 'order.set':
    case 'spore.carried':
    case 'hundred.gained':
    case 'sources.changed':
    case 'scoring.started':
    case 'water.scored':
    case 'game.ended':
    case 'game.won':
      break
  }
  return s
}

/** How long an event is looked at, in milliseconds. */
export const LENGTHS: Readonly<Record<Event['type'], number>> = {
  'game.created': 0,
  'track.piled': 300,
  'round.started': 0,
  'cards.dealt': 0,
  'turn.started': 0,
  'hand.shown': 450,
  'biome.picked': 150,
  'picks.closed': 350,
  'card.swallowed': 150,
  'order.set': 0,
  'biome.placed': 350,
  'biome.discarded': 350,
  'spore.placed': 350,
  'spore.carried': 150,
  'entity.welcomed': 450,
  'biome.activated': 300,
  'entity.activated': 300,
  'activation.ended': 0,
  'crystals.changed': 200,
  'marker.moved': 400,
  'hundred.gained': 250,
  'sources.changed': 200,
  'avatars.advanced': 350,
  'scoring.started': 250,
  'water.scored': 450,
  'scoring.ended': 200,
  'game.ended': 0,
  'game.won': 300,
}

function entityNumber(name: EntityName): number {
  return ENTITIES.findIndex(({ id }) => id === name)
}
