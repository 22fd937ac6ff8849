import { word } from '../content/words.ts'
import type { CardWords } from './cards.ts'
import { capital } from './effects.ts'
import { ATTRIBUTE, count, list, phrasesEn, TROPHY } from './effects-en.ts'
import { enemyName } from './names.ts'
import type { Goal, Names } from './messages.ts'
import type { Scenario } from '../content/language.ts'

export const enNames: Names = {
  scenarios: {
    web: 'Caught in the Web',
    margath: "Margath's Domination",
    corpse: 'The Corpse King',
    red: 'The Red Death',
    locust: 'The Locust Swarm',
  },
  attributes: { body: 'Body', mind: 'Mind', spirit: 'Spirit' },
  stats: { health: 'Health', speed: 'Speed', hand: 'Hand limit', gold: 'Gold', actions: 'Actions' },
  kinds: { combat: 'combat', exploration: 'exploration', social: 'social' },
  traits: { warrior: 'Warrior', mystic: 'Mystic', savage: 'Savage', rogue: 'Rogue' },
  subtypes: {
    Humanoid: 'Humanoid',
    Beast: 'Beast',
    Undead: 'Undead',
    Spider: 'Spider',
    Dragon: 'Dragon',
    Demon: 'Demon',
    Spirit: 'Spirit',
  },
  types: { weapon: 'Weapon', clothing: 'Clothing', equipment: 'Equipment', travel: 'Travel', good: 'Trade good' },
  terrains: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains', water: 'water' },
  symbols: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains', water: 'water', wild: 'wild' },
  sites: { city: 'city', town: 'town', shrine: 'shrine', stronghold: 'stronghold' },
  icons: {
    blank: 'blank',
    phys: 'physical damage',
    mag: 'magic damage',
    skull: 'enemy damage',
    shield: 'shield',
    surge: 'surge',
    agi: 'agility',
    dbl: 'double',
    charge: 'charge',
    tac: 'tactic',
  },
  faces: ['wild', 'plains', 'plains or forest', 'plains or hills', 'forest or hills', 'mountains or water'],
  cards: {
    hero: 'Hero',
    enemy: 'Enemy',
    event: 'Event',
    quest: 'Quest',
    asset: 'Asset',
    skill: 'Skill',
    story: 'Story',
    twist: 'Twist',
    envelope: 'Sealed letter',
  },
}

export const enGoals: Record<Scenario, Goal> = {
  web: {
    wins: 'Slay Queen Ariad once she has appeared.',
    loses: 'Act II ends, or every hero is removed.',
  },
  margath: {
    wins: 'Slay Margath, all heroes together in his hex.',
    loses: 'Margath reaches Tamalir, or every hero is removed.',
  },
  corpse: {
    wins: 'Slay Vorakesh and all his Champions.',
    loses: 'Act II ends, or every hero is removed.',
  },
  red: {
    wins: 'In Act II, cure the Epicentre and leave no plague active.',
    loses:
      'All ten plagues are active, or time reaches a space with a plague token: one from the end per active plague.',
  },
  locust: {
    wins: 'Destroy every warband, the hidden ones too.',
    loses: 'A warband enters a city, too much earth is scorched, or Act II ends.',
  },
}

export const cardsEn: CardWords = {
  language: 'en',
  phrases: phrasesEn,
  when: {
    passive: '',
    action: '',
    free: 'On your turn',
    in_combat: 'In a fight',
    combat_start: 'At the start of a fight',
    round_start: 'At the start of each combat round',
    after_cast: 'After the cast',
    combat_action: 'Combat action',
    surge: '',
    on_hit: 'When you take damage in a fight',
    on_deal: 'When you deal damage',
    round_end: 'At the end of each combat round',
    combat_win: 'When you win a fight',
    combat_lose: 'When you lose a fight',
    on_test: 'In a test',
    on_explore: 'When you explore',
    on_move: 'When you move',
    on_enter: 'When you enter a hex',
    on_rest: 'When you Rest',
    on_train: 'When you Train',
    on_shop: 'When you Shop',
    on_adventure: 'When you Adventure',
  },
  moment(when, condition) {
    if (when === 'on_test') return capital(condition)
    return when === 'on_enter' ? `When you enter ${condition.replace('at ', '')}` : `${cardsEn.when[when]} ${condition}`
  },
  limit: { turn: 'once per turn', round: 'once per round' },
  exert: 'exert',
  surge: cost => `Surge ${cost}`,
  action: cost => count(cost, 'action'),
  colon: ': ',
  test: testEn,
  failed: 'If not',
  pay: gold => `pay ${gold} gold`,
  company: 'with another hero here',
  start: 'At the start',
  reward: 'Reward',
  lose: 'If you lose',
  gold: gold => `Worth ${gold} gold.`,
  tries: (place, actions) => `${place}, ${count(actions, 'action')}.`,
  samePlace: 'In that hex',
  symbols: enNames.symbols,
  cost: gold => `${gold} gold`,
  sells: (value, at) => `Sells for ${value} gold at any ${enNames.sites[at]}.`,
  token: token => `Token: ${token.split('|').map(sideEn).join(' / ')}.`,
  trophies: cost => `Costs ${count(cost.length, 'trophy', 'trophies')}: ${list(cost.map(icon => TROPHY[icon]))}.`,
  success: 'Counts as a success in tests.',
  setup: 'Set-up',
  kinds: enNames.cards,
  traits: enNames.traits,
  subtypes: enNames.subtypes,
  types: enNames.types,
  attributes: enNames.attributes,
}

function testEn(text: string): string {
  const { verb, args } = word(text)
  if (verb === 'fight') return `fight ${enemyName(args[0]!, 'en')}`
  const attribute = ATTRIBUTE[args[0] as 'B']
  if (verb === 'tiers') return `${attribute} test, every success counts`
  const mod = Number(args[1] ?? 0)
  const need = Number(args[2] ?? 1)
  return [
    `${attribute} test`,
    ...(mod === 0 ? [] : [`${count(Math.abs(mod), 'card')} ${mod < 0 ? 'fewer' : 'more'}`]),
    ...(need === 1 ? [] : [`${need} successes`]),
  ].join(', ')
}

export { count, list }

/** 'physical damage 2, gold': a side of a token as it is written. */
export function sideEn(text: string): string {
  const [, icon = 'blank', value = '', gold = ''] = /^([a-z]+)(\d?)(\*?)$/.exec(text) ?? []
  return `${enNames.icons[icon as 'phys']}${value === '' ? '' : ` ${value}`}${gold === '' ? '' : ', gold'}`
}
