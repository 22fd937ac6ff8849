import { type Lines, tell } from '@runatal/grammar'
import { count, list, people, type Person, sentence, together, verb, waitingFor } from '@runatal/grammar/en'
import { ENTITIES } from '../content/entities.ts'
import { isCorner, roundOf, turnOf } from '../content/path.ts'
import { DISCARD_CRYSTALS } from '../rules/place.ts'
import type { Event } from '../rules/types.ts'
import { enNames, theBiome } from './en-names.ts'
import type { Gain, Kind, Messages } from './messages.ts'
import { biomeAt, biomeOf } from './words.ts'

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

  waiting: (kind, name) => waitingFor(name, WAITING[kind]),

  move(move, state, me) {
    switch (move.do) {
      case 'pick':
        return `Keep ${theBiome(biomeOf(move.card))}`
      case 'place':
        return `Place it ${cells[move.cell]}`
      case 'discard':
        return move.gain === 'crystals'
          ? `Discard it for ${count(DISCARD_CRYSTALS, 'crystal')}`
          : `Discard it for a Spore ${cells[move.cell]}`
      case 'end':
        return 'Activate nothing more'
      case 'confirm':
        return 'End my turn'
      case 'activate':
    }
    if ('entity' in move) {
      const what =
        'animal' in move ? `count ${animals[move.animal]} animals` : power(ENTITIES.find(e => e.id === move.entity)!)
      return `Activate ${entities[move.entity]}: ${what}`
    }
    const spore = 'spore' in move ? `, put it ${cells[move.spore]}` : ''
    const activated = biomeAt(state, me, move.cell)
    return `Activate ${theBiome(activated)} ${cells[move.cell]}: ${effect(activated)}${spore}`
  },

  event: (event, name) => sentence(tell(log, event, people(name))),

  progress: ({ stop }) =>
    isCorner(stop) ? `Round ${roundOf(stop)} of 4, scoring` : `Round ${roundOf(stop)} of 4, turn ${turnOf(stop)} of 3`,
}

const log: Lines<Event, Person> = {
  'game.created': ({ seats, side }) => `A game for ${count(seats, 'player')} begins, on side ${side}.`,
  'track.piled': ({ order }, who) =>
    `The Energy markers are piled up at random: ${who(order.at(-1)!).own('marker')} is on top.`,
  'round.started': ({ round, age }) => `Round ${round} begins, with cards of Age ${age}.`,
  'cards.dealt': ({ satellite, count: cards }) =>
    `${count(cards, 'card')} ${verb(cards, 'is', 'are')} dealt to Satellite ${satellite + 1}.`,
  'turn.started': ({ round, turn, symbol }) =>
    `Round ${round}, turn ${turn}: everybody takes the cards on the ${enNames.symbols[symbol]}.`,
  'hand.shown': ({ seat, cards }, who) =>
    `${who(seat).does('looks', 'look')} at ${cards.map(id => biome(biomeOf(id))).join('; ')}.`,
  'biome.picked': ({ seat, card: id }, who) =>
    id === undefined
      ? `${who(seat).does('has', 'have')} chosen a card.`
      : `${who(seat).does('keeps', 'keep')} ${theBiome(biomeOf(id))}.`,
  'picks.closed': () => 'Everybody has chosen.',
  'card.swallowed': ({ seat }, who) => `${who(seat).own('other card')} goes to the Black Hole.`,
  'order.set': ({ order }, who) => `Order of play: ${order.map(seat => who(seat).said).join(', ')}.`,
  'biome.placed': ({ seat, card: id, cell, cost, covered }, who) =>
    `${who(seat).does('places', 'place')} ${theBiome(biomeOf(id))} ${cells[cell]}, over ${theBiome(biomeOf(covered))}` +
    (cost > 0 ? `, for ${count(cost, 'crystal')}.` : '.'),
  'biome.discarded': ({ seat, gain }, who) =>
    `${who(seat).does('discards', 'discard')} ${who(seat).their('card')} for ${
      gain === 'crystals' ? count(DISCARD_CRYSTALS, 'crystal') : 'a Spore'
    }.`,
  'spore.placed': ({ seat, cell }, who) => `${who(seat).does('puts', 'put')} a Spore ${cells[cell]}.`,
  'spore.carried': ({ seat, cell }, who) => `${who(seat).own('Spore')} ${cells[cell]} moves onto the new card.`,
  'entity.welcomed': ({ seat, entity, from }, who) =>
    `${who(seat).does('welcomes', 'welcome')} ${entities[entity]}` +
    (from === undefined ? '.' : `, taken from ${who(from).said}.`),
  'biome.activated': ({ seat, cell, ...gain }, who) =>
    deeds([`${who(seat).does('activates', 'activate')} the Biome ${cells[cell]}`, ...gains(who(seat), gain)]),
  'entity.activated': ({ seat, entity, animal, ...gain }, who) =>
    deeds([
      `${who(seat).does('activates', 'activate')} ${entities[entity]}`,
      ...(animal === undefined ? [] : [`${who(seat).or('counts', 'count')} ${animals[animal]} animals`]),
      ...gains(who(seat), gain),
    ]),
  'activation.ended'({ seat, cells: unused, entities: idle }, who) {
    const left = unused.length + idle.length
    const given = left === 0 ? '' : ` and ${who(seat).or('leaves', 'leave')} ${count(left, 'activation')} unused`
    return `${who(seat).does('is', 'are')} done${given}.`
  },
  'crystals.changed': ({ seat, delta, total }, who) =>
    delta === 0
      ? undefined
      : `${delta < 0 ? who(seat).does('pays', 'pay') : who(seat).does('gains', 'gain')} ` +
        `${count(Math.abs(delta), 'crystal')} and ${owns(who(seat), total)}.`,
  'marker.moved': ({ seat, delta, total }, who) =>
    delta === 0
      ? undefined
      : `${who(seat).does('gains', 'gain')} ${count(delta, 'point')} and ${owns(who(seat), total)}.`,
  'hundred.gained': ({ seat, count: markers }, who) =>
    `${who(seat).does('reaches', 'reach')} ${count(100 * markers, 'point')}.`,
  'sources.changed': ({ seat, total }, who) =>
    total === 0
      ? `${who(seat).does('has', 'have')} no Water Source left.`
      : `${who(seat).does('now has', 'now have')} ${count(total, 'Water Source')}.`,
  'avatars.advanced': ({ to }) => `The avatars move on to stop ${to}.`,
  'scoring.started': ({ round }) => `Scoring of round ${round}.`,
  'water.scored': ({ seat, sources, fewest, points }, who) =>
    points === 0
      ? undefined
      : `${who(seat).does('has', 'have')} ${count(sources, 'Water Source')}, ${sources - fewest} more than the fewest, ` +
        `and ${who(seat).or('gains', 'gain')} ${count(points, 'point')}.`,
  'scoring.ended': ({ round }) => `The scoring of round ${round} is over.`,
  'game.ended': ({ totals }, who) =>
    `The game is over: ${totals.map((total, seat) => `${who(seat).said} ${total}`).join(', ')}.`,
  'game.won': ({ seats, total }, who) =>
    (seats.length === 1
      ? together(seats.map(who), 'wins', 'win')
      : together(seats.map(who), 'wins', 'share the victory')) + ` with ${count(total, 'point')}!`,
}

/** 'Alice activates METSAT, pays 4 crystals and gains 7 points.' */
const deeds = (all: readonly string[]) => `${list(all)}.`

const owns = (who: Person, total: number) =>
  total === 0 ? `${who.or('has', 'have')} none left` : `${who.or('has', 'have')} ${total}`

function gains({ or }: Person, { paid, crystals, points, spore }: Gain): string[] {
  return [
    ...(paid > 0 ? [`${or('pays', 'pay')} ${count(paid, 'crystal')}`] : []),
    ...(crystals > 0 ? [`${or('gains', 'gain')} ${count(crystals, 'crystal')}`] : []),
    ...(points > 0 ? [`${or('gains', 'gain')} ${count(points, 'point')}`] : []),
    ...(spore === undefined ? [] : [`${or('puts', 'put')} a Spore ${cells[spore]}`]),
  ]
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  pickBiome: 'choose a card',
  playBiome: 'place or discard their card',
  activate: 'activate their Biomes and Entities',
  scoreActivate: 'score',
  endTurn: 'end their turn',
}
