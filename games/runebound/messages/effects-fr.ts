import { capital, count, de, du, f, le, list, m, type Noun, son, un, votre } from '@runatal/grammar/fr'
import type { Amount, Whose, HexKind, Quantity, Rule, Stat, Where } from '../content/effects.ts'
import type { AssetType } from '../content/language.ts'
import type { SiteId } from '../content/map.ts'
import type { Phrases, Speaker } from './effects.ts'
import {
  ACTION,
  ARCANE,
  ATTRIBUTES,
  BAND,
  CARD,
  COMPANION,
  DAMAGE,
  DIE,
  FOE,
  GEM,
  GOLD,
  GOLD_ICON,
  HERO,
  HEX,
  noun,
  PLAGUE,
  SKILL_CARD,
  SUCCESS,
  TOKEN,
  TROPHY,
  TYPES,
  UNIT,
  WEB,
  ZOMBIE,
} from './fr-nouns.ts'
import { at, atPlace, ofKind, ofPlace, the, trophyNoun } from './fr-said.ts'
import { thingOf } from './names.ts'

/** 'gagnez', 'gagne' or 'gagner'. */
function er(by: Speaker, stem: string): string {
  return `${stem}${by.bare ? 'er' : by.they ? 'e' : 'ez'}`
}

function v(by: Speaker, you: string, they: string, bare: string): string {
  return by.bare ? bare : by.they ? they : you
}

/** 'déplacez-vous', 'se déplace', 'vous déplacer' */
function oneself(by: Speaker, you: string, they: string, bare: string): string {
  return v(by, `${you}-vous`, `se ${they}`, `${by.they ? 'se' : 'vous'} ${bare}`)
}

/** 'sa main', 'votre main' */
const own = (by: Speaker, thing: Noun) => (by.they ? son(thing) : votre(thing))
const yours = (by: Speaker) => (by.they ? 'ses' : 'vos')
const ownChoice = (by: Speaker) => `de ${own(by, m('choix'))}`
const rival = (by: Speaker) => le(by.foe ? HERO : FOE)
const ofRival = (by: Speaker) => du(by.foe ? HERO : FOE)

const STAT: Record<Stat, string> = {
  body: ATTRIBUTES.body.one,
  mind: ATTRIBUTES.mind.one,
  spirit: ATTRIBUTES.spirit.one,
  health: 'Santé',
  speed: 'Vitesse',
  hand: 'Main Max',
}

/** '2 dégâts', '1 dégât par Unité, plus 1', '1 Toile par héros'. */
function much(amount: Amount, by: Speaker, thing: Noun): string {
  if (typeof amount === 'number') return count(amount, thing)
  if (typeof amount === 'string') return `${count(1, thing)} ${per(amount, by)}`
  const [how, n, what] = amount
  return how === 'plus' ? `${much(what, by, thing)}, plus ${n}` : `${much(what, by, thing)} (${n} au plus)`
}

const damage = (n: Amount, by: Speaker) => much(n, by, DAMAGE)
const magic = (n: Amount, by: Speaker) => much(n, by, m('dégât magique', 'dégâts magiques'))
const gold = (n: Amount, by: Speaker) => much(n, by, GOLD)
const skill = (n: Amount, by: Speaker) => much(n, by, SKILL_CARD)
const token = (n: Amount, by: Speaker) => much(n, by, TOKEN)
/** 'l’un de vos pions', '2 de vos pions' */
const someTokens = (n: number, by: Speaker) => `${n === 1 ? 'l’un' : n} de ${yours(by)} ${TOKEN.many}`
/** 'd’un hexagone', 'de 2 hexagones' */
const farther = (n: Amount, by: Speaker) => (n === 1 ? de(un(HEX)) : de(much(n, by, HEX)))

function per(what: Quantity, by: Speaker): string {
  switch (what) {
    case 'heroes':
      return 'par héros'
    case 'pairs_of_heroes':
      return 'pour deux héros'
    case 'body':
    case 'mind':
    case 'spirit':
      return `par point ${de(ATTRIBUTES[what])}`
    case 'successes':
      return 'par succès'
    case 'damage':
      return `par dégât ${by.they ? 'qu’il a subi' : 'que vous avez subi'}`
    case 'spent':
      return by.struck ? 'par pion qu’il a dépensé' : `par pion dépensé par ${rival(by)}`
    case 'pool':
      return `par pion non dépensé ${by.struck ? du(HERO) : ofRival(by)}`
    case 'webs_near':
      return `par Toile dans ${own(by, HEX)} ou à côté`
    case 'heroes_in_cities':
      return 'par héros dans une cité'
    case 'others_here':
      return 'par autre héros présent'
    case 'webs':
      return 'par Toile sur la carte'
    case 'zombies_here':
      return 'par Zombie présent'
    case 'units':
      return 'par Unité'
  }
}

const IN_NEAREST: Record<HexKind, string> = {
  wild: 'dans l’hexagone de nature le plus proche',
  city: 'dans la cité la plus proche',
  town: 'dans la ville la plus proche',
  shrine: 'au sanctuaire le plus proche',
  stronghold: 'dans la forteresse la plus proche',
  city_without_zombie: 'dans la cité sans Zombie la plus proche',
}

const IN_RANDOM: Record<HexKind, string> = {
  wild: 'dans un hexagone de nature au hasard',
  city: 'dans une cité au hasard',
  town: 'dans une ville au hasard',
  shrine: 'dans un sanctuaire au hasard',
  stronghold: 'dans une forteresse au hasard',
  city_without_zombie: 'dans une cité sans Zombie au hasard',
}

/** Where something is put: 'dans votre hexagone', 'à Tamalir'. */
/** One hex; where several things are placed that share none (RB-361), the nearest ones. */
function where(place: Where, by: Speaker, n: Amount = 1): string {
  if (place === 'here') return `dans ${by.foe ? 'l’hexagone du héros' : own(by, HEX)}`
  if (place === 'bridges') return 'à chaque pont'
  if (typeof place === 'string') return atPlace(place)
  const [how, kind, to] = place
  if (how === 'random') return IN_RANDOM[kind]
  if (how === 'road_next_to') return 'sur un hexagone de route voisin d’une cité au hasard'
  const several = kind === 'wild' && n !== 1
  return `${several ? 'dans les hexagones de nature les plus proches' : IN_NEAREST[kind]}${to === undefined ? '' : ` ${ofPlace(to)}`}`
}

/** Which of a scenario's things: 'de votre choix', 'dans la ville la plus proche'. */
function which(one: Where | 'chosen' | 'random' | 'river', by: Speaker): string {
  if (one === 'chosen') return ownChoice(by)
  if (one === 'random') return 'au hasard'
  if (one === 'river') return 'au bord d’une rivière, au hasard,'
  return where(one, by)
}

export const phrasesFr: Phrases = {
  words: {
    gold: ([, n], by) =>
      typeof n === 'number' && n < 0
        ? `${v(by, 'perdez', 'perd', 'perdre')} ${gold(-n, by)}`
        : `${er(by, 'gagn')} ${gold(n, by)}`,
    trophy: ([, kind, n], by) =>
      kind === 'w'
        ? `${er(by, 'gagn')} ${much(n, by, TROPHY)} ${ownChoice(by)}`
        : `${er(by, 'gagn')} ${much(n, by, trophyNoun(kind))}`,
    heal: ([, n], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    suffer: ([, n], by) => `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}`,
    delay: (_, by) => `${v(by, 'subissez', 'subit', 'subir')} un délai`,
    clear_delay: (_, by) => `${v(by, 'levez', 'lève', 'lever')} ${own(by, m('délai'))}`,
    prepare: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} le pion Se préparer`,
    draw_skill: ([, n], by) => `${er(by, 'pioch')} ${skill(n, by)}`,
    discard_skill: ([, n], by) => `${er(by, 'défauss')} ${skill(n, by)}`,
    learn_free: ([, n], by) =>
      `${v(by, 'apprenez', 'apprend', 'apprendre')} sans payer une Compétence de ${own(by, f('main'))} qui coûte ${much(n, by, TROPHY)} au plus`,
    asset_draw: ([, n, cost], by) => {
      const limit = cost === undefined ? '' : `, si elle coûte ${gold(cost, by)} ou moins`
      const look = er(by, 'regard')
      if (n === 1) return `${look} la première Ressource du paquet, à garder ou non${limit}`
      const assets =
        n === 'heroes' ? 'premières Ressources du paquet, une par héros,' : `${n} premières Ressources du paquet`
      return `${look} les ${assets} et ${v(by, 'gardez-en', 'en garde', 'en garder')} une au plus${limit}`
    },
    asset_market: ([, n], by) =>
      `${by.bare ? 'acheter' : by.they ? 'peut acheter' : 'vous pouvez acheter'} une Ressource sur n’importe quel marché${n === 0 ? '' : `, pour ${gold(n, by)} de moins`}`,
    lose_asset: ([, type], by) => `${er(by, 'défauss')} ${own(by, TYPES[type])}`,
    envelope: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} une Enveloppe`,
    action: ([, n], by) =>
      typeof n === 'number' && n < 0
        ? `${v(by, 'perdez', 'perd', 'perdre')} ${much(-n, by, ACTION)}`
        : `${er(by, 'gagn')} ${much(n, by, ACTION)}`,
    challenge: (_, by) => `${er(by, 'défi')} un autre héros présent`,
    test_cards: ([, n], by) => `${er(by, 'pioch')} ${much(n, by, CARD)} de plus pour le test`,
    peek_adventure: ([, n], by) =>
      `${er(by, 'regard')} les ${n} premières cartes du paquet et ${v(by, 'résolvez', 'résout', 'résoudre')} l’une d’elles`,
    market_refill: ([, city]) => `le marché ${ofPlace(city)} reçoit trois nouvelles Ressources`,
    rest_cap: ([, n]) => `le prochain repos de chaque héros soigne ${count(n, DAMAGE)} au plus`,
    rule: ([, flag]) => RULE[flag],
    move: ([, n], by) =>
      `${oneself(by, 'déplacez', 'déplace', 'déplacer')} ${farther(n, by)} au plus, quel que soit le terrain`,
    move_on: ([, n], by) => `${oneself(by, 'déplacez', 'déplace', 'déplacer')} encore ${farther(n, by)} au plus`,
    teleport: ([, place], by) => `${oneself(by, 'rendez', 'rend', 'rendre')} ${atPlace(place)}`,
    dice: ([, n], by) => `${er(by, 'lanc')} ${much(n, by, DIE)} de plus`,
    reroll: ([, n], by) => `${er(by, 'relanc')} ${n === 1 ? 'un dé' : `jusqu’à ${much(n, by, DIE)}`}`,
    gem_up: ([, place, n], by) => gems('visible', place, n, by),
    gem_down: ([, place, n], by) => gems('cachée', place, n, by),
    fight: ([, enemy], by) => `${v(by, 'combattez', 'combat', 'combattre')} ${met(enemy)}`,
    test: ([, attribute, modifier, need]) =>
      [
        `test ${de(ATTRIBUTES[attribute])}`,
        ...(modifier === 0 ? [] : [`${count(Math.abs(modifier), CARD)} ${modifier < 0 ? 'de moins' : 'de plus'}`]),
        ...(need === 1 ? [] : [count(need, SUCCESS)]),
      ].join(', '),
    tiers: ([, attribute], by) =>
      `${v(by, 'faites', 'fait', 'faire')} un test ${de(ATTRIBUTES[attribute])} et ${er(by, 'compt')} les succès`,
    deal: ([, n], by) =>
      by.struck ? `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}` : `${er(by, 'inflig')} ${damage(n, by)}`,
    deal_magic: ([, n], by) => `${er(by, 'inflig')} ${magic(n, by)}`,
    unavoidable: ([, n], by) => `${er(by, 'inflig')} ${much(n, by, m('dégât inévitable', 'dégâts inévitables'))}`,
    block: ([, n], by) => `${er(by, 'évit')} ${damage(n, by)} ce round`,
    heal_self: ([, n], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    remove_tokens: ([, who, n], by) =>
      who === 'self'
        ? `${er(by, 'retir')} ${someTokens(n, by)}`
        : `${rival(by)} retire ${token(n, by)} de son choix ce round`,
    recast: ([, who, n], by) =>
      who === 'self'
        ? `${er(by, 'relanc')} ${someTokens(n, by)}`
        : `${er(by, 'relanc')} ${token(n, by)} ${ofRival(by)}`,
    flip: ([, n], by) => `${er(by, 'retourn')} ${someTokens(n, by)}`,
    reclaim: ([, n], by) =>
      `${v(by, 'reprenez', 'reprend', 'reprendre')} et ${er(by, 'relanc')} ${much(n, by, m('pion dépensé', 'pions dépensés'))}`,
    skip_cast: ([, n], by) => `${rival(by)} laisse ${token(n, by)} de côté à son prochain lancer`,
    free_double: (_, by) => `${someTokens(1, by)} compte double ce round`,
    silence: (_, by) => `${may('opponent', by)} utiliser aucune capacité améliorée ce round`,
    no_block: ([, who], by) => `${may(who, by)} utiliser aucun bouclier ce round`,
    initiative: ([, n], by) => `${er(by, 'compt')} ${much(n, by, GOLD_ICON)} de plus pour l’initiative`,
    ward: ([, n], by) => `à chaque combat contre la Reine ou un Avatar, évitez ${damage(n, by)}`,
    reflect: ([, n], by) =>
      `chaque fois ${by.they ? 'qu’il subit' : 'que vous subissez'} des dégâts ce round, ${er(by, 'inflig')} ${magic(n, by)}`,
    end_combat: () => 'le combat s’achève sans vainqueur',
    steal: ([, n], by) => `le héros perd ${gold(n, by)} et subit ${count(1, DAMAGE)} par Or manquant`,
    stat: ([, name, n]) => `${n < 0 ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([, change, ...types]) => `${shopped(types)} coûtent ${dearer(change)}`,
    tamalir_cost: ([, change]) => `les Ressources de Tamalir coûtent ${dearer(change)}`,
    sell_bonus: ([, n], by) => `${yours(by)} Ressources se revendent ${gold(n, by)} de plus`,
    place_web: ([, place, n], by) => `${er(by, 'plac')} ${much(n, by, WEB)} ${where(place, by, n)}`,
    remove_web: ([, place, n], by) =>
      `${er(by, 'retir')} ${place === 'here' ? `la Toile de ${own(by, HEX)}` : `${much(n, by, WEB)} ${which(place, by)}`}`,
    arcane: ([, n], by) => `${er(by, 'gagn')} ${much(n, by, ARCANE)}`,
    margath_move: ([, n], by) => `Margath vole ${farther(n, by)} vers Tamalir`,
    companion: ([, n], by) => `${er(by, 'gagn')} ${much(n, by, COMPANION)}`,
    zombie: ([, place, n], by) => `${er(by, 'plac')} ${much(n, by, ZOMBIE)} ${where(place, by)}`,
    zombie_quiet: ([, place, n], by) =>
      `${v(by, 'faites', 'fait', 'faire')} surgir ${much(n, by, ZOMBIE)} ${where(place, by)}, sans contact`,
    kill_zombie: ([, n], by) => `${er(by, 'retir')} ${much(n, by, ZOMBIE)} ${which('chosen', by)}`,
    zombies_step: ([, n], by) => `chaque Zombie avance ${farther(n, by)} vers le héros le plus proche`,
    activate: ([, place, n], by) =>
      place === 'nearest'
        ? 'l’épidémie latente la plus proche d’une active devient active'
        : `${much(n, by, f('épidémie latente', 'épidémies latentes'))} ${which(place, by)} ${n === 1 ? 'devient active' : 'deviennent actives'}`,
    quarantine: ([, place, n], by) =>
      `${v(by, 'mettez', 'met', 'mettre')} en quarantaine ${much(n, by, PLAGUE)} ${which(place, by)}`,
    cure: ([, place, n], by) => `${v(by, 'guérissez', 'guérit', 'guérir')} ${much(n, by, PLAGUE)} ${which(place, by)}`,
    infection_dice: ([, n]) =>
      `le prochain jet d’infection compte ${count(Math.abs(n), DIE)} ${n < 0 ? 'de moins' : 'de plus'}`,
    plague_gate: () =>
      `ce round et le suivant, entrer dans une cité dont l’épidémie est active demande ${count(1, DIE)} de plus`,
    flip_warband: ([, hex]) => `retournez la Troupe de guerre suivante : elle apparaît ${at(hex)}`,
    add_unit: ([, slot, n], by) =>
      `${{ nearest: 'la Troupe de guerre la plus proche', up: 'chaque Troupe de guerre visible', all: 'chaque Troupe de guerre' }[slot]} gagne ${much(n, by, UNIT)}`,
    kill_unit: ([, n], by) => `${er(by, 'tu')} ${much(n, by, UNIT)} d’une Troupe de guerre ${which('chosen', by)}`,
    scorch: ([, hex], by) => `${v(by, 'brûlez', 'brûle', 'brûler')} la terre ${where(hex, by)}`,
    unscorch: (_, by) => `${v(by, 'relevez', 'relève', 'relever')} une ville brûlée ou un sanctuaire brûlé`,
    move_warbands: ([, n], by) => `chaque Troupe de guerre visible avance ${farther(n, by)}`,
    hold_warbands: () => 'aucune Troupe de guerre n’avance à la fin de ce round',
    look_warband: (_, by) =>
      `${er(by, 'regard')} ${count(1, f('Troupe de guerre cachée', 'Troupes de guerre cachées'))}`,
  },

  subject(who, by) {
    if (typeof who !== 'string')
      return who[0] === 'nearest_hero'
        ? `le héros le plus proche ${de(un(who[1] === 'web' ? WEB : BAND))}`
        : `${phrasesFr.subject(who[0], by)} ${AT[who[1]]}`
    switch (who) {
      case 'opponent':
        return rival(by)
      case 'winner':
        return 'le vainqueur'
      case 'holder':
        return 'le porteur'
      case 'opener':
        return 'le destinataire'
      case 'each_hero':
        return 'chaque héros'
      case 'party':
        return 'chaque héros présent'
      case 'others_here':
        return 'chaque autre héros présent'
      case 'hero_here':
        return 'un héros présent'
      case 'chosen_hero':
        return 'un héros de votre choix'
    }
  },
  condition(condition) {
    if (typeof condition === 'string') return CONDITION[condition]
    if (condition[0] === 'at_least') return `avec au moins ${count(condition[1], COUNTED[condition[2]])}`
    return condition[0] === 'test'
      ? `lors d’un test ${de(ATTRIBUTES[condition[1]])}`
      : `sur ${un(ofKind(GEM, condition[1]))}`
  },
  per,
  may: (clause, by) => `${by.they ? 'peut' : 'vous pouvez'} ${clause}`,
  either: clauses => `${list(clauses, 'or')}, au choix`,
  otherwise: (first, second) => `${first} ; sinon, ${second}`,
  unless: (first, second, by) =>
    `${er(by, 'lanc')} ${yours(by)} dés et, ${first === '' ? '' : `avec un Joker, ${first} ; `}sans Joker, ${second}`,
  lasting: { this_action: 'pendant cet achat', this_round: 'ce round' },
  onceAgainst: (enemy, clause) => `une fois en combat contre ${the(enemy)}, vous pouvez ${clause}`,
  and: clauses => list(clauses),
  capital,
}

const AT = {
  wild: 'dans la nature',
  city: 'dans une cité',
  town_or_city: 'dans une ville ou une cité',
}

const CONDITION = {
  wild: 'dans la nature',
  shrine: 'dans un sanctuaire',
  company: 'en compagnie d’un autre héros',
  margath_out: 'avec Margath sur la carte',
}

const COUNTED = { successes: SUCCESS, damage: DAMAGE }

const RULE: Record<Rule, string> = {
  guard_other: 'quand un autre héros présent va subir des dégâts, vous pouvez en subir 1 à sa place',
  river_as_bridge: 'vous franchissez les rivières comme sur un pont',
  forest_any_die: 'n’importe quel dé vous mène en forêt',
  free_follower: 'un héros qui vous suit ne paie aucune action pour cela',
  cover_by_exert: 'quand un autre héros présent va subir des dégâts, vous pouvez vous dépasser pour le couvrir',
}

/** 'vous ne pouvez', 'l’adversaire ne peut' */
function may(who: Whose, by: Speaker): string {
  return who !== 'self' ? `${rival(by)} ne peut` : by.they ? 'ne peut' : 'vous ne pouvez'
}

function gems(how: string, place: SiteId | 'here', n: number, by: Speaker): string {
  const from = place === 'here' ? (by.they ? 'de lui' : 'de vous') : ofPlace(place)
  const before = how === 'visible' ? ' cachée' : ''
  return n === 1
    ? `la gemme${before} la plus proche ${from} devient ${how}`
    : `les ${n} gemmes${before === '' ? '' : `${before}s`} les plus proches ${from} deviennent ${how}s`
}

/** '1 Or de moins', '2 Or de plus' */
function dearer(change: number): string {
  return `${count(Math.abs(change), GOLD)} ${change < 0 ? 'de moins' : 'de plus'}`
}

function shopped(types: readonly AssetType[]): string {
  return types.length === 0 ? 'les Ressources' : `les Ressources ${list(types.map(type => TYPES[type].one))}`
}

/** 'un Pillard des Cendres', 'des Chiens d’os' */
function met(enemy: string): string {
  const thing = thingOf(enemy)
  return thing === undefined ? the(enemy) : un(noun(thing))
}
