import type { Scenario } from '../content/language.ts'
import type { Goal, Names } from './messages.ts'

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
    envelope: 'Envelope',
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

/** 'physical damage 2, gold': a side of a token as it is written. */
export function sideEn(text: string): string {
  const [, icon = 'blank', value = '', gold = ''] = /^([a-z]+)(\d?)(\*?)$/.exec(text) ?? []
  return `${enNames.icons[icon as 'phys']}${value === '' ? '' : ` ${value}`}${gold === '' ? '' : ', gold'}`
}
