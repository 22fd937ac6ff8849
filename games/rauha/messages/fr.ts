import { ENTITIES } from '../content/entities.ts'
import { isCorner, roundOf, turnOf } from '../content/path.ts'
import { count, frNames, list } from './fr-names.ts'
import type { EventWords, Gain, Messages } from './messages.ts'
import { biomeAt, card, tell } from './words.ts'

const { biome, effect, power, cells, entities, animals } = frNames

export const fr: Messages = {
  ...frNames,

  ask: (kind, { welcomed }) =>
    ({
      pickBiome: 'Gardez une carte. Vous pourrez encore changer d’avis.',
      playBiome: 'Posez votre carte, ou défaussez-la.',
      activate: `Activez votre ligne${welcomed === 0 ? '' : ' et vos nouvelles Entités'}, dans l’ordre de votre choix.`,
      scoreActivate: 'Décompte\u00a0: activez Biomes à Spore et Entités, dans l’ordre voulu.',
      endTurn: 'Tout est fait\u202f? Confirmez, ou revenez en arrière.',
    })[kind],

  waiting: (kind, name) =>
    ({
      pickBiome: `En attente\u00a0: ${name} choisit une carte…`,
      playBiome: `En attente\u00a0: ${name} pose ou défausse une carte…`,
      activate: `En attente\u00a0: ${name} active Biomes et Entités…`,
      scoreActivate: `En attente\u00a0: ${name} fait son décompte…`,
      endTurn: `En attente\u00a0: ${name} va confirmer…`,
    })[kind],

  move(move, state, me) {
    switch (move.do) {
      case 'pick':
        return `Garder ${biome(card(move.card))}`
      case 'place':
        return `Poser ${cells[move.cell]}`
      case 'discard':
        return move.gain === 'crystals'
          ? 'Défausser contre 4\u00a0cristaux'
          : `Défausser contre une Spore ${cells[move.cell]}`
      case 'end':
        return 'Ne plus rien activer'
      case 'confirm':
        return 'Finir mon passage'
      case 'activate':
    }
    if ('entity' in move) {
      const what =
        'animal' in move ? `compter ${animals[move.animal]}` : power(ENTITIES.find(e => e.id === move.entity)!)
      return `Activer ${entities[move.entity]}\u00a0: ${what}`
    }
    const spore = 'spore' in move ? ` ${cells[move.spore]}` : ''
    const activated = biomeAt(state, me, move.cell)
    return `Activer ${biome(activated)} ${cells[move.cell]}\u00a0: ${effect(activated)}${spore}`
  },

  event: (event, name) => tell(log, event, name),

  progress: ({ stop }) =>
    isCorner(stop)
      ? `Manche ${roundOf(stop)} sur 4, décompte`
      : `Manche ${roundOf(stop)} sur 4, tour ${turnOf(stop)} sur 3`,
}

/** Names are never put after « de », which would have to know their first letter. */
const log: EventWords = {
  'game.created': ({ seats, side }) => `Une partie à ${count(seats, 'joueur')} commence, sur la face ${side}.`,
  'track.piled': ({ order }, name) =>
    `Les marqueurs d’Énergie sont empilés au hasard\u00a0: ${name(order.at(-1)!)} est au sommet.`,
  'round.started': ({ round, age }) => `La manche ${round} commence, avec les cartes Âge ${age}.`,
  'cards.dealt': ({ satellite, count: cards }) => `Satellite ${satellite + 1}\u00a0: ${count(cards, 'carte')}.`,
  'turn.started': ({ round, turn, symbol }) =>
    `Manche ${round}, tour ${turn}\u00a0: on prend les cartes côté ${frNames.symbols[symbol]}.`,
  'hand.shown': ({ seat, cards }, name) => `${name(seat)} regarde ${list(cards.map(id => biome(card(id))))}.`,
  'biome.picked': ({ seat, card: id }, name) =>
    id === undefined ? `${name(seat)} a choisi une carte.` : `${name(seat)} garde ${biome(card(id))}.`,
  'picks.closed': () => 'Tout le monde a choisi.',
  'card.swallowed': ({ seat }, name) => `${name(seat)} jette l’autre carte dans le Trou Noir.`,
  'order.set': ({ order }, name) => `Ordre de jeu\u00a0: ${order.map(name).join(', ')}.`,
  'biome.placed': ({ seat, card: id, cell, cost, covered }, name) =>
    `${name(seat)} pose ${biome(card(id))} ${cells[cell]}, sur ${biome(card(covered))}` +
    (cost > 0 ? `, pour ${count(cost, 'cristal')}.` : '.'),
  'biome.discarded': ({ seat, gain }, name) =>
    `${name(seat)} défausse une carte contre ${gain === 'crystals' ? 'des cristaux' : 'une Spore'}.`,
  'spore.placed': ({ seat, cell }, name) => `${name(seat)} pose une Spore ${cells[cell]}.`,
  'spore.carried': ({ seat, cell }, name) => `${name(seat)} garde la Spore ${cells[cell]}, sur la nouvelle carte.`,
  'entity.welcomed': ({ seat, entity, from }, name) =>
    `${name(seat)} accueille ${entities[entity]}${from === undefined ? '' : `, jusque-là chez ${name(from)}`}.`,
  'biome.activated': ({ seat, cell, ...deed }, name) => `${name(seat)} active le Biome ${cells[cell]}${gains(deed)}.`,
  'entity.activated': ({ seat, entity, animal, ...deed }, name) =>
    `${name(seat)} active ${entities[entity]}${animal ? ` pour ${animals[animal]}` : ''}${gains(deed)}.`,
  'activation.ended': ({ seat, cells: unused, entities: idle }, name) => {
    const left = unused.length + idle.length
    return `${name(seat)} a fini${left > 0 ? ` et renonce à ${count(left, 'activation')}` : ''}.`
  },
  'crystals.changed': ({ seat, delta, total }, name) =>
    `${name(seat)} ${delta < 0 ? 'paie' : 'prend'} ${count(Math.abs(delta), 'cristal')} et en a ${total}.`,
  'marker.moved': ({ seat, delta, total }, name) => `${name(seat)} gagne ${count(delta, 'point')} et en a ${total}.`,
  'hundred.gained': ({ seat, count: markers }, name) => `${name(seat)} passe les ${100 * markers} points.`,
  'sources.changed': ({ seat, total }, name) => `${name(seat)} a maintenant ${count(total, 'Source d’eau')}.`,
  'avatars.advanced': ({ to }) => `Les avatars avancent à l’arrêt ${to}.`,
  'scoring.started': ({ round }) => `Décompte de la manche ${round}.`,
  'water.scored': ({ seat, sources, fewest, points }, name) =>
    `${name(seat)} a ${count(sources, 'Source d’eau')}, soit ${sources - fewest} de plus que le minimum\u00a0: ${count(points, 'point')}.`,
  'scoring.ended': ({ round }) => `Le décompte de la manche ${round} est terminé.`,
  'game.ended': ({ totals }, name) =>
    `La partie est finie\u00a0: ${totals.map((total, seat) => `${name(seat)} ${total}`).join(', ')}.`,
  'game.won': ({ seats, total }, name) =>
    seats.length === 1
      ? `${name(seats[0]!)} gagne avec ${count(total, 'point')}\u202f!`
      : `${list(seats.map(name))} partagent la victoire avec ${count(total, 'point')}\u202f!`,
}

function gains({ paid, crystals, points, spore }: Gain): string {
  const gained = [
    ...(crystals > 0 ? [count(crystals, 'cristal')] : []),
    ...(points > 0 ? [count(points, 'point')] : []),
    ...(spore === undefined ? [] : ['une Spore']),
  ]
  return (paid > 0 ? `, paie ${count(paid, 'cristal')}` : '') + (gained.length > 0 ? `, gagne ${list(gained)}` : '')
}
