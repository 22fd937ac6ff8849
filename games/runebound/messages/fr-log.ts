import type { Lines } from '@runatal/grammar'
import { agreed, count, de, list, m, type Noun, type Person, verb } from '@runatal/grammar/fr'
import type { RollFor } from '../rules/state.ts'
import type { Defeat } from '../rules/events.ts'
import type { Event, Fighter } from '../rules/types.ts'
import { cardText, optionName, outcomeNeed } from './cards.ts'
import { cardsFr } from './fr-cards.ts'
import { frNames } from './fr-names.ts'
import {
  ACTION,
  ARCANE,
  ATTRIBUTES,
  CARD,
  COMPANION,
  DAMAGE,
  GEM,
  GOLD,
  HERO,
  ENVELOPE,
  SUCCESS,
  TOKEN,
  TROPHY,
  UNIT,
} from './fr-nouns.ts'
import { reasonFr } from './fr-reasons.ts'
import {
  ability,
  at,
  type Blow,
  called,
  does,
  isDone,
  of,
  ofKind,
  orNone,
  quoted,
  ROMAN,
  strikes,
  the,
  theirs,
  towards,
  trophies,
} from './fr-said.ts'

const { icons, faces } = frNames

/** A line for every event. */
export const log: Lines<Event, Person> = {
  house_rule: ({ rule }) => HOUSE[rule],
  game_started: ({ scenario, first }, who) =>
    `${frNames.scenarios[scenario]} : ${who(first).does('commence', 'commencez')}.`,
  hero_chosen: ({ seat, hero }, who) => `${who(seat).does('joue', 'jouez')} ${called(hero)}.`,
  round_started: ({ round }) => `Le round ${round} commence.`,
  turn_started: ({ seat, actions }, who) => `${who(seat).own(m('tour'))} commence : ${orNone(actions, ACTION)}.`,
  turn_ended: ({ seat }, who) => `${who(seat).own(m('tour'))} est fini.`,
  action: ({ seat, action, left }, who) => {
    const [they, you] = ACTIONS[action] ?? ['agit', 'agissez']
    return `${who(seat).does(they, you)} (${left === 0 ? 'dernière action' : `encore ${count(left, ACTION)}`}).`
  },
  dice_rolled: ({ seat, for: why, faces: shown }, who) =>
    shown.length === 0
      ? undefined
      : `${who(seat).does('lance', 'lancez')} les dés ${who(seat).or(...ROLL[why])} : ${dice(shown)}.`,
  die_rerolled: ({ seat, die, face }, who) =>
    `${who(seat).does('relance', 'relancez')} le dé ${die + 1} : ${faces[face]}.`,
  hero_moved: ({ seat, to }, who) => `${who(seat).does('va', 'allez')} ${at(to)}.`,
  exerted: ({ seat, card }, who) => `${who(seat).does('se dépasse', 'vous dépassez')} avec ${quoted(card)}.`,
  followed: ({ seat }, who) => `${who(seat).does('suit', 'suivez')} le groupe.`,
  stopped_following: ({ seat }, who) => `${who(seat).does('ne suit', 'ne suivez')} plus le groupe.`,
  gem_turned: ({ hex, up }) => `La gemme ${of(hex)} est retournée face ${up ? 'visible' : 'cachée'}.`,
  gems_refreshed: ({ hexes: { length: n } }) =>
    n === 0 ? undefined : `${count(n, GEM)} ${verb(n, 'redevient', 'redeviennent')} ${agreed(GEM, 'visible', n)}.`,
  adventure_drawn: ({ seat, card }, who) => `${who(seat).does('tombe', 'tombez')} sur ${the(card)}.`,
  card_replaced: ({ card }) => `${quoted(card)} parle d’un autre héros : une autre carte est piochée.`,
  event_option: ({ seat, card, option }, who) =>
    `${who(seat).does('choisit', 'choisissez')} « ${optionName(card, option, 'fr')} ».`,
  test_cards: ({ seat, attribute, cards, successes }, who) =>
    `${who(seat).own(testOf(ATTRIBUTES[attribute]))} : ${orNone(cards.length, CARD)}, ${orNone(successes, SUCCESS)}.`,
  test_ended: ({ seat, passed }, who) =>
    passed ? `${who(seat).does('réussit', 'réussissez')} le test.` : `${who(seat).does('échoue', 'échouez')} au test.`,
  quest_taken: ({ seat, card }, who) => `${who(seat).does('prend', 'prenez')} la quête ${quoted(card)}.`,
  quest_outcome: ({ seat, card, outcome }, who) =>
    `${who(seat).does('accomplit', 'accomplissez')} ${quoted(card)} (${outcomeNeed(card, outcome, cardsFr)}).`,
  quest_failed: ({ seat, card }, who) =>
    `${who(seat).does('n’accomplit', 'n’accomplissez')} pas encore ${quoted(card)}.`,
  quest_abandoned: ({ seat, card }, who) => `${who(seat).does('abandonne', 'abandonnez')} ${quoted(card)}.`,
  trophy_gained: ({ seat, kind }, who) =>
    `${who(seat).does('gagne', 'gagnez')} ${count(1, ofKind(TROPHY, kind as 'combat'))}.`,
  trophies_spent: ({ seat, paid }, who) => `${who(seat).does('dépense', 'dépensez')} ${trophies(paid)}.`,
  skills_drawn: ({ seat, cards }, who) =>
    cards.length === 0
      ? `${who(seat).does('ne trouve', 'ne trouvez')} aucune Compétence à piocher.`
      : `${who(seat).does('pioche', 'piochez')} ${list(cards.map(quoted))}.`,
  skills_discarded: ({ seat, cards }, who) =>
    cards.length === 0 ? undefined : `${who(seat).does('défausse', 'défaussez')} ${list(cards.map(quoted))}.`,
  skill_learned: ({ seat, card }, who) => `${who(seat).does('apprend', 'apprenez')} ${quoted(card)}.`,
  skill_forgotten: ({ seat, card }, who) => `${who(seat).does('oublie', 'oubliez')} ${quoted(card)}.`,
  deck_reshuffled: ({ deck }) => `Le paquet ${deck === 'skills' ? 'Compétences' : 'Ressources'} est remélangé.`,
  market_card: ({ city, asset }) => `${does(asset, 'est', 'sont')} à vendre à ${called(city)}.`,
  twist: ({ seat, card }, who) =>
    `${who(seat).does('révèle', 'révélez')} un Rebondissement : ${who(seat).or(`${quoted(card)}.`, whole(card))}`,
  asset_gained: ({ seat, asset, cost }, who) =>
    cost === 0
      ? `${who(seat).does('reçoit', 'recevez')} ${the(asset)}.`
      : `${who(seat).does('achète', 'achetez')} ${the(asset)} pour ${count(cost, GOLD)}.`,
  asset_sold: ({ seat, asset, price }, who) =>
    `${who(seat).does('vend', 'vendez')} ${the(asset)} pour ${price === 0 ? 'rien' : count(price, GOLD)}.`,
  asset_discarded: ({ asset }) => `${isDone(asset, 'défaussé')}.`,
  gold_changed: ({ seat, change }, who) =>
    some(change, n => `${who(seat).does(...(change < 0 ? LOSES : GAINS))} ${count(n, GOLD)}.`),
  healed: ({ seat, amount }, who) => some(amount, n => `${who(seat).does('soigne', 'soignez')} ${count(n, DAMAGE)}.`),
  damaged: ({ seat, amount }, who) => some(amount, n => `${who(seat).does('subit', 'subissez')} ${count(n, DAMAGE)}.`),
  hero_defeated: ({ seat }, who) => `${who(seat).own(HERO)} est vaincu et devra se reposer.`,
  hero_removed: ({ seat }, who) => `${who(seat).own(HERO)} est retiré de la partie.`,
  delayed: ({ seat }, who) => `${who(seat).own(HERO)} est retardé.`,
  delay_cleared: ({ seat }, who) => `${who(seat).own(HERO)} n’est plus retardé.`,
  prepared: ({ seat }, who) => `${who(seat).does('prend', 'prenez')} le pion Se préparer.`,
  given: ({ from, to, gold = 0, asset }, who) =>
    `${who(from).gives('donne', 'donnez', asset === undefined ? count(gold, GOLD) : the(asset), who(to))}.`,
  exchange_refused: ({ seat }, who) => `${who(seat).does('refuse', 'refusez')} l’échange.`,
  envelope_gained: ({ seat }, who) => `${who(seat).does('prend', 'prenez')} une Enveloppe.`,
  envelope_opened: ({ from, to, card }, who) =>
    `${who(to).does('ouvre', 'ouvrez')} ${who(from).own(ENVELOPE)} : ${whole(card)}`,
  combat_started: ({ seat, enemy, rival, health }, who) =>
    enemy === undefined
      ? `${who(seat).does('défie', 'défiez', who(rival!))}.`
      : `${who(seat).does('combat', 'combattez')} ${the(enemy)} (Santé ${health}).`,
  combat_round: ({ round }) => `Round de combat ${round}.`,
  tokens_cast: ({ seat, gold: [mine, other], heroStarts, rival, enemy }, who) => {
    const by: Fighter = heroStarts || enemy === undefined ? { seat: heroStarts ? seat : rival! } : { enemy }
    const begins = `${strikes(by, who, HAS)} l’initiative`
    if (!heroStarts && mine >= other) return `Embuscade : ${begins}.`
    return `${begins} (icônes dorées : ${heroStarts ? `${mine}–${other}` : `${other}–${mine}`}).`
  },
  tokens_spent: ({ icon, value, ...by }, who) => {
    const told = SPENT[icon]
    return told && some(value, n => `${strikes(by, who, told.does)}${told.how(n)}.`)
  },
  token_turned: ({ token, how, ...by }, who) =>
    `${tokenOf(by, who, token)} est ${how === 'flip' ? 'retourné' : 'relancé'}.`,
  token_doubled: ({ token, ...by }, who) => `${tokenOf(by, who, token)} est doublé.`,
  token_copied: ({ icon, value, ...by }, who) =>
    `${strikes(by, who, COPIES)} par tactique : ${icons[icon as 'phys']}${value === 0 ? '' : ` de valeur ${value}`}.`,
  token_removed: ({ token, ...by }, who) => `${tokenOf(by, who, token)} est retiré.`,
  surge_used: ({ name, ...by }, who) => `${strikes(by, who, USES)} ${ability(name)}.`,
  blocked: ({ amount, ...by }, who) => some(amount, n => `${strikes(by, who, BLOCKS)} ${count(n, DAMAGE)}.`),
  prevented: ({ seat, amount, by }, who) =>
    some(amount, n =>
      seat === by
        ? `${who(seat).does('évite', 'évitez')} ${count(n, DAMAGE)}.`
        : `${who(by).gives('épargne', 'épargnez', count(n, DAMAGE), who(seat))}.`,
    ),
  enemy_damaged: ({ enemy, amount, left }) =>
    some(
      amount,
      n => `${does(enemy, 'subit', 'subissent')} ${count(n, DAMAGE)}${left > 0 ? ` (Santé restante : ${left})` : ''}.`,
    ),
  enemy_healed: ({ enemy, amount }) => some(amount, n => `${does(enemy, 'soigne', 'soignent')} ${count(n, DAMAGE)}.`),
  passed: (by, who) => `${strikes(by, who, PASSES)}.`,
  retreated: ({ seat, to }, who) => `${who(seat).does('bat', 'battez')} en retraite ${towards(to)}.`,
  retreat_failed: ({ seat }, who) => `${who(seat).does('ne parvient', 'ne parvenez')} pas à battre en retraite.`,
  combat_won: ({ seat, enemy }, who) =>
    enemy === undefined
      ? `${who(seat).does('remporte', 'remportez')} le défi.`
      : `${who(seat).does('vainc', 'vainquez')} ${the(enemy)}.`,
  combat_lost: ({ seat, enemy }, who) =>
    `${who(seat).does('perd', 'perdez')} ${enemy === undefined ? 'le défi' : `le combat contre ${the(enemy)}`}.`,
  combat_ended: ({ seat }, who) => `${who(seat).own(m('combat'))} s’achève sans vainqueur.`,
  time_advanced: ({ act, space }) => `Le temps avance : Acte ${ROMAN[act - 1]}, case ${space}.`,
  act_ended: ({ act }) => `L’Acte ${ROMAN[act - 1]} est fini.`,
  story_drawn: ({ card }) => `Carte Histoire : ${whole(card)}`,
  story_quest_placed: ({ card, slot }) => `Quête Histoire ${ROMAN[slot]} : ${quoted(card)}.`,
  story_quest_solved: ({ seat, card }, who) =>
    `${who(seat).does('accomplit', 'accomplissez')} la quête Histoire ${quoted(card)}.`,
  web_placed: ({ hex }) => `Une Toile est tissée ${at(hex)}.`,
  web_removed: ({ hex }) => `La Toile ${of(hex)} est détruite.`,
  master_appeared: ({ enemy, hex }) => `${does(enemy, 'apparaît', 'apparaissent')} ${at(hex)}.`,
  master_moved: ({ enemy, hex }) => `${does(enemy, 'va', 'vont')} ${at(hex)}.`,
  rest_forbidden: () => 'Le combat contre la Reine a commencé : plus personne ne peut se reposer.',
  favour: ({ seat, what, change }, who) =>
    some(change, n => `${who(seat).does(...(change < 0 ? SPENDS : GAINS))} ${count(n, FAVOUR[what])}.`),
  scenario_rolled: ({ what, faces: shown }) =>
    shown.length === 0 ? undefined : `${what === 'margath' ? 'Vol de Margath' : 'Infection'} : ${dice(shown)}.`,
  zombie_placed: ({ hex }) => `Un Zombie se lève ${at(hex)}.`,
  zombie_moved: ({ to }) => `Un Zombie se traîne ${towards(to)}.`,
  zombie_killed: ({ hex }) => `Un Zombie est détruit ${at(hex)}.`,
  plague_changed: ({ hex, to }) => `L’épidémie ${of(hex)} ${PLAGUE_IS[to]}.`,
  warband_revealed: ({ card, hex }) => `Une Troupe de guerre apparaît ${at(hex)} : ${the(card)}.`,
  warband_looked_at: ({ seat, slot, card }, who) =>
    `${who(seat).does('regarde', 'regardez')} la Troupe de guerre ${ROMAN[slot]}${card === undefined ? '' : ` : ${the(card)}`}.`,
  warband_moved: ({ slot, hex }) => `La Troupe de guerre ${ROMAN[slot]} marche ${towards(hex)}.`,
  units_changed: ({ slot, change }) =>
    some(change, n => `La Troupe de guerre ${ROMAN[slot]} ${change < 0 ? 'perd' : 'gagne'} ${count(n, UNIT)}.`),
  scorched: ({ hex }) => `La terre brûle ${at(hex)}.`,
  unscorched: ({ hex }) => `La vie revient ${at(hex)}.`,
  bot_says: ({ seat, reason }, who) => `${who(seat).said} : « ${reasonFr(reason)} »`,
  game_won: () => 'Les héros ont gagné !',
  game_lost: ({ reason }) => `Les héros ont perdu : ${LOST[reason]}.`,
}

/** None of nothing; of a loss what is lost. */
function some(n: number, say: (n: number) => string | undefined): string | undefined {
  return n === 0 ? undefined : say(Math.abs(n))
}

const dice = (shown: readonly number[]) => shown.map(face => faces[face]).join(' · ')
const testOf = (attribute: Noun): Noun => m(`test ${de(attribute)}`, `tests ${de(attribute)}`)
/** '« Liquidation ». Pendant cet achat, …' */
const whole = (card: string) => [`${quoted(card)}.`, ...cardText(card, cardsFr).lines].join(' ')

const tokenOf = (by: Fighter, who: (seat: number) => Person, token: number) =>
  theirs(by, who, m(`pion ${token + 1}`, `pions ${token + 1}`))

/** What they do, and what the reader does. */
type Verb = readonly [they: string, you: string]

const GAINS: Verb = ['gagne', 'gagnez']
const LOSES: Verb = ['perd', 'perdez']
const SPENDS: Verb = ['dépense', 'dépensez']
const HAS: Blow = ['a', 'avez', 'ont']
const BLOCKS: Blow = ['bloque', 'bloquez', 'bloquent']
const COPIES: Blow = ['copie', 'copiez', 'copient']
const PASSES: Blow = ['passe', 'passez', 'passent']
const STRIKES: Blow = ['frappe', 'frappez', 'frappent']
const USES: Blow = ['utilise', 'utilisez', 'utilisent']
const FAVOUR = { arcane: ARCANE, companion: COMPANION } as const
const PLAGUE_IS = { latent: 'redevient latente', active: 'devient active', cured: 'est guérie' } as const

const ACTIONS: Readonly<Record<string, Verb>> = {
  move: ['se déplace', 'vous déplacez'],
  adventure: ['s’aventure', 'vous aventurez'],
  train: ['s’entraîne', 'vous entraînez'],
  shop: ['fait des achats', 'faites des achats'],
  rest: ['se repose', 'vous reposez'],
  prepare: ['se prépare', 'vous préparez'],
  clearDelay: ['lève son délai', 'levez votre délai'],
  quest: ['tente une quête', 'tentez une quête'],
  storyQuest: ['tente une quête Histoire', 'tentez une quête Histoire'],
  destroyWeb: ['détruit une Toile', 'détruisez une Toile'],
  engage: ['engage le combat', 'engagez le combat'],
  giveCompanion: ['donne un Compagnon', 'donnez un Compagnon'],
  killZombie: ['détruit un Zombie', 'détruisez un Zombie'],
  quarantine: ['met une épidémie en quarantaine', 'mettez une épidémie en quarantaine'],
  cureEpicentre: ['tente de guérir l’Épicentre', 'tentez de guérir l’Épicentre'],
  use: ['utilise une capacité', 'utilisez une capacité'],
}

const ROLL: Record<RollFor, Verb> = {
  move: ['pour se déplacer', 'pour vous déplacer'],
  rest: ['pour se reposer', 'pour vous reposer'],
  quest: ['pour explorer', 'pour explorer'],
  story_quest: ['pour explorer', 'pour explorer'],
  wild: ['en quête d’un Joker', 'en quête d’un Joker'],
  retreat: ['pour battre en retraite', 'pour battre en retraite'],
}

const LOST: Readonly<Record<Defeat, string>> = {
  heroes: 'plus aucun héros n’est en jeu',
  time: 'l’Acte II est fini',
  track: 'le temps a atteint une case marquée',
  plagues: 'toutes les épidémies sont actives',
  tamalir: 'Margath a atteint Tamalir',
  scorched: 'trop de terre est brûlée',
  city: 'une Troupe de guerre est entrée dans une cité',
}

const HOUSE = {
  'RB-486': 'Règle maison : montagne ou eau infecte aussi, et forêt ou colline à l’Acte II à partir de deux héros.',
  'RB-519': 'Règle maison : contre un groupe, chaque Troupe de guerre commence avec 2 Unités.',
  'RB-586':
    'Règle maison : une table clémente. Les antagonistes ont un cinquième de Santé en moins, les héros commencent avec 2 Or de plus et les gemmes reviennent aussi en case 12.',
  'RB-587':
    'Règle maison : une table rude. Les antagonistes ont un cinquième de Santé en plus, les héros commencent avec 1 Or de moins.',
}

/** What tokens do, by their icon; those for surge are told by what they pay for. */
const SPENT: Readonly<Record<string, { does: Blow; how(n: number): string }>> = {
  phys: { does: STRIKES, how: n => ` : ${count(n, DAMAGE, 'physique')}` },
  mag: { does: STRIKES, how: n => ` : ${count(n, DAMAGE, 'magique')}` },
  skull: { does: STRIKES, how: n => ` : ${count(n, DAMAGE)}` },
  charge: { does: ['charge', 'chargez', 'chargent'], how: n => ` : ${count(n, DAMAGE, 'inévitable')}` },
  agi: {
    does: ['use', 'usez', 'usent'],
    how: n => ` d’agilité : ${count(n, TOKEN)} à retourner ou à relancer`,
  },
}
