import { ENTITIES } from '../content/entities.ts'
import { isCorner, roundOf, turnOf } from '../content/path.ts'
import { enNames, count, list } from './en-names.ts'
import type { EventWords, Gain, Messages } from './messages.ts'
import { biomeAt, card, tell } from './words.ts'

const { biome, effect, power, cells, entities, animals } = enNames

export const en: Messages = {
  ...enNames,

  ask: (kind, { welcomed }) =>
    ({
      pickBiome: 'Keep one card. You may still change your mind.',
      playBiome: 'Place your card, or discard it.',
      activate: `Activate your line${welcomed === 0 ? '' : ' and your new Entities'}, in any order.`,
      scoreActivate: 'Scoring: activate your Biomes with a Spore and your Entities, in any order.',
      endTurn: 'Everything done? Confirm, or take it back.',
    })[kind],

  waiting: (kind, name) =>
    ({
      pickBiome: `Waiting for ${name} to choose a card…`,
      playBiome: `Waiting for ${name} to place or discard a card…`,
      activate: `Waiting for ${name} to activate Biomes and Entities…`,
      scoreActivate: `Waiting for ${name} to score…`,
      endTurn: `Waiting for ${name} to confirm…`,
    })[kind],

  move(move, state, me) {
    switch (move.do) {
      case 'pick':
        return `Keep ${biome(card(move.card))}`
      case 'place':
        return `Place it ${cells[move.cell]}`
      case 'discard':
        return move.gain === 'crystals' ? 'Discard it for 4 crystals' : `Discard it for a Spore ${cells[move.cell]}`
      case 'end':
        return 'Activate nothing more'
      case 'confirm':
        return 'End my go'
      case 'activate':
    }
    if ('entity' in move) {
      const what = 'animal' in move ? `count ${animals[move.animal]}` : power(ENTITIES.find(e => e.id === move.entity)!)
      return `Activate ${entities[move.entity]}: ${what}`
    }
    const spore = 'spore' in move ? `, put it ${cells[move.spore]}` : ''
    const activated = biomeAt(state, me, move.cell)
    return `Activate ${biome(activated)} ${cells[move.cell]}: ${effect(activated)}${spore}`
  },

  event: (event, name) => tell(log, event, name),

  progress: ({ stop }) =>
    isCorner(stop) ? `Round ${roundOf(stop)} of 4, scoring` : `Round ${roundOf(stop)} of 4, turn ${turnOf(stop)} of 3`,
}

const log: EventWords = {
  'game.created': ({ seats, side }) => `A game for ${count(seats, 'player')} begins, on side ${side}.`,
  'track.piled': ({ order }, name) => `The Energy markers are piled up at random: ${name(order.at(-1)!)} is on top.`,
  'round.started': ({ round, age }) => `Round ${round} begins, with cards of Age ${age}.`,
  'cards.dealt': ({ satellite, count: cards }) => `${count(cards, 'card')} dealt to Satellite ${satellite + 1}.`,
  'turn.started': ({ round, turn, symbol }) =>
    `Round ${round}, turn ${turn}: all take the cards of their ${enNames.symbols[symbol]}.`,
  'hand.shown': ({ seat, cards }, name) => `${name(seat)} looks at ${list(cards.map(id => biome(card(id))))}.`,
  'biome.picked': ({ seat, card: id }, name) =>
    id === undefined ? `${name(seat)} has chosen a card.` : `${name(seat)} keeps ${biome(card(id))}.`,
  'picks.closed': () => 'Everybody has chosen.',
  'card.swallowed': ({ seat }, name) => `The other card of ${name(seat)} goes to the Black Hole.`,
  'order.set': ({ order }, name) => `Order of play: ${order.map(name).join(', ')}.`,
  'biome.placed': ({ seat, card: id, cell, cost, covered }, name) =>
    `${name(seat)} places ${biome(card(id))} ${cells[cell]}, over ${biome(card(covered))}` +
    (cost > 0 ? `, for ${count(cost, 'crystal')}.` : '.'),
  'biome.discarded': ({ seat, gain }, name) =>
    `${name(seat)} discards a card for ${gain === 'crystals' ? 'crystals' : 'a Spore'}.`,
  'spore.placed': ({ seat, cell }, name) => `${name(seat)} puts a Spore ${cells[cell]}.`,
  'spore.carried': ({ seat, cell }, name) => `The Spore of ${name(seat)} ${cells[cell]} moves onto the new card.`,
  'entity.welcomed': ({ seat, entity, from }, name) =>
    `${name(seat)} welcomes ${entities[entity]}${from === undefined ? '' : `, taken from ${name(from)}`}.`,
  'biome.activated': ({ seat, cell, ...deed }, name) =>
    `${name(seat)} activates the Biome ${cells[cell]}${gains(deed)}.`,
  'entity.activated': ({ seat, entity, animal, ...deed }, name) =>
    `${name(seat)} activates ${entities[entity]}${animal ? ` for ${animals[animal]}` : ''}${gains(deed)}.`,
  'activation.ended': ({ seat, cells: unused, entities: idle }, name) => {
    const left = unused.length + idle.length
    return `${name(seat)} is done${left > 0 ? ` and leaves ${count(left, 'activation')} unused` : ''}.`
  },
  'crystals.changed': ({ seat, delta, total }, name) =>
    `${name(seat)} ${delta < 0 ? 'pays' : 'takes'} ${count(Math.abs(delta), 'crystal')} and has ${total}.`,
  'marker.moved': ({ seat, delta, total }, name) => `${name(seat)} gains ${count(delta, 'point')} and has ${total}.`,
  'hundred.gained': ({ seat, count: markers }, name) => `${name(seat)} passes ${100 * markers} points.`,
  'sources.changed': ({ seat, total }, name) => `${name(seat)} now has ${count(total, 'Water Source')}.`,
  'avatars.advanced': ({ to }) => `The avatars move on to stop ${to}.`,
  'scoring.started': ({ round }) => `Scoring of round ${round}.`,
  'water.scored': ({ seat, sources, fewest, points }, name) =>
    `${name(seat)} has ${count(sources, 'Water Source')}, ${sources - fewest} more than the fewest: ${count(points, 'point')}.`,
  'scoring.ended': ({ round }) => `The scoring of round ${round} is over.`,
  'game.ended': ({ totals }, name) =>
    `The game is over: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`,
  'game.won': ({ seats, total }, name) =>
    `${list(seats.map(name))} ${seats.length === 1 ? 'wins' : 'share the victory'} with ${count(total, 'point')}.`,
}

function gains({ paid, crystals, points, spore }: Gain): string {
  const gained = [
    ...(crystals > 0 ? [count(crystals, 'crystal')] : []),
    ...(points > 0 ? [count(points, 'point')] : []),
    ...(spore === undefined ? [] : ['a Spore']),
  ]
  return (paid > 0 ? `, pays ${count(paid, 'crystal')}` : '') + (gained.length > 0 ? `, gains ${list(gained)}` : '')
}
