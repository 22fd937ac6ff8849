import type { AssetType } from '../content/language.ts'
import { atPlace } from './fr-places.ts'
import { enemyName, hexName, placeName } from './names.ts'
import type { Phrases, Speaker } from './effects.ts'

/** French as it is printed: typographic apostrophes, no-break spaces before : ; ! ? and after a number. */
export function typographic(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll(/ (?=:)/g, '\u00a0')
    .replaceAll(/ (?=[;!?])/g, '\u202f')
    .replaceAll(/(?<=\d) (?=[a-zA-ZÀ-ÿ])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»')
}

/** All the words of a set as they are printed, those that its functions say too. */
export function printed<T>(words: T): T {
  if (typeof words === 'string') return typographic(words) as T
  if (typeof words === 'function')
    return ((...given: readonly unknown[]) => printed((words as (...all: unknown[]) => unknown)(...given))) as T
  if (Array.isArray(words)) return words.map(printed) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, printed(value)])) as T
}

/** 'gagnez', 'gagne' or 'gagner'. */
function er(by: Speaker, stem: string): string {
  return `${stem}${by.bare ? 'er' : by.they ? 'e' : 'ez'}`
}

function v(by: Speaker, you: string, they: string, bare: string): string {
  return by.bare ? bare : by.they ? they : you
}

const your = (by: Speaker) => (by.they ? 'sa' : 'votre')
const yours = (by: Speaker) => (by.they ? 'ses' : 'vos')
const rival = (by: Speaker) => (by.foe ? 'le héros' : "l'adversaire")
const ofRival = (by: Speaker) => (by.foe ? 'du héros' : "de l'adversaire")

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`
}

export function list(items: readonly string[], last = 'et'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

export const ATTRIBUTE = { B: 'Corps', M: 'Intelligence', S: 'Esprit' } as const
export const OF_ATTRIBUTE = { B: 'de Corps', M: "d'Intelligence", S: "d'Esprit" } as const
export const TROPHY = { o: 'Combat', g: 'Exploration', p: 'Social', w: 'au choix' } as const
export const TYPE: Record<AssetType, string> = {
  weapon: 'Arme',
  clothing: 'Vêtement',
  equipment: 'Équipement',
  travel: 'Déplacement',
  good: 'Bien',
}
const STAT: Record<string, string> = { ...ATTRIBUTE, health: 'Santé', speed: 'Vitesse', hand: 'Main Max' }

/** '2 dégâts', '1 dégât par Unité, plus 1', '1 Toile par héros'. */
function much(text: string, by: Speaker, one: string, many = `${one}s`): string {
  if (/^\d+$/.test(text)) return count(Number(text), one, many)
  const most = /^min\((\d+),(.+)\)$/.exec(text)
  if (most !== null) return `${much(most[2]!, by, one, many)} (${most[1]} au plus)`
  const sum = /^(?:(\d+)\+(.+)|(.+)\+(\d+))$/.exec(text)
  if (sum !== null) return `${much(sum[2] ?? sum[3]!, by, one, many)}, plus ${sum[1] ?? sum[4]}`
  return `1 ${one} ${per(text, by)}`
}

const damage = (text: string, by: Speaker) => much(text, by, 'dégât')
const gold = (text: string, by: Speaker) => much(text, by, 'Or', 'Or')
const skill = (text: string, by: Speaker) => much(text, by, 'carte Compétence', 'cartes Compétence')
const token = (text: string, by: Speaker) => much(text, by, 'pion')

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
      return `par point ${OF_ATTRIBUTE[text]}`
    case 'successes':
      return 'par succès'
    case 'damage(self)':
      return `par dégât ${by.they ? "qu'il a subi" : 'que vous avez subi'}`
    case 'spent(opponent)':
      return by.struck
        ? "par pion qu'il a dépensé"
        : by.foe
          ? 'par pion dépensé par le héros'
          : "par pion dépensé par l'adversaire"
    case 'pool(opponent)':
      return by.foe || by.struck ? 'par pion non dépensé du héros' : "par pion non dépensé de l'adversaire"
    case 'webs_near(hero)':
      return `par Toile dans ${by.they ? 'son' : 'votre'} hexagone ou à côté`
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
  wild: "dans l'hexagone de nature le plus proche",
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

function where(text: string, by: Speaker): string {
  if (text === 'here') return by.foe ? "dans l'hexagone du héros" : `dans ${by.they ? 'son' : 'votre'} hexagone`
  if (text === 'same_hex') return 'dans cet hexagone'
  if (text === 'bridges') return 'à chaque pont'
  const random = /^random\((\w+)\)$/.exec(text)
  if (random !== null) return IN_RANDOM[random[1]!]!
  if (text.startsWith('road_next_to')) return "sur un hexagone de route voisin d'une cité au hasard"
  const nearest = /^nearest\((\w+)(?:,(\w+))?\)$/.exec(text)
  if (nearest !== null)
    return `${IN_NEAREST[nearest[1]!]}${nearest[2] === undefined ? '' : ` (depuis ${placeName(nearest[2], 'fr')})`}`
  return atPlace(text)
}

function which(text: string, by: Speaker, nearest: string): string {
  if (text === 'chosen') return `de ${by.they ? 'son' : 'votre'} choix`
  if (text === 'nearest') return nearest
  if (text === 'random') return 'au hasard'
  if (text === 'river') return "au bord d'une rivière, au hasard"
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
        ? `${er(by, 'gagn')} ${much(n, by, 'Trophée')} de ${by.they ? 'son' : 'votre'} choix`
        : `${er(by, 'gagn')} ${much(n, by, `Trophée ${TROPHY[kind as 'o']}`, `Trophées ${TROPHY[kind as 'o']}`)}`,
    heal: ([n = '1'], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    suffer: ([n = '1'], by) => `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}`,
    delay: (_, by) => v(by, 'vous êtes retardé', 'est retardé', 'être retardé'),
    clear_delay: (_, by) => v(by, "vous n'êtes plus retardé", "n'est plus retardé", 'ne plus être retardé'),
    prepare: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} le pion Se préparer`,
    draw_skill: ([n = '1'], by) => `${er(by, 'pioch')} ${skill(n, by)}`,
    discard_skill: ([n = '1'], by) => `${er(by, 'défauss')} ${skill(n, by)}`,
    learn_free: ([n = '1'], by) =>
      `${v(by, 'apprenez', 'apprend', 'apprendre')} une Compétence de ${your(by)} main qui coûte ${much(n, by, 'Trophée')} au plus, sans payer`,
    asset_draw: ([n = '1', , cost], by) =>
      `${er(by, 'regard')} ${n === '1' ? 'la première Ressource' : `les ${n === 'J' ? '' : `${n} `}premières Ressources`} du paquet` +
      (n === 'J' ? ', une par héros,' : '') +
      ` et ${v(by, 'gardez-en une', 'en garde une', 'en garder une')} au plus${cost === undefined ? '' : `, si elle coûte ${cost} ou moins`}`,
    asset_market: ([n = '0'], by) =>
      `${by.bare ? 'acheter' : by.they ? 'peut acheter' : 'vous pouvez acheter'} une Ressource de n'importe quel marché${n === '0' ? '' : ` pour ${n} Or de moins`}`,
    lose_asset: ([type = 'good'], by) => `${er(by, 'défauss')} ${by.they ? 'son' : 'votre'} ${TYPE[type as AssetType]}`,
    envelope: (_, by) => `${v(by, 'prenez', 'prend', 'prendre')} une lettre scellée`,
    action: ([n = '1'], by) =>
      n.startsWith('-')
        ? `${v(by, 'perdez', 'perd', 'perdre')} ${much(n.slice(1), by, 'action')}`
        : `${er(by, 'gagn')} ${much(n, by, 'action')}`,
    challenge: (_, by) => `${er(by, 'défi')} un autre héros présent`,
    test_cards: ([n = '1'], by) => `${er(by, 'pioch')} ${much(n, by, 'carte')} de plus pour le test`,
    peek_adventure: ([n = '2'], by) =>
      `${er(by, 'regard')} les ${n} premières cartes et ${v(by, 'résolvez', 'résout', 'résoudre')} l'une d'elles`,
    market_refill: ([city = '']) => `le marché de ${placeName(city, 'fr')} reçoit trois nouvelles Ressources`,
    rest_cap: ([n = '1']) => `le prochain repos de chaque héros soigne ${count(Number(n), 'dégât')} au plus`,
    rule: ([flag = '']) => RULE[flag]!,
    move: ([n = '1'], by) =>
      `${v(by, 'déplacez-vous', 'se déplace', 'se déplacer')} de ${much(n, by, 'hexagone')} au plus, quel que soit le terrain`,
    move_on: ([n = '1'], by) =>
      `${v(by, 'déplacez-vous', 'se déplace', 'se déplacer')} encore de ${much(n, by, 'hexagone')} au plus`,
    teleport: ([place = ''], by) => `${v(by, 'rendez-vous', 'se rend', 'se rendre')} ${atPlace(place)}`,
    dice: ([n = '1'], by) => `${er(by, 'lanc')} ${much(n, by, 'dé')} de plus`,
    reroll: ([n = '1'], by) => `${er(by, 'relanc')} ${n === '1' ? 'un dé' : `jusqu'à ${n} dés`}`,
    gem_up: ([place = 'here', n = '1'], by) => gems('visible', place, n, by),
    gem_down: ([place = 'here', n = '1'], by) => gems('cachée', place, n, by),
    fight: ([enemy = ''], by) => `${v(by, 'combattez', 'combat', 'combattre')} « ${enemyName(enemy, 'fr')} »`,
    tiers: ([letter = 'B'], by) =>
      `${v(by, 'faites', 'fait', 'faire')} un test ${OF_ATTRIBUTE[letter as 'B']} et ${er(by, 'compt')} les succès`,
    deal: ([n = '1'], by) =>
      by.struck ? `${v(by, 'subissez', 'subit', 'subir')} ${damage(n, by)}` : `${er(by, 'inflig')} ${damage(n, by)}`,
    deal_magic: ([n = '1'], by) => `${er(by, 'inflig')} ${much(n, by, 'dégât magique', 'dégâts magiques')}`,
    unavoidable: ([n = '1'], by) => `${er(by, 'inflig')} ${much(n, by, 'dégât inévitable', 'dégâts inévitables')}`,
    block: ([n = '1'], by) => `${er(by, 'évit')} ${damage(n, by)} ce round`,
    heal_self: ([n = '1'], by) => `${er(by, 'soign')} ${damage(n, by)}`,
    remove_tokens: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${v(by, 'mettez', 'met', 'mettre')} ${n} de ${yours(by)} pions de côté`
        : `${rival(by)} perd ${token(n, by)} de son choix ce round`,
    recast: ([who = '', n = '1'], by) =>
      who === 'self'
        ? `${er(by, 'relanc')} ${n} de ${yours(by)} pions`
        : `${er(by, 'relanc')} ${token(n, by)} ${ofRival(by)}`,
    flip: ([n = '1'], by) => `${er(by, 'retourn')} ${n} de ${yours(by)} pions`,
    reclaim: ([n = '1'], by) =>
      `${v(by, 'reprenez', 'reprend', 'reprendre')} et ${er(by, 'relanc')} ${much(n, by, 'pion dépensé', 'pions dépensés')}`,
    skip_cast: ([, n = '1'], by) => `${rival(by)} laisse ${token(n, by)} hors de son prochain lancer`,
    free_double: (_, by) => `l'un de ${yours(by)} pions compte double ce round`,
    silence: ([who = ''], by) =>
      who === 'self'
        ? `${v(by, 'vous ne pouvez', 'ne peut', 'ne pouvoir')} utiliser aucune capacité améliorée ce round`
        : `${rival(by)} ne peut utiliser aucune capacité améliorée ce round`,
    no_block: ([who = ''], by) =>
      who === 'self'
        ? `${v(by, 'vous ne pouvez', 'ne peut', 'ne pouvoir')} utiliser aucun bouclier ce round`
        : `${rival(by)} ne peut utiliser aucun bouclier ce round`,
    initiative: ([n = '1'], by) =>
      `${er(by, 'compt')} ${much(n, by, 'icône dorée', 'icônes dorées')} de plus pour l'initiative`,
    ward: ([, n = '1'], by) => `à chaque combat contre la Reine ou un Avatar, évitez ${damage(n, by)}`,
    reflect: ([n = '1'], by) =>
      `chaque fois ${by.they ? "qu'il subit" : 'que vous subissez'} des dégâts ce round, ${er(by, 'inflig')} ${much(n, by, 'dégât magique', 'dégâts magiques')}`,
    end_combat: () => "le combat s'achève sans vainqueur",
    steal: ([n = '1'], by) => `le héros perd ${gold(n, by)} ; chaque pièce manquante est 1 dégât`,
    stat: ([name = '', n = '1']) => `${n.startsWith('-') ? '' : '+'}${n} ${STAT[name]}`,
    shop_cost: ([n = '0', ...limits]) =>
      `${shopped(limits)} ${Math.abs(Number(n))} Or ${Number(n) < 0 ? 'de moins' : 'de plus'}`,
    sell_bonus: ([n = '1'], by) => `${v(by, 'revendez', 'revend', 'revendre')} ${yours(by)} Ressources ${n} Or de plus`,
    place_web: ([place = 'here', n = '1'], by) => `${er(by, 'plac')} ${much(n, by, 'Toile')} ${where(place, by)}`,
    remove_web: ([place = 'here', n = '1'], by) =>
      `${er(by, 'retir')} ${much(n, by, 'Toile')} ${which(place, by, 'proche')}`,
    arcane: ([n = '1'], by) => `${er(by, 'gagn')} ${much(n, by, 'Arcane')}`,
    margath_move: ([n = '1'], by) => `Margath vole de ${much(n, by, 'hexagone')} vers Tamalir`,
    companion: ([n = '1'], by) => `${er(by, 'gagn')} ${much(n, by, 'Compagnon')}`,
    zombie: ([place = 'here', n = '1'], by) => `${er(by, 'plac')} ${much(n, by, 'Zombie')} ${where(place, by)}`,
    zombie_quiet: ([place = 'here', n = '1'], by) =>
      `${v(by, 'faites', 'fait', 'faire')} surgir ${much(n, by, 'Zombie')} ${where(place, by)}, sans contact`,
    kill_zombie: ([place = 'chosen', n = '1'], by) =>
      `${er(by, 'retir')} ${much(n, by, 'Zombie')} ${which(place, by, 'proche')}`,
    zombies_step: ([n = '1'], by) => `chaque Zombie avance de ${much(n, by, 'hexagone')} vers le héros le plus proche`,
    activate: ([place = 'random', n = '1'], by) =>
      `${much(n, by, 'épidémie latente', 'épidémies latentes')} ${which(place, by, "la plus proche d'une active")} ${n === '1' ? 'devient active' : 'deviennent actives'}`,
    quarantine: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'mettez', 'met', 'mettre')} en quarantaine ${much(n, by, 'épidémie')} ${which(place, by, 'proche')}`,
    cure: ([place = 'chosen', n = '1'], by) =>
      `${v(by, 'guérissez', 'guérit', 'guérir')} ${much(n, by, 'épidémie')} ${which(place, by, 'proche')}`,
    infection_dice: ([n = '1']) =>
      `le prochain jet d'infection a ${count(Math.abs(Number(n)), 'dé')} ${Number(n) < 0 ? 'de moins' : 'de plus'}`,
    plague_gate: ([n = '1']) =>
      `ce round et le suivant, entrer dans une cité à l'épidémie active demande ${count(Number(n), 'dé')} de plus`,
    flip_warband: ([hex = '']) =>
      `retournez la Troupe suivante : elle apparaît ${atPlace(hex)}${hexName(hex, 'fr') === undefined ? '' : ` (${hex})`}`,
    add_unit: ([slot = 'nearest', n = '1'], by) =>
      slot === 'nearest'
        ? `la Troupe la plus proche gagne ${much(n, by, 'Unité')}`
        : `chaque Troupe${slot === 'up' ? ' visible' : ''} gagne ${much(n, by, 'Unité')}`,
    kill_unit: ([slot = 'chosen', n = '1'], by) =>
      `${er(by, 'tu')} ${much(n, by, 'Unité')} d'une Troupe ${which(slot, by, 'proche')}`,
    scorch: ([hex = 'here'], by) => `brûlez la terre ${where(hex, by)}`,
    unscorch: (_, by) => `${er(by, 'relev')} une ville ou un sanctuaire brûlé`,
    move_warbands: ([n = '1'], by) => `chaque Troupe visible avance de ${much(n, by, 'hexagone')}`,
    hold_warbands: () => "aucune Troupe n'avance à la fin de ce round",
    look_warband: ([n = '1'], by) => `${er(by, 'regard')} ${much(n, by, 'Troupe cachée', 'Troupes cachées')}`,
  },

  subject(who, by) {
    const [name = '', at] = who.split('@')
    if (name.startsWith('nearest_hero'))
      return `le héros le plus proche d'une ${name.includes('web') ? 'Toile' : 'Troupe'}`
    const place = at === undefined ? '' : ` ${AT[at]}`
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
        return `chaque héros${place}`
      case 'party':
        return 'chaque héros présent'
      case 'others_here':
        return 'chaque autre héros présent'
      case 'hero_here':
        return 'un héros présent'
      case 'chosen_hero':
        return `un héros de votre choix${place}`
      default:
        throw new Error(`There are no words for the heroes '${who}'`)
    }
  },
  condition(text) {
    const compared = /^(.+?)(>=|>)(\d+)$/.exec(text)
    if (compared !== null) {
      const [, what = '', sign, number] = compared
      const noun = THINGS[what]
      if (noun === undefined) throw new Error(`There are no words for the condition '${text}'`)
      return `avec ${count(Number(number) + (sign === '>' ? 1 : 0), noun[0], noun[1])} ou plus`
    }
    const found = CONDITION[text]
    if (found === undefined) throw new Error(`There are no words for the condition '${text}'`)
    return found
  },
  per,
  may: (clause, by) => `${by.they ? 'peut' : 'vous pouvez'} ${clause}`,
  either: clauses => `${list(clauses, 'ou')}, au choix`,
  otherwise: (first, second) => `${first} ; sinon, ${second}`,
  unless: (first, second, by) =>
    `${er(by, 'lanc')} ${yours(by)} dés et, ${first === '' ? '' : `avec un Joker, ${first} ; `}sans Joker, ${second}`,
  lasting: { this_action: 'pendant cet achat', this_round: 'ce round' },
  onceAgainst: (enemy, clause) => `une fois en combat contre ${enemyName(enemy, 'fr')}, vous pouvez ${clause}`,
  and: list,
}

const AT: Record<string, string> = {
  wild: 'dans la nature',
  city: 'dans une cité',
  town_or_city: 'dans une ville ou une cité',
}

const CONDITION: Record<string, string> = {
  wild: 'dans la nature',
  shrine: 'dans un sanctuaire',
  web_here: "dans un hexagone d'une Toile",
  mind_test: "dans un test d'Intelligence",
  body_test: 'dans un test de Corps',
  spirit_test: "dans un test d'Esprit",
  social_gem: 'sur une gemme Social',
  exploration_gem: 'sur une gemme Exploration',
  combat_gem: 'sur une gemme Combat',
  party: "en compagnie d'un autre héros",
  company: "en compagnie d'un autre héros",
  margath_out: 'avec Margath sur la carte',
}

const THINGS: Record<string, readonly [string, string]> = {
  successes: ['succès', 'succès'],
  'damage(self)': ['dégât', 'dégâts'],
  'count(webs)': ['Toile sur la carte', 'Toiles sur la carte'],
  'count(companions)': ['Compagnon', 'Compagnons'],
}

const RULE: Record<string, string> = {
  guard_other: 'quand un autre héros présent va subir des dégâts, vous pouvez en subir 1 à sa place',
  river_as_bridge: 'vous passez les rivières comme sur un pont',
  forest_any_die: "n'importe quel dé vous mène en forêt",
  free_follower: 'un héros qui vous suit ne paie aucune action pour cela',
  cover_by_exert: 'quand un autre héros présent reçoit des dégâts, vous pouvez vous dépasser pour le protéger',
}

function gems(how: string, place: string, n: string, by: Speaker): string {
  const to = place === 'here' ? (by.they ? 'lui' : 'vous') : placeName(place, 'fr')
  const before = how === 'visible' ? ' cachée' : ''
  return n === '1'
    ? `la gemme${before} la plus proche de ${to} devient ${how}`
    : `les ${n} gemmes${before === '' ? '' : `${before}s`} les plus proches de ${to} deviennent ${how}s`
}

function shopped(limits: readonly string[]): string {
  if (limits.length === 0) return 'les Ressources coûtent'
  if (limits[0] === 'tamalir') return 'les Ressources de Tamalir coûtent'
  return `les Ressources ${list(
    limits.map(type => TYPE[type as AssetType]),
    'et',
  )} coûtent`
}
