import { type Lines, tell } from '@runatal/grammar'
import { count, f, list, people, type Person, printed, sentence, together, verb, waitingFor } from '@runatal/grammar/fr'
import { ENTITIES } from '../content/entities.ts'
import { isCorner, roundOf, turnOf } from '../content/path.ts'
import { DISCARD_CRYSTALS } from '../rules/place.ts'
import type { Event } from '../rules/types.ts'
import { frNames, theBiome } from './fr-names.ts'
import { activation, animals, card, crystal, player, point, source, spore } from './fr-nouns.ts'
import type { Gain, Kind, Messages } from './messages.ts'
import { biomeAt, biomeOf } from './words.ts'

const { biome, effect, power, cells, entities, symbols } = frNames

export const fr: Messages = {
  ...frNames,
  ...printed({
    ask: (kind, { welcomed }) =>
      ({
        pickBiome: 'Gardez une carte. Vous pourrez encore changer d’avis.',
        playBiome: 'Posez votre carte, ou défaussez-la.',
        activate: `Activez votre ligne${welcomed === 0 ? '' : ' et vos nouvelles Entités'}, dans l’ordre de votre choix.`,
        scoreActivate: 'Décompte : activez vos Biomes à Spore et vos Entités, dans l’ordre de votre choix.',
        endTurn: 'Tout est fait ? Confirmez, ou revenez en arrière.',
      })[kind],

    waiting: (kind, name) => waitingFor(name, WAITING[kind]),

    move(move, state, me) {
      switch (move.do) {
        case 'pick':
          return `Garder ${theBiome(biomeOf(move.card))}`
        case 'place':
          return `Poser la carte ${cells[move.cell]}`
        case 'discard':
          return move.gain === 'crystals'
            ? `Défausser contre ${count(DISCARD_CRYSTALS, crystal)}`
            : `Défausser contre une Spore ${cells[move.cell]}`
        case 'end':
          return 'Ne plus rien activer'
        case 'confirm':
          return 'Terminer mon tour'
        case 'activate':
      }
      if ('entity' in move) {
        const what =
          'animal' in move
            ? `compter les ${animals[move.animal].many}`
            : power(ENTITIES.find(e => e.id === move.entity)!)
        return `Activer ${entities[move.entity]} : ${what}`
      }
      const where = 'spore' in move ? ` ${cells[move.spore]}` : ''
      const activated = biomeAt(state, me, move.cell)
      return `Activer ${theBiome(activated)} ${cells[move.cell]} : ${effect(activated)}${where}`
    },

    progress: ({ stop }) =>
      isCorner(stop)
        ? `Manche ${roundOf(stop)} sur 4, décompte`
        : `Manche ${roundOf(stop)} sur 4, tour ${turnOf(stop)} sur 3`,
  } satisfies Partial<Messages>),

  event: (event, name) => sentence(tell(log, event, people(name))),
}

const log: Lines<Event, Person> = {
  'game.created': ({ seats, side }) => `Une partie à ${count(seats, player)} commence, sur la face ${side}.`,
  'track.piled'({ order }, who) {
    const first = who(order.at(-1)!)
    return `Les marqueurs d’Énergie sont empilés au hasard : ${first.or(`celui ${first.of}`, 'le vôtre')} est au sommet.`
  },
  'round.started': ({ round, age }) => `La manche ${round} commence, avec les cartes de l’Âge ${age}.`,
  'cards.dealt': ({ satellite, count: cards }) =>
    `${count(cards, card)} ${verb(cards, 'est distribuée', 'sont distribuées')} sur le Satellite ${satellite + 1}.`,
  'turn.started': ({ round, turn, symbol }) =>
    `Manche ${round}, tour ${turn} : on prend les cartes côté ${symbols[symbol]}.`,
  'hand.shown': ({ seat, cards }, who) =>
    `${who(seat).does('regarde', 'regardez')} les cartes ${cards.map(id => biome(biomeOf(id))).join(' ; ')}.`,
  'biome.picked': ({ seat, card: id }, who) =>
    id === undefined
      ? `${who(seat).does('a choisi', 'avez choisi')} une carte.`
      : `${who(seat).does('garde', 'gardez')} ${theBiome(biomeOf(id))}.`,
  'picks.closed': () => 'Tout le monde a choisi.',
  'card.swallowed': ({ seat }, who) => `${who(seat).own(f('autre carte', 'autres cartes'))} part dans le Trou Noir.`,
  'order.set': ({ order }, who) => `Ordre de jeu : ${order.map(seat => who(seat).said).join(', ')}.`,
  'biome.placed': ({ seat, card: id, cell, cost, covered }, who) =>
    `${who(seat).does('pose', 'posez')} ${theBiome(biomeOf(id))} ${cells[cell]}, sur ${theBiome(biomeOf(covered))}` +
    (cost > 0 ? `, pour ${count(cost, crystal)}.` : '.'),
  'biome.discarded': ({ seat, gain }, who) =>
    `${who(seat).does('défausse', 'défaussez')} ${who(seat).their(card)} contre ${
      gain === 'crystals' ? count(DISCARD_CRYSTALS, crystal) : 'une Spore'
    }.`,
  'spore.placed': ({ seat, cell }, who) => `${who(seat).does('pose', 'posez')} une Spore ${cells[cell]}.`,
  'spore.carried': ({ seat, cell }, who) => `${cells[cell]}, ${who(seat).own(spore)} passe sur la nouvelle carte.`,
  'entity.welcomed': ({ seat, entity, from }, who) =>
    `${who(seat).does('accueille', 'accueillez')} ${entities[entity]}` +
    (from === undefined ? '.' : `, jusque-là chez ${who(from).said}.`),
  'biome.activated': ({ seat, cell, ...gain }, who) =>
    deeds([`${who(seat).does('active', 'activez')} le Biome ${cells[cell]}`, ...gains(who(seat), gain)]),
  'entity.activated': ({ seat, entity, animal, ...gain }, who) =>
    deeds([
      `${who(seat).does('active', 'activez')} ${entities[entity]}`,
      ...(animal === undefined ? [] : [`${who(seat).or('compte', 'comptez')} les ${animals[animal].many}`]),
      ...gains(who(seat), gain),
    ]),
  'activation.ended'({ seat, cells: unused, entities: idle }, who) {
    const left = unused.length + idle.length
    const given = left === 0 ? '' : ` et ${who(seat).or('renonce', 'renoncez')} à ${count(left, activation)}`
    return `${who(seat).does('a fini', 'avez fini')}${given}.`
  },
  'crystals.changed': ({ seat, delta, total }, who) =>
    delta === 0
      ? undefined
      : `${delta < 0 ? who(seat).does('paie', 'payez') : who(seat).does('gagne', 'gagnez')} ` +
        `${count(Math.abs(delta), crystal)} et ${owns(who(seat), total)}.`,
  'marker.moved': ({ seat, delta, total }, who) =>
    delta === 0
      ? undefined
      : `${who(seat).does('gagne', 'gagnez')} ${count(delta, point)} et ${owns(who(seat), total)}.`,
  'hundred.gained': ({ seat, count: markers }, who) =>
    `${who(seat).does('atteint', 'atteignez')} les ${count(100 * markers, point)}.`,
  'sources.changed': ({ seat, total }, who) =>
    total === 0
      ? `${who(seat).does('n’a plus', 'n’avez plus')} de Source d’eau.`
      : `${who(seat).does('a maintenant', 'avez maintenant')} ${count(total, source)}.`,
  'avatars.advanced': ({ to }) => `Les avatars avancent jusqu’à l’arrêt ${to}.`,
  'scoring.started': ({ round }) => `Décompte de la manche ${round}.`,
  'water.scored': ({ seat, sources, fewest, points }, who) =>
    points === 0
      ? undefined
      : `${who(seat).does('a', 'avez')} ${count(sources, source)}, ${sources - fewest} de plus que le minimum, ` +
        `et ${who(seat).or('gagne', 'gagnez')} ${count(points, point)}.`,
  'scoring.ended': ({ round }) => `Le décompte de la manche ${round} est terminé.`,
  'game.ended': ({ totals }, who) =>
    `La partie est finie : ${totals.map((total, seat) => `${who(seat).said} ${total}`).join(', ')}.`,
  'game.won': ({ seats, total }, who) =>
    (seats.length === 1
      ? together(seats.map(who), 'gagne', 'gagnent', 'gagnez')
      : together(seats.map(who), 'partage la victoire', 'partagent la victoire', 'partagez la victoire')) +
    ` avec ${count(total, point)} !`,
}

/** 'Alice active METSAT, paie 4 cristaux et gagne 7 points.' */
const deeds = (all: readonly string[]) => `${list(all)}.`

const owns = (who: Person, total: number) =>
  total === 0 ? who.or('n’en a plus', 'n’en avez plus') : `${who.or('en a', 'en avez')} ${total}`

function gains({ or }: Person, { paid, crystals, points, spore: cell }: Gain): string[] {
  return [
    ...(paid > 0 ? [`${or('paie', 'payez')} ${count(paid, crystal)}`] : []),
    ...(crystals > 0 ? [`${or('gagne', 'gagnez')} ${count(crystals, crystal)}`] : []),
    ...(points > 0 ? [`${or('gagne', 'gagnez')} ${count(points, point)}`] : []),
    ...(cell === undefined ? [] : [`${or('pose', 'posez')} une Spore ${cells[cell]}`]),
  ]
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  pickBiome: 'choisisse une carte',
  playBiome: 'pose ou défausse sa carte',
  activate: 'active ses Biomes et ses Entités',
  scoreActivate: 'fasse son décompte',
  endTurn: 'termine son tour',
}
