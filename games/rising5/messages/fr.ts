import {
  agreed,
  au,
  capital,
  count,
  de,
  du,
  le,
  list,
  people,
  type Person,
  printed,
  sentence,
  waitingFor,
} from '@runatal/grammar/fr'
import { type Lines, tell } from '@runatal/grammar'
import { HEROES } from '../content/names.ts'
import type { RegionCardId } from '../content/regions.ts'
import { RUNES } from '../rules/puzzle.ts'
import type { Event, Roll, ShownSign } from '../rules/types.ts'
import { frNames } from './fr-names.ts'
import { frReasons, frTalk } from './fr-talk.ts'
import {
  ACTION,
  ATTEMPT,
  CARD,
  cards,
  CUBE,
  items,
  MONSTER,
  MOON,
  places,
  PLAYER,
  runes as colours,
  SIGN,
  signAs,
  signs,
  SPACE,
  states,
  TURN,
} from './fr-nouns.ts'
import type { Kind, Messages } from './messages.ts'
import { because, rewardsHere, runeAt } from './words.ts'

const { heroes, skills, runes, reward } = frNames

export const fr: Messages = {
  ...frNames,

  ...printed<Pick<Messages, 'ask' | 'waiting' | 'move' | 'reason'>>({
    reason: reason => because(frReasons, reason),
    ask: (kind, state) =>
      ({
        gmSolution: 'Choisissez la solution secrète : une Rune par emplacement.',
        gmLinks: 'Reliez chaque Rune à un Signe.',
        gmResult: 'Disposez les quatre Signes.',
        gmHint: `Remettez le Signe de la Rune ${runes[RUNES[state.asked] ?? 'blue']}.`,
        gmFillIn: 'Vos réponses peuvent se remplir d’elles-mêmes.',
        activate: 'Activez un personnage, ou passez.',
        skill: `Utiliser maintenant la Compétence ${de(heroes[HEROES[state.hero] ?? 'hal'])} ?`,
        skillOrakl: 'Choisissez deux Runes à échanger.',
        skillNova: 'Choisissez le Monstre à surprendre.',
        skillEkho: 'Choisissez qui se déplace, et où.',
        skillHal: 'Quelle Compétence Hal copie-t-il ?',
        action: `Choisissez une action. Il en reste ${state.actions}.`,
        move: 'Choisissez un lieu.',
        askSupport: 'Demander du Soutien avant le lancer ?',
        giveSupport: 'Combien de cartes donnez-vous ?',
        offerSupport: 'Soutenir ce combat ? Vous pouvez changer d’avis jusqu’au lancer.',
        closeSupport: 'Lancez le dé sans attendre d’autres cartes.',
        afterRoll: 'Gardez ce lancer, ou utilisez un objet.',
        slashReward: 'Choisissez une récompense.',
        relic: 'Choisissez une Relique.',
        hint: 'Sur quelle Rune porte l’Indice ?',
        sealConfirm: 'Tenter de sceller le Portail avec ces Runes ?',
        crisisConfirm: 'Résolvez la crise de Lune Rouge.',
        drawCount: 'Combien de cartes piochez-vous ?',
        redMoonReaction: 'Une Lune Rouge ! Laissez-la agir, ou utilisez le Pendentif.',
        discardDown: 'Défaussez une carte.',
        useItem: 'Utilisez un objet de l’équipe.',
        bladeTarget: 'Choisissez le Monstre à frapper.',
        notes: 'Modifiez le carnet.',
      })[kind],

    waiting: (kind, name) => waitingFor(name, WAITING[kind]),

    move(move, state) {
      switch (move.do) {
        case 'activate':
          return `Activer ${heroes[move.hero]} pour ${count(move.actions, ACTION)}`
        case 'pass':
          return 'Passer'
        case 'use':
          return 'item' in move
            ? `${frNames.items[move.item].name} : ${frNames.items[move.item].does}`
            : 'Utiliser la Compétence'
        case 'skip':
          return 'Ne pas utiliser la Compétence'
        case 'swap':
          return `Échanger ${le(colours[runeAt(state, move.from)])} et ${le(colours[runeAt(state, move.to)])}`
        case 'surprise':
          return `Surprendre le Monstre ${du(places[move.place])}`
        case 'send':
          return `Envoyer ${heroes[move.hero]} ${au(places[move.place])}`
        case 'copy':
          return `${heroes[move.hero]} : ${skills[move.hero].name}`
        case 'move':
          return 'Se déplacer'
        case 'encounter':
          return 'Rencontrer'
        case 'seal':
          return 'Sceller le Portail'
        case 'giveUp':
          return 'Renoncer au reste'
        case 'goTo':
          return `Aller ${au(places[move.place])}`
        case 'ask':
          return 'Demander du Soutien'
        case 'roll':
          return 'Lancer tout de suite'
        case 'give':
          return move.cards === 0 ? 'Ne rien donner' : `Donner ${count(move.cards, CARD)}`
        case 'offer':
          return move.cards === 0 ? 'Ne rien donner' : `Donner ${count(move.cards, CARD)} en tout`
        case 'close':
          return 'Lancer maintenant'
        case 'keep':
          return 'Garder ce lancer'
        case 'choose':
          return `Prendre ${reward(rewardsHere(state)[move.reward] ?? {})}`
        case 'take':
          return `Prendre ${le(items[move.relic])}`
        case 'hint':
          return `Indice sur la Rune ${runes[move.rune]}`
        case 'decline':
          return 'Renoncer à l’Indice'
        case 'confirm':
          return 'Sceller avec ces Runes'
        case 'resolve':
          return 'Résoudre la crise'
        case 'draw':
          return `Piocher ${count(move.cards, CARD)}`
        case 'letStand':
          return 'Laisser agir la Lune Rouge'
        case 'discard':
          return `Défausser ${heroes[move.hero]}`
        case 'strike':
          return `Frapper le Monstre ${du(places[move.place])}`
        case 'note':
          return `${signs[move.sign].one} : ${
            move.to === 'aside'
              ? 'retirer du carnet'
              : move.to === 'unlinked'
                ? `${agreed(signs[move.sign], 'vu')}, pas encore ${agreed(signs[move.sign], 'relié')}`
                : `à côté de la Rune ${runes[move.to]}`
          }`
        case 'set':
          return 'solution' in move
            ? `Solution : ${list(move.solution.map(rune => runes[rune]))}`
            : `Relier ${list(move.links.map((sign, i) => `${le(colours[RUNES[i] ?? 'blue'])} ${au(signs[sign])}`))}`
        case 'random':
          return 'Tirer au sort'
        case 'publish':
          return `Publier : ${shown(move.signs)}`
        case 'hand':
          return `Remettre ${le(signs[move.sign])}`
        case 'fill':
          return 'Remplir la réponse à ma place'
        case 'fillIn':
          return move.on ? 'Remplir désormais mes réponses à ma place' : 'Répondre désormais à la main'
        case 'back':
          return 'Reprendre'
      }
    },
  }),

  event: (event, name) => sentence(tell(log, event, people(name))),

  progress: ({ turn, fate }) => (fate === 'playing' ? `Tour ${turn}` : frNames.fates[fate]),
}

const log: Lines<Event, Person> = {
  game_set_up: ({ players, difficulty }) =>
    `${count(players, PLAYER)} sur Asteros. ${frNames.choices.table.difficulty.values[difficulty]}.`,
  hands_dealt: ({ seat, count: dealt }, who) => `${who(seat).does('reçoit', 'recevez')} ${count(dealt, CARD)}.`,
  red_moons_inserted: ({ count: moons, positions }) =>
    positions === undefined
      ? `${count(moons, MOON)} sont mélangées à la pile.`
      : `${count(moons, MOON)} sont glissées dans la pile : cartes ${list(positions.map(String))}.`,
  runes_captured: ({ arrangement }) => `Les Runes du Portail : ${list(arrangement.map(rune => runes[rune]))}.`,
  puzzle_made: () => 'Une nouvelle énigme est scellée.',
  gm_ready: () => 'Le Maître de jeu a caché la solution.',
  result_shown: ({ signs: answer, initial }) =>
    `${initial ? 'Le Portail parle pour la première fois' : 'Le Portail répond'} : ${shown(answer)}.`,
  turn_started: ({ seat, turn, redMoonWaiting }, who) =>
    `Tour ${turn} : à ${who(seat).said} de jouer${redMoonWaiting ? ', sous une Lune Rouge' : ''}.`,
  passed: ({ seat }, who) => `${who(seat).does('passe', 'passez')}.`,
  activated: ({ seat, hero, actions }, who) =>
    `${who(seat).does('active', 'activez')} ${heroes[hero]} pour ${count(actions, ACTION)}.`,
  skill_used: ({ hero, copied }) =>
    copied === undefined
      ? `${heroes[hero]} utilise sa Compétence : ${skills[hero].name}.`
      : `${heroes[hero]} copie la Compétence ${de(heroes[copied])} : ${skills[copied].name}.`,
  skill_skipped: ({ hero }) => `${heroes[hero]} n’utilise pas sa Compétence.`,
  runes_swapped: ({ runes: [one, other] }) => `Les Runes ${runes[one]} et ${runes[other]} changent de place.`,
  character_moved: ({ hero, to, by }) =>
    by === hero
      ? `${heroes[hero]} se rend ${au(places[to])}.`
      : `${heroes[by]} envoie ${heroes[hero]} ${au(places[to])}.`,
  encounter_started: ({ hero, card, place }) => `${heroes[hero]} rencontre ${le(cards[card])} ${au(places[place])}.`,
  support_asked: ({ seat, hero }, who) => `${who(seat).does('demande', 'demandez')} du Soutien pour ${heroes[hero]}.`,
  support_given: ({ seat, cards: given, total }, who) =>
    given === 0
      ? `${who(seat).does('ne donne', 'ne donnez')} pas de Soutien.`
      : `${who(seat).does('donne', 'donnez')} ${count(given, CARD)} en Soutien : +${total} en tout.`,
  support_taken_back: ({ seat, cards: back, total }, who) =>
    `${who(seat).does('reprend', 'reprenez')} ${count(back, CARD)}${total === 0 ? '.' : ` : +${total} en tout.`}`,
  die_rolled: event => `Le dé donne ${rolled(event)}`,
  die_rerolled: event => `La Potion relance le dé, qui donne ${rolled(event)}`,
  surprise_attack: ({ card, success }) =>
    success
      ? `${agreedTo(card, 'est', 'sont')} ${agreed(cards[card], ['pris', 'prise'])} par surprise.`
      : `${agreedTo(card, 'échappe', 'échappent')} à l’attaque surprise.`,
  fight_won: ({ card }) => `${agreedTo(card, 'est', 'sont')} ${agreed(cards[card], 'vaincu')}.`,
  fight_lost: ({ card, moons }) =>
    `${agreedTo(card, 'résiste', 'résistent')}${moons === 0 ? '' : `, et l’éclipse gagne ${count(moons, SPACE)}`}.`,
  companion_met: ({ card }) => `${agreedTo(card, 'aide', 'aident')} l’équipe.`,
  cache_opened: ({ card, artefact }) =>
    artefact === undefined
      ? `${agreedTo(card, 'est', 'sont')} ${agreed(cards[card], 'vide')}.`
      : `${agreedTo(card, 'contient', 'contiennent')} ${le(items[artefact])}.`,
  cubes_gained: ({ cubes, lost }) => {
    const gained = [
      ...(cubes > 0 ? [count(cubes, CUBE, 'gagné')] : []),
      ...(lost > 0 ? [count(lost, CUBE, 'perdu')] : []),
    ]
    return gained.length === 0 ? undefined : `${gained.join(', ')}.`
  },
  marker_moved: ({ from, to }) =>
    `Le marqueur d’Éclipse ${to > from ? 'descend' : 'remonte'} de la case ${from} à la case ${to}.`,
  relic_gained: ({ relic, by }, who) => `${who(by).does('gagne', 'gagnez')} ${le(items[relic])} pour l’équipe.`,
  hint_asked: ({ rune, by }, who) => `${who(by).does('demande', 'demandez')} un Indice sur la Rune ${runes[rune]}.`,
  hint_given: ({ rune, sign }) => `Indice : la Rune ${runes[rune]} est ${le(signs[sign])}.`,
  hint_declined: ({ by }, who) => `${who(by).does('renonce', 'renoncez')} à l’Indice.`,
  item_used: ({ item, by, card }, who) =>
    `${who(by).does('utilise', 'utilisez')} ${le(items[item])}${card === undefined ? '' : ` contre ${le(cards[card])}`}.`,
  seal_attempted: ({ hero, arrangement }) =>
    `${heroes[hero]} tente de sceller le Portail : ${list(arrangement.map(rune => runes[rune]))}.`,
  seal_failed: event => `Le sceau ne tient pas : ${list(tallied(event))}.`,
  actions_given_up: ({ seat, actions }, who) =>
    actions === 0 ? undefined : `${who(seat).does('renonce', 'renoncez')} à ${count(actions, ACTION)}.`,
  crisis_resolved: ({ total, moons }) =>
    total === 0
      ? 'Crise de Lune Rouge : sans Monstre en vue, l’éclipse ne bouge pas.'
      : `Crise de Lune Rouge : ${count(total, MOON)} sur ${count(moons.length, MONSTER)}.`,
  red_moon_discarded: () => 'La Lune Rouge est défaussée.',
  draw_declared: ({ seat, cards: declared }, who) =>
    `${who(seat).does('va', 'allez')} piocher ${count(declared, CARD)}.`,
  card_drawn: ({ seat, hero, to }, who) =>
    `${who(seat).does('pioche', 'piochez')} une carte${hero === undefined ? '' : ` ${heroes[hero]}`}` +
    `${to === 'reserve' ? ' pour la réserve de Soutien' : ''}.`,
  red_moon_revealed: ({ seat }, who) => `${who(seat).does('pioche', 'piochez')} une Lune Rouge !`,
  red_moon_cancelled: ({ by }, who) => `${who(by).does('annule', 'annulez')} la Lune Rouge.`,
  card_discarded: ({ seat, hero }, who) => `${who(seat).does('défausse', 'défaussez')} une carte ${heroes[hero]}.`,
  location_refilled: ({ place, card }) => `${agreedTo(card, 'apparaît', 'apparaissent')} ${au(places[place])}.`,
  turn_ended: ({ seat }, who) => `${who(seat).own(TURN)} s’achève.`,
  game_won: ({ attempts }) => `Le Portail est scellé après ${count(attempts, ATTEMPT)}. Asteros est sauvée !`,
  game_lost: ({ reason }) =>
    reason === 'eclipse'
      ? 'L’éclipse est totale. Asteros succombe.'
      : 'La pile de cartes Personnage est épuisée. Asteros succombe.',
  note_changed: ({ sign, to, by }, who) =>
    to === 'aside'
      ? `${who(by).does('retire', 'retirez')} ${le(signs[sign])} du carnet.`
      : `${who(by).does('note', 'notez')} ${le(signs[sign])} ${to === 'unlinked' ? 'sans Rune' : `à côté de la Rune ${runes[to]}`}.`,
  filling_in: ({ on }) =>
    on
      ? 'Les réponses du Maître de jeu se remplissent désormais d’elles-mêmes.'
      : 'Le Maître de jeu répond désormais à la main.',
  bot_says: ({ seat, reason }, who) => `${who(seat).said} : « ${because(frTalk, reason)} »`,
}

/** 'L’Ermite aide', 'Les Jumeaux aident'. */
function agreedTo(card: RegionCardId, one: string, several: string): string {
  return `${capital(le(cards[card]))} ${cards[card].kind === 'plural' ? several : one}`
}

function shown(answer: readonly ShownSign[]): string {
  return list(answer.map(({ sign, state }) => signAs(sign, state)))
}

/** '2 Signes dorés', '1 sombre': of those there are. */
function tallied(tally: Record<'golden' | 'bright' | 'dark', number>): string[] {
  return (['golden', 'bright', 'dark'] as const)
    .filter(state => tally[state] > 0)
    .map(state => [tally[state], states[state]] as const)
    .map(([n, state], i) => (i === 0 ? count(n, SIGN, state) : `${n} ${agreed(SIGN, state, n)}`))
}

function rolled({ face, support, teamwork, total, need }: Roll): string {
  if (face === 0) return 'une Éclipse : l’attaque échoue.'
  const bonuses = [
    ...(support > 0 ? [`${support} de Soutien`] : []),
    ...(teamwork > 0 ? [`${teamwork} de Travail d’équipe`] : []),
  ]
  if (bonuses.length === 0) return `${face} contre une force de ${need}.`
  return `${face}, plus ${list(bonuses)} : ${total} contre une force de ${need}.`
}

/** What the others wait for. */
const WAITING: Record<Kind, string> = {
  gmSolution: 'choisisse la solution secrète',
  gmLinks: 'relie chaque Rune à un Signe',
  gmResult: 'dispose les Signes',
  gmHint: 'remette un Signe',
  gmFillIn: 'réponde',
  activate: 'active un personnage, ou passe',
  skill: 'utilise la Compétence, ou non',
  skillOrakl: 'échange deux Runes',
  skillNova: 'choisisse un Monstre',
  skillEkho: 'déplace un personnage',
  skillHal: 'choisisse une Compétence à copier',
  action: 'choisisse une action',
  move: 'choisisse un lieu',
  askSupport: 'demande du Soutien, ou lance le dé',
  giveSupport: 'donne des cartes, ou non',
  offerSupport: 'donne des cartes, ou non',
  closeSupport: 'lance le dé',
  afterRoll: 'garde ce lancer, ou utilise un objet',
  slashReward: 'choisisse une récompense',
  relic: 'choisisse une Relique',
  hint: 'choisisse une Rune pour l’Indice',
  sealConfirm: 'confirme la tentative',
  crisisConfirm: 'résolve la crise',
  drawCount: 'pioche',
  redMoonReaction: 'laisse agir la Lune Rouge, ou utilise le Pendentif',
  discardDown: 'défausse une carte',
  useItem: 'utilise un objet',
  bladeTarget: 'choisisse le Monstre à frapper',
  notes: 'modifie le carnet',
}
