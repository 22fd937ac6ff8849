import type { Event } from '../index.ts'

/** At least one event of every type; of those with two forms, both. */
export const EXAMPLES: { [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  'game.created': [{ type: 'game.created', seats: 3, side: 'A' }],
  'track.piled': [{ type: 'track.piled', order: [1, 2, 0] }],
  'round.started': [{ type: 'round.started', round: 3, age: 2 }],
  'cards.dealt': [{ type: 'cards.dealt', satellite: 0, count: 4 }],
  'turn.started': [
    { type: 'turn.started', round: 1, turn: 1, stop: 1, symbol: 'moon' },
    { type: 'turn.started', round: 1, turn: 2, stop: 2, symbol: 'star' },
  ],
  'hand.shown': [{ type: 'hand.shown', seat: 0, cards: ['B1-03', 'B1-13'] }],
  'biome.picked': [
    { type: 'biome.picked', seat: 0, card: 'B1-13' },
    { type: 'biome.picked', seat: 0 },
  ],
  'picks.closed': [{ type: 'picks.closed' }],
  'card.swallowed': [{ type: 'card.swallowed', seat: 1 }],
  'order.set': [{ type: 'order.set', order: [1, 2, 0] }],
  'biome.placed': [
    { type: 'biome.placed', seat: 0, card: 'B1-04', cell: 4, cost: 3, covered: 'A:4' },
    { type: 'biome.placed', seat: 0, card: 'B1-03', cell: 0, cost: 0, covered: 'B1-13' },
  ],
  'biome.discarded': [
    { type: 'biome.discarded', seat: 0, gain: 'crystals' },
    { type: 'biome.discarded', seat: 0, gain: 'spore' },
  ],
  'spore.placed': [{ type: 'spore.placed', seat: 2, cell: 8, source: 'effect' }],
  'spore.carried': [{ type: 'spore.carried', seat: 2, cell: 8 }],
  'entity.welcomed': [
    { type: 'entity.welcomed', seat: 0, entity: 'METSAT', lines: ['row'] },
    { type: 'entity.welcomed', seat: 0, entity: 'METSAT', from: 1, lines: ['row', 'column'] },
  ],
  'biome.activated': [
    { type: 'biome.activated', seat: 0, cell: 3, paid: 0, crystals: 2, points: 0 },
    { type: 'biome.activated', seat: 0, cell: 3, paid: 3, crystals: 0, points: 0, spore: 2 },
    { type: 'biome.activated', seat: 0, cell: 3, paid: 2, crystals: 0, points: 4 },
  ],
  'entity.activated': [
    { type: 'entity.activated', seat: 0, entity: 'KITEET', paid: 0, crystals: 0, points: 3 },
    { type: 'entity.activated', seat: 0, entity: 'METSAT', paid: 0, crystals: 0, points: 2, animal: 'air' },
  ],
  'activation.ended': [
    { type: 'activation.ended', seat: 0, cells: [], entities: [] },
    { type: 'activation.ended', seat: 0, cells: [3], entities: ['MAA'] },
  ],
  'crystals.changed': [
    { type: 'crystals.changed', seat: 0, delta: 4, total: 8 },
    { type: 'crystals.changed', seat: 0, delta: -4, total: 0 },
  ],
  'marker.moved': [{ type: 'marker.moved', seat: 0, delta: 5, total: 17, pile: [1, 0] }],
  'hundred.gained': [{ type: 'hundred.gained', seat: 0, count: 1 }],
  'sources.changed': [{ type: 'sources.changed', seat: 0, total: 3 }],
  'avatars.advanced': [{ type: 'avatars.advanced', from: 1, to: 2 }],
  'scoring.started': [{ type: 'scoring.started', round: 1, order: [0, 1, 2] }],
  'water.scored': [{ type: 'water.scored', seat: 0, sources: 5, fewest: 3, points: 3 }],
  'scoring.ended': [{ type: 'scoring.ended', round: 1 }],
  'game.ended': [{ type: 'game.ended', totals: [112, 98, 112] }],
  'game.won': [
    { type: 'game.won', seats: [0], total: 112 },
    { type: 'game.won', seats: [0, 2], total: 112 },
  ],
}
