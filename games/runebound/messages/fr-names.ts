import type { Scenario } from '../content/language.ts'
import { word } from '../content/words.ts'
import type { CardWords } from './cards.ts'
import { capital } from './effects.ts'
import { count, list, OF_ATTRIBUTE, phrasesFr, TROPHY } from './effects-fr.ts'
import type { Goal, Names } from './messages.ts'
import { enemyName } from './names.ts'

export const frNames: Names = {
  scenarios: {
    web: 'Pris dans la toile',
    margath: 'La domination de Margath',
    corpse: 'Le Roi des Cadavres',
    red: 'La Mort Rouge',
    locust: "L'Essaim de Locustes",
  },
  attributes: { body: 'Corps', mind: 'Intelligence', spirit: 'Esprit' },
  stats: { health: 'Santé', speed: 'Vitesse', hand: 'Main Max', gold: 'Or', actions: 'Actions' },
  kinds: { combat: 'Combat', exploration: 'Exploration', social: 'Social' },
  traits: { warrior: 'Guerrier', mystic: 'Mystique', savage: 'Sauvage', rogue: 'Escroc' },
  subtypes: {
    Humanoid: 'Humanoïde',
    Beast: 'Bête',
    Undead: 'Mort-vivant',
    Spider: 'Araignée',
    Dragon: 'Dragon',
    Demon: 'Démon',
    Spirit: 'Esprit',
  },
  types: { weapon: 'Arme', clothing: 'Vêtement', equipment: 'Équipement', travel: 'Déplacement', good: 'Bien' },
  terrains: { plains: 'plaine', forest: 'forêt', hills: 'colline', mountains: 'montagne', water: 'eau' },
  symbols: { plains: 'plaine', forest: 'forêt', hills: 'colline', mountains: 'montagne', water: 'eau', wild: 'Joker' },
  sites: { city: 'cité', town: 'ville', shrine: 'sanctuaire', stronghold: 'forteresse' },
  icons: {
    blank: 'vierge',
    phys: 'dégât physique',
    mag: 'dégât magique',
    skull: "dégât d'ennemi",
    shield: 'bouclier',
    surge: 'capacité améliorée',
    agi: 'agilité',
    dbl: 'double',
    charge: 'charge',
    tac: 'tactique',
  },
  faces: ['Joker', 'plaine', 'plaine ou forêt', 'plaine ou colline', 'forêt ou colline', 'montagne ou eau'],
  cards: {
    hero: 'Héros',
    enemy: 'Ennemi',
    event: 'Événement',
    quest: 'Quête',
    asset: 'Ressource',
    skill: 'Compétence',
    story: 'Histoire',
    twist: 'Coup du sort',
    envelope: 'Lettre scellée',
  },
}

export const frGoals: Record<Scenario, Goal> = {
  web: {
    wins: 'Tuez la Reine Ariad une fois apparue.',
    loses: "L'Acte II s'achève, ou plus aucun héros n'est en jeu.",
  },
  margath: {
    wins: 'Tuez Margath, tous les héros réunis dans son hexagone.',
    loses: "Margath atteint Tamalir, ou plus aucun héros n'est en jeu.",
  },
  corpse: {
    wins: 'Tuez Vorakesh et tous ses Champions.',
    loses: "L'Acte II s'achève, ou plus aucun héros n'est en jeu.",
  },
  red: {
    wins: "À l'Acte II, guérissez l'Épicentre et ne laissez aucune épidémie active.",
    loses:
      'Les dix épidémies sont actives, ou le temps atteint une case marquée : une depuis la fin par épidémie active.',
  },
  locust: {
    wins: 'Détruisez toutes les Troupes, même cachées.',
    loses: "Une Troupe entre dans une cité, trop de terre est brûlée, ou l'Acte II s'achève.",
  },
}

export const cardsFr: CardWords = {
  language: 'fr',
  phrases: phrasesFr,
  when: {
    passive: '',
    action: '',
    free: 'À votre tour',
    in_combat: 'En combat',
    combat_start: "Au début d'un combat",
    round_start: 'Au début de chaque round de combat',
    after_cast: 'Après le lancer',
    combat_action: 'Action de combat',
    surge: '',
    on_hit: 'Quand vous subissez des dégâts en combat',
    on_deal: 'Quand vous infligez des dégâts',
    round_end: 'À la fin de chaque round de combat',
    combat_win: 'Quand vous gagnez un combat',
    combat_lose: 'Quand vous perdez un combat',
    on_test: 'Lors d’un test',
    on_explore: 'Quand vous explorez',
    on_move: 'Quand vous vous déplacez',
    on_enter: 'Quand vous entrez dans un hexagone',
    on_rest: 'Quand vous vous reposez',
    on_train: 'Quand vous vous entraînez',
    on_shop: 'Quand vous achetez',
    on_adventure: "Quand vous partez à l'aventure",
  },
  moment(when, condition) {
    if (when === 'on_test') return capital(condition)
    return when === 'on_enter' ? `Quand vous entrez ${condition}` : `${cardsFr.when[when]} ${condition}`
  },
  limit: { turn: 'une fois par tour', round: 'une fois par round' },
  exert: 'dépassez-vous',
  surge: cost => `Capacité améliorée ${cost}`,
  action: cost => count(cost, 'action'),
  colon: ' : ',
  test: testFr,
  failed: 'Sinon',
  pay: gold => `payez ${gold} Or`,
  company: 'avec un autre héros présent',
  start: 'Au début',
  reward: 'Récompense',
  lose: 'Si vous perdez',
  gold: gold => `Rapporte ${gold} Or.`,
  tries: (place, actions) => `${place}, ${count(actions, 'action')}.`,
  samePlace: 'Dans cet hexagone',
  symbols: frNames.symbols,
  cost: gold => `${gold} Or`,
  sells: (value, at) => `Se vend ${value} Or dans ${at === 'shrine' ? 'tout' : 'toute'} ${frNames.sites[at]}.`,
  token: token => `Pion : ${token.split('|').map(sideFr).join(' / ')}.`,
  trophies: cost => `Coûte ${count(cost.length, 'Trophée')} : ${list(cost.map(icon => TROPHY[icon]))}.`,
  success: 'Vaut un succès dans les tests.',
  setup: 'Mise en place',
  kinds: frNames.cards,
  traits: frNames.traits,
  subtypes: frNames.subtypes,
  types: frNames.types,
  attributes: frNames.attributes,
}

function testFr(text: string): string {
  const { verb, args } = word(text)
  if (verb === 'fight') return `combattez ${enemyName(args[0]!, 'fr')}`
  const attribute = OF_ATTRIBUTE[args[0] as 'B']
  if (verb === 'tiers') return `test ${attribute}, chaque succès compte`
  const mod = Number(args[1] ?? 0)
  const need = Number(args[2] ?? 1)
  return [
    `test ${attribute}`,
    ...(mod === 0 ? [] : [`${count(Math.abs(mod), 'carte')} ${mod < 0 ? 'de moins' : 'de plus'}`]),
    ...(need === 1 ? [] : [`${need} succès`]),
  ].join(', ')
}

export { count, list }

/** 'dégât physique 2, doré': a side of a token as it is written. */
export function sideFr(text: string): string {
  const [, icon = 'blank', value = '', gold = ''] = /^([a-z]+)(\d?)(\*?)$/.exec(text) ?? []
  return `${frNames.icons[icon as 'phys']}${value === '' ? '' : ` ${value}`}${gold === '' ? '' : ', doré'}`
}
