import { capital, count, de, du, f, le, list, m, type Noun, son, un, votre } from '@runatal/grammar/fr'
import type { AssetType } from '../content/language.ts'
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

export const ATTRIBUTE = { B: ATTRIBUTES.body, M: ATTRIBUTES.mind, S: ATTRIBUTES.spirit } as const
const STAT: Record<string, string> = {
  B: ATTRIBUTE.B.one,
  M: ATTRIBUTE.M.one,
  S: ATTRIBUTE.S.one,
  health: 'Santé',
  speed: 'Vitesse',
  hand: 'Main Max',
}

/** '2 dégâts', '1 dégât par Unité, plus 1', '1 Toile par héros'. */
function much(text: string, by: Speaker, thing: Noun): string {
  if (/^\d+$/.test(text)) return count(Number(text), thing)
  const most = /^min\((\d+),(.+)\)$/.exec(text)
  if (most !== null) return `${much(most[2]!, by, thing)} (${most[1]} au plus)`
  const sum = /^(?:(\d+)\+(.+)|(.+)\+(\d+))$/.exec(text)
  if (sum !== null) return `${much(sum[2] ?? sum[3]!, by, thing)}, plus ${sum[1] ?? sum[4]}`
  return `${count(1, thing)} ${per(text, by)}`
}

const damage = (text: string, by: Speaker) => much(text, by, DAMAGE)
const magic = (text: string, by: Speaker) => much(text, by, m('dégât magique', 'dégâts magiques'))
const gold = (text: string, by: Speaker) => much(text, by, GOLD)
const skill = (text: string, by: Speaker) => much(text, by, SKILL_CARD)
const token = (text: string, by: Speaker) => much(text, by, TOKEN)
/** 'l’un de vos pions', '2 de vos pions' */
const someTokens = (n: string, by: Speaker) => `${n === '1' ? 'l’un' : n} de ${yours(by)} ${TOKEN.many}`
/** 'd’un hexagone', 'de 2 hexagones' */
const farther = (n: string, by: Speaker) => (n === '1' ? de(un(HEX)) : de(much(n, by, HEX)))

function per(text: string, by: Speaker): string {
  switch (text) {
    case 'J':
      return 'par héros'
    case 'floor(J/2)':
      return 'pour deux héros'
    case 'act':
      return 'par Acte commencé'
    case 'B':
    case 'M':
    case 'S':
      return `par point ${de(ATTRIBUTE[text])}`
    case 'successes':
      return 'par succès'
    case 'damage(self)':
      return `par dégât ${by.they ? 'qu’il a subi' : 'que vous avez subi'}`
    case 'spent(opponent)':
      return by.struck ? 'par pion qu’il a dépensé' : `par pion dépensé par ${rival(by)}`
    case 'pool(opponent)':
      return `par pion non dépensé ${by.struck ? du(HERO) : ofRival(by)}`
    case 'webs_near(hero)':
      return `par Toile dans ${own(by, HEX)} ou à côté`
    case 'heroes_in(city)':
      return 'par héros dans une cité'
    case 'others_here':
      return 'par autre héros présent'
    case 'count(webs)':
      return 'par Toile sur la carte'
    case 'count(zombies_here)':
      return 'par Zombie présent'
    case 'count(companions)':
      return 'par Compagnon'
    case 'count(units)':
      return 'par Unité'
    default:
      throw new Error(`There are no words for the number '${text}'`)
  }
}

const IN_NEAREST: Record<string, string> = {
  wild: 'dans l’hexagone de nature le plus proche',
  city: 'dans la cité la plus proche',
  town: 'dans la ville la plus proche',
  shrine: 'au sanctuaire le plus proche',
  stronghold: 'dans la forteresse la plus proche',
  city_without_zombie: 'dans la cité sans Zombie la plus proche',
}

const IN_RANDOM: Record<string, string> = {
  wild: 'dans un hexagone de nature au hasard',
  city: 'dans une cité au hasard',
  town: 'dans une ville au hasard',
  shrine: 'dans un sanctuaire au hasard',
  stronghold: 'dans une forteresse au hasard',
}

/** Where something is put: 'dans votre hexagone', 'à Tamalir'. */
function where(text: string, by: Speaker): string {
  if (text === 'here') return `dans ${by.foe ? 'l’hexagone du héros' : own(by, HEX)}`
  if (text === 'same_hex') return 'dans cet hexagone'
  if (text === 'bridges') return 'à chaque pont'
  const random = /^random\((\w+)\)$/.exec(text)
  if (random !== null) return IN_RANDOM[random[1]!]!
  if (text.startsWith('road_next_to')) return 'sur un hexagone de route voisin d’une cité au hasard'
  const nearest = /^nearest\((\w+)(?:,(\w+))?\)$/.exec(text)
  if (nearest !== null) return `${IN_NEAREST[nearest[1]!]}${nearest[2] === undefined ? '' : ` ${ofPlace(nearest[2])}`}`
  return atPlace(text)
}

/** Which of a scenario's things: 'de votre choix', 'dans la ville la plus proche'. */
function which(text: string, by: Speaker): string {
  if (text === 'chosen') return ownChoice(by)
  if (text === 'random') return 'au hasard'
  if (text === 'river') return 'au bord d’une rivière, au hasard,'
  return where(text, by)
}

export const phrasesFr: Phrases = {
  words: {
    gold: ([n = '1'], by) =>
      n.startsWith('-')
        ? `${v(by, 'perdez', 'perd', 'perdre')} ${gold(n.slice(1), by)}`
        : `${er(by, 'gagn')} ${gold(n, by)}`,
    trophy: ([kind = 'w', n = '1'], by) =>
      kind === 'w'
        ? `${er(by, 'gagn')} ${much(n, by, TROPHY)} ${ownChoice(by)}`
        : `${er(by, 'gagn')} ${much(n, by, trophyNoun(kind as 'o'))}`,
    heal: ([n = '1'], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    suffer: ([n = '1'], by) => `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}`,
    delay: (_, by) => `${v(by, 'subissez', 'subit', 'subir')} un délai`,
    clear_delay: (_, by) => `${v(by, 'levez', 'lève', 'lever')} ${own(by, m('délai'))}`,
    prepare: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} le pion Se préparer`,
    draw_skill: ([n = '1'], by) => `${er(by, 'pioch')} ${skill(n, by)}`,
    discard_skill: ([n = '1'], by) => `${er(by, 'défauss')} ${skill(n, by)}`,
    learn_free: ([n = '1'], by) =>
      `${v(by, 'apprenez', 'apprend', 'apprendre')} sans payer une Compétence de ${own(by, f('main'))} qui coûte ${much(n, by, TROPHY)} au plus`,
    asset_draw: ([n = '1', , cost], by) => {
      const limit = cost === undefined ? '' : `, si elle coûte ${gold(cost, by)} ou moins`
      const look = er(by, 'regard')
      if (n === '1') return `${look} la première Ressource du paquet, à garder ou non${limit}`
      const assets =
        n === 'J' ? 'premières Ressources du paquet, une par héros,' : `${n} premières Ressources du paquet`
      return `${look} les ${assets} et ${v(by, 'gardez-en', 'en garde', 'en garder')} une au plus${limit}`
    },
    asset_market: ([n = '0'], by) =>
      `${by.bare ? 'acheter' : by.they ? 'peut acheter' : 'vous pouvez acheter'} une Ressource sur n’importe quel marché${n === '0' ? '' : `, pour ${gold(n, by)} de moins`}`,
    lose_asset: ([type = 'good'], by) => `${er(by, 'défauss')} ${own(by, TYPES[type as AssetType])}`,
    envelope: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} une Enveloppe`,
    action: ([n = '1'], by) =>
      n.startsWith('-')
        ? `${v(by, 'perdez', 'perd', 'perdre')} ${much(n.slice(1), by, ACTION)}`
        : `${er(by, 'gagn')} ${much(n, by, ACTION)}`,
    challenge: (_, by) => `${er(by, 'défi')} un autre héros présent`,
    test_cards: ([n = '1'], by) => `${er(by, 'pioch')} ${much(n, by, CARD)} de plus pour le test`,
    peek_adventure: ([n = '2'], by) =>
      `${er(by, 'regard')} les ${n} premières cartes du paquet et ${v(by, 'résolvez', 'résout', 'résoudre')} l’une d’elles`,
    market_refill: ([city = '']) => `le marché ${ofPlace(city)} reçoit trois nouvelles Ressources`,
    rest_cap: ([n = '1']) => `le prochain repos de chaque héros soigne ${count(Number(n), DAMAGE)} au plus`,
    rule: ([flag = '']) => RULE[flag]!,
    move: ([n = '1'], by) =>
      `${oneself(by, 'déplacez', 'déplace', 'déplacer')} ${farther(n, by)} au plus, quel que soit le terrain`,
    move_on: ([n = '1'], by) => `${oneself(by, 'déplacez', 'déplace', 'déplacer')} encore ${farther(n, by)} au plus`,
    teleport: ([place = ''], by) => `${oneself(by, 'rendez', 'rend', 'rendre')} ${atPlace(place)}`,
    dice: ([n = '1'], by) => `${er(by, 'lanc')} ${much(n, by, DIE)} de plus`,
    reroll: ([n = '1'], by) => `${er(by, 'relanc')} ${n === '1' ? 'un dé' : `jusqu’à ${much(n, by, DIE)}`}`,
    gem_up: ([place = 'here', n = '1'], by) => gems('visible', place, n, by),
    gem_down: ([place = 'here', n = '1'], by) => gems('cachée', place, n, by),
    fight: ([enemy = ''], by) => `${v(by, 'combattez', 'combat', 'combattre')} ${met(enemy)}`,
    tiers: ([letter = 'B'], by) =>
      `${v(by, 'faites', 'fait', 'faire')} un test ${de(ATTRIBUTE[letter as 'B'])} et ${er(by, 'compt')} les succès`,
    deal: ([n = '1'], by) =>
      by.struck ? `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}` : `${er(by, 'inflig')} ${damage(n, by)}`,
    deal_magic: ([n = '1'], by) => `${er(by, 'inflig')} ${magic(n, by)}`,
    unavoidable: ([n = '1'], by) => `${er(by, 'inflig')} ${much(n, by, m('dégât inévitable', 'dégâts inévitables'))}`,
    block: ([n = '1'], by) => `${er(by, 'évit')} ${damage(n, by)} ce round`,
    heal_self: ([n = '1'], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    remove_tokens: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${er(by, 'retir')} ${someTokens(n, by)}`
        : `${rival(by)} retire ${token(n, by)} de son choix ce round`,
    recast: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${er(by, 'relanc')} ${someTokens(n, by)}`
        : `${er(by, 'relanc')} ${token(n, by)} ${ofRival(by)}`,
    flip: ([n = '1'], by) => `${er(by, 'retourn')} ${someTokens(n, by)}`,
    reclaim: ([n = '1'], by) =>
      `${v(by, 'reprenez', 'reprend', 'reprendre')} et ${er(by, 'relanc')} ${much(n, by, m('pion dépensé', 'pions dépensés'))}`,
    skip_cast: ([, n = '1'], by) => `${rival(by)} laisse ${token(n, by)} de côté à son prochain lancer`,
    free_double: (_, by) => `${someTokens('1', by)} compte double ce round`,
    silence: ([who = ''], by) => `${may(who, by)} utiliser aucune capacité améliorée ce round`,
    no_block: ([who = ''], by) => `${may(who, by)} utiliser aucun bouclier ce round`,
    initiative: ([n = '1'], by) => `${er(by, 'compt')} ${much(n, by, GOLD_ICON)} de plus pour l’initiative`,
    ward: ([, n = '1'], by) => `à chaque combat contre la Reine ou un Avatar, évitez ${damage(n, by)}`,
    reflect: ([n = '1'], by) =>
      `chaque fois ${by.they ? 'qu’il subit' : 'que vous subissez'} des dégâts ce round, ${er(by, 'inflig')} ${magic(n, by)}`,
    end_combat: () => 'le combat s’achève sans vainqueur',
    steal: ([n = '1'], by) => `le héros perd ${gold(n, by)} et subit ${count(1, DAMAGE)} par Or manquant`,
    stat: ([name = '', n = '1']) => `${n.startsWith('-') ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([n = '0', ...limits]) =>
      `${shopped(limits)} ${count(Math.abs(Number(n)), GOLD)} ${Number(n) < 0 ? 'de moins' : 'de plus'}`,
    sell_bonus: ([n = '1'], by) => `${yours(by)} Ressources se revendent ${gold(n, by)} de plus`,
    place_web: ([place = 'here', n = '1'], by) => `${er(by, 'plac')} ${much(n, by, WEB)} ${where(place, by)}`,
    remove_web: ([place = 'here', n = '1'], by) =>
      `${er(by, 'retir')} ${place === 'here' ? `la Toile de ${own(by, HEX)}` : `${much(n, by, WEB)} ${which(place, by)}`}`,
    arcane: ([n = '1'], by) => `${er(by, 'gagn')} ${much(n, by, ARCANE)}`,
    margath_move: ([n = '1'], by) => `Margath vole ${farther(n, by)} vers Tamalir`,
    companion: ([n = '1'], by) => `${er(by, 'gagn')} ${much(n, by, COMPANION)}`,
    zombie: ([place = 'here', n = '1'], by) => `${er(by, 'plac')} ${much(n, by, ZOMBIE)} ${where(place, by)}`,
    zombie_quiet: ([place = 'here', n = '1'], by) =>
      `${v(by, 'faites', 'fait', 'faire')} surgir ${much(n, by, ZOMBIE)} ${where(place, by)}, sans contact`,
    kill_zombie: ([place = 'chosen', n = '1'], by) => `${er(by, 'retir')} ${much(n, by, ZOMBIE)} ${which(place, by)}`,
    zombies_step: ([n = '1'], by) => `chaque Zombie avance ${farther(n, by)} vers le héros le plus proche`,
    activate: ([place = 'random', n = '1'], by) =>
      place === 'nearest'
        ? 'l’épidémie latente la plus proche d’une active devient active'
        : `${much(n, by, f('épidémie latente', 'épidémies latentes'))} ${which(place, by)} ${n === '1' ? 'devient active' : 'deviennent actives'}`,
    quarantine: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'mettez', 'met', 'mettre')} en quarantaine ${much(n, by, PLAGUE)} ${which(place, by)}`,
    cure: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'guérissez', 'guérit', 'guérir')} ${much(n, by, PLAGUE)} ${which(place, by)}`,
    infection_dice: ([n = '1']) =>
      `le prochain jet d’infection compte ${count(Math.abs(Number(n)), DIE)} ${Number(n) < 0 ? 'de moins' : 'de plus'}`,
    plague_gate: ([n = '1']) =>
      `ce round et le suivant, entrer dans une cité dont l’épidémie est active demande ${count(Number(n), DIE)} de plus`,
    flip_warband: ([hex = '']) => `retournez la Troupe de guerre suivante : elle apparaît ${at(hex)}`,
    add_unit: ([slot = 'nearest', n = '1'], by) =>
      `${{ nearest: 'la Troupe de guerre la plus proche', up: 'chaque Troupe de guerre visible' }[slot] ?? 'chaque Troupe de guerre'} gagne ${much(n, by, UNIT)}`,
    kill_unit: ([slot = 'chosen', n = '1'], by) =>
      `${er(by, 'tu')} ${much(n, by, UNIT)} d’une Troupe de guerre ${which(slot, by)}`,
    scorch: ([hex = 'here'], by) => `${v(by, 'brûlez', 'brûle', 'brûler')} la terre ${where(hex, by)}`,
    unscorch: (_, by) => `${v(by, 'relevez', 'relève', 'relever')} une ville brûlée ou un sanctuaire brûlé`,
    move_warbands: ([n = '1'], by) => `chaque Troupe de guerre visible avance ${farther(n, by)}`,
    hold_warbands: () => 'aucune Troupe de guerre n’avance à la fin de ce round',
    look_warband: ([n = '1'], by) =>
      `${er(by, 'regard')} ${much(n, by, f('Troupe de guerre cachée', 'Troupes de guerre cachées'))}`,
  },

  subject(who, by) {
    const [name = '', place] = who.split('@')
    if (name.startsWith('nearest_hero')) return `le héros le plus proche ${de(un(name.includes('web') ? WEB : BAND))}`
    const there = place === undefined ? '' : ` ${AT[place]}`
    switch (name) {
      case 'opponent':
        return rival(by)
      case 'winner':
        return 'le vainqueur'
      case 'holder':
        return 'le porteur'
      case 'opener':
        return 'le destinataire'
      case 'each_hero':
        return `chaque héros${there}`
      case 'party':
        return 'chaque héros présent'
      case 'others_here':
        return 'chaque autre héros présent'
      case 'hero_here':
        return 'un héros présent'
      case 'chosen_hero':
        return `un héros de votre choix${there}`
      default:
        throw new Error(`There are no words for the heroes '${who}'`)
    }
  },
  condition(text) {
    const compared = /^(.+?)(>=|>)(\d+)$/.exec(text)
    if (compared !== null) {
      const [, what = '', sign, number] = compared
      const thing = COUNTED[what]
      if (thing === undefined) throw new Error(`There are no words for the condition '${text}'`)
      return `avec au moins ${count(Number(number) + (sign === '>' ? 1 : 0), thing)}`
    }
    const found = CONDITION[text]
    if (found === undefined) throw new Error(`There are no words for the condition '${text}'`)
    return found
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

const AT: Record<string, string> = {
  wild: 'dans la nature',
  city: 'dans une cité',
  town_or_city: 'dans une ville ou une cité',
}

const CONDITION: Record<string, string> = {
  wild: 'dans la nature',
  shrine: 'dans un sanctuaire',
  web_here: 'dans un hexagone avec une Toile',
  mind_test: `lors d’un test ${de(ATTRIBUTES.mind)}`,
  body_test: `lors d’un test ${de(ATTRIBUTES.body)}`,
  spirit_test: `lors d’un test ${de(ATTRIBUTES.spirit)}`,
  social_gem: `sur ${un(ofKind(GEM, 'social'))}`,
  exploration_gem: `sur ${un(ofKind(GEM, 'exploration'))}`,
  combat_gem: `sur ${un(ofKind(GEM, 'combat'))}`,
  party: 'en compagnie d’un autre héros',
  company: 'en compagnie d’un autre héros',
  margath_out: 'avec Margath sur la carte',
}

const COUNTED: Record<string, Noun> = {
  successes: SUCCESS,
  'damage(self)': DAMAGE,
  'count(webs)': f('Toile sur la carte', 'Toiles sur la carte'),
  'count(companions)': COMPANION,
}

const RULE: Record<string, string> = {
  guard_other: 'quand un autre héros présent va subir des dégâts, vous pouvez en subir 1 à sa place',
  river_as_bridge: 'vous franchissez les rivières comme sur un pont',
  forest_any_die: 'n’importe quel dé vous mène en forêt',
  free_follower: 'un héros qui vous suit ne paie aucune action pour cela',
  cover_by_exert: 'quand un autre héros présent va subir des dégâts, vous pouvez vous dépasser pour le couvrir',
}

/** 'vous ne pouvez', 'l’adversaire ne peut' */
function may(who: string, by: Speaker): string {
  return who !== 'self' ? `${rival(by)} ne peut` : by.they ? 'ne peut' : 'vous ne pouvez'
}

function gems(how: string, place: string, n: string, by: Speaker): string {
  const from = place === 'here' ? (by.they ? 'de lui' : 'de vous') : ofPlace(place)
  const before = how === 'visible' ? ' cachée' : ''
  return n === '1'
    ? `la gemme${before} la plus proche ${from} devient ${how}`
    : `les ${n} gemmes${before === '' ? '' : `${before}s`} les plus proches ${from} deviennent ${how}s`
}

function shopped(limits: readonly string[]): string {
  if (limits.length === 0) return 'les Ressources coûtent'
  if (limits[0] === 'tamalir') return 'les Ressources de Tamalir coûtent'
  return `les Ressources ${list(limits.map(type => TYPES[type as AssetType].one))} coûtent`
}

/** 'un Pillard des Cendres', 'des Chiens d’os' */
function met(enemy: string): string {
  const thing = thingOf(enemy)
  return thing === undefined ? the(enemy) : un(noun(thing))
}
