import barbute from '@runatal/look/icons/drawn/barbute.ts'
import bestialFangs from '@runatal/look/icons/drawn/bestial-fangs.ts'
import blacksmith from '@runatal/look/icons/drawn/blacksmith.ts'
import bowman from '@runatal/look/icons/drawn/bowman.ts'
import broadsword from '@runatal/look/icons/drawn/broadsword.ts'
import campfire from '@runatal/look/icons/drawn/campfire.ts'
import checkedShield from '@runatal/look/icons/drawn/checked-shield.ts'
import church from '@runatal/look/icons/drawn/church.ts'
import cloakDagger from '@runatal/look/icons/drawn/cloak-dagger.ts'
import crownedSkull from '@runatal/look/icons/drawn/crowned-skull.ts'
import crystalBall from '@runatal/look/icons/drawn/crystal-ball.ts'
import deer from '@runatal/look/icons/drawn/deer.ts'
import dervishSwords from '@runatal/look/icons/drawn/dervish-swords.ts'
import donkey from '@runatal/look/icons/drawn/donkey.ts'
import fireBreath from '@runatal/look/icons/drawn/fire-breath.ts'
import knapsack from '@runatal/look/icons/drawn/knapsack.ts'
import laurelCrown from '@runatal/look/icons/drawn/laurel-crown.ts'
import mailShirt from '@runatal/look/icons/drawn/mail-shirt.ts'
import mountains from '@runatal/look/icons/drawn/mountains.ts'
import ogre from '@runatal/look/icons/drawn/ogre.ts'
import pineTree from '@runatal/look/icons/drawn/pine-tree.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import prayer from '@runatal/look/icons/drawn/prayer.ts'
import raiseZombie from '@runatal/look/icons/drawn/raise-zombie.ts'
import rockGolem from '@runatal/look/icons/drawn/rock-golem.ts'
import scorpion from '@runatal/look/icons/drawn/scorpion.ts'
import scroll from '@runatal/look/icons/drawn/scroll-unfurled.ts'
import spectre from '@runatal/look/icons/drawn/spectre.ts'
import spiderAlt from '@runatal/look/icons/drawn/spider-alt.ts'
import spiderWeb from '@runatal/look/icons/drawn/spider-web.ts'
import sprint from '@runatal/look/icons/drawn/sprint.ts'
import stagHead from '@runatal/look/icons/drawn/stag-head.ts'
import starSwirl from '@runatal/look/icons/drawn/star-swirl.ts'
import twoCoins from '@runatal/look/icons/drawn/two-coins.ts'
import visoredHelm from '@runatal/look/icons/drawn/visored-helm.ts'
import warlockHood from '@runatal/look/icons/drawn/warlock-hood.ts'
import waspSting from '@runatal/look/icons/drawn/wasp-sting.ts'
import witchFace from '@runatal/look/icons/drawn/witch-face.ts'
import wolfHead from '@runatal/look/icons/drawn/wolf-head.ts'
import woodenCrate from '@runatal/look/icons/drawn/wooden-crate.ts'
import type { AssetType, Enemy, Scenario, Trait } from '../../content/language.ts'
import { drawn } from './fighters/draw.ts'
import { enemyLooks, heroLooks } from './fighters/looks.ts'
import { vignette } from './vignettes/vignette.ts'
import { bow, put, type Weapon, WEAPONS } from './fighters/weapons.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'

/** Heroes, enemies and skills: large pictures that no table waits for. */

const HEROES: Readonly<Record<string, IconPicture>> = {
  garrick: visoredHelm,
  sariel: stagHead,
  ketta: witchFace,
  dov: blacksmith,
  ysolde: warlockHood,
  pell: sprint,
  red_scorpion: scorpion,
  nanok: barbute,
  tatianna: bowman,
  eliam: dervishSwords,
}

export function heroPicture(id: string): IconPicture {
  return HEROES[id] ?? visoredHelm
}

const MASTERS: Readonly<Record<string, IconPicture>> = {
  ariad: spiderAlt,
  avatar: spiderAlt,
  margath: fireBreath,
  vorakesh: crownedSkull,
  champion: spectre,
}

const SUBTYPES: Readonly<Record<string, IconPicture>> = {
  Spider: spiderAlt,
  Beast: wolfHead,
  Undead: spectre,
  Dragon: fireBreath,
  Giant: ogre,
  Construct: rockGolem,
  Insect: waspSting,
}

const TRAIT_PICTURES: Readonly<Record<Trait, IconPicture>> = {
  warrior: visoredHelm,
  mystic: crystalBall,
  savage: bestialFangs,
  rogue: cloakDagger,
}

export function enemyPicture({ id, subtype, trait }: Pick<Enemy, 'id' | 'subtype' | 'trait'>): IconPicture {
  if (id.startsWith('wb_')) return waspSting
  return MASTERS[id] ?? SUBTYPES[subtype] ?? TRAIT_PICTURES[trait]
}

const SETS: Readonly<Record<string, IconPicture>> = {
  force_of_nature: pineTree,
  wanderlust: sprint,
  favour_of_the_gods: prayer,
  military_training: checkedShield,
  children_of_the_slums: cloakDagger,
  rune_magic: starSwirl,
  power_of_profit: twoCoins,
  song_of_the_mountain: mountains,
  battle_pilgrim: church,
  one_with_the_land: deer,
  high_society: laurelCrown,
  party: campfire,
}

export function setPicture(set: string): IconPicture {
  return SETS[set] ?? starSwirl
}

export const SCENARIOS: Readonly<Record<Scenario, IconPicture>> = {
  web: spiderWeb,
  margath: fireBreath,
  corpse: crownedSkull,
  red: poison,
  locust: waspSting,
}

export const ASSETS: Readonly<Record<AssetType, IconPicture>> = {
  weapon: broadsword,
  clothing: mailShirt,
  equipment: knapsack,
  travel: donkey,
  good: woodenCrate,
}

export const ZOMBIE = raiseZombie
export const ADVENTURE = scroll

/** A hero or an enemy as the fighter that it is. */
export function heroDrawing(id: string): Drawing {
  return { svg: drawn(heroLooks(id), 'guard', 0), fit: 'bust' }
}

export function enemyDrawing(enemy: Pick<Enemy, 'id' | 'subtype' | 'trait'>): Drawing {
  const looks = enemyLooks(enemy)
  return { svg: drawn(looks, 'guard', 0), fit: looks.kind === undefined ? 'bust' : 'whole' }
}

/** An event or a quest, as what happens there. */
export function adventureDrawing(id: string): Drawing | undefined {
  const svg = vignette(id)
  return svg === undefined ? undefined : { svg, fit: 'scene' }
}

export interface Drawing {
  svg: string
  /** In a box of 400 by 440, of which only the upper half may be wanted; or in a card's picture, 100 by 58. */
  fit: 'bust' | 'whole' | 'scene'
}

/** A weapon as what it is, in the same box; nothing for what is none of these. */
export function weaponDrawing(name: string): Drawing | undefined {
  const called = name.toLowerCase()
  const found = KINDS_OF_WEAPONS.find(([word]) => called.includes(word))
  if (found === undefined) return undefined
  const [, kind] = found
  const body =
    kind === 'bow' ? put([206, 224], 30, 1.3, bow([0, 0])) : put([170, 270], 40, 1.2, WEAPONS[kind](GILT, ORB))
  return {
    svg: called.startsWith('twin') ? body + put([250, 270], -40, 1.2, WEAPONS.sabre(GILT)) : body,
    fit: 'whole',
  }
}

const GILT = '#c79c4a'
const ORB = '#8fd8ff'

/** By a word of its name; the first that fits. */
const KINDS_OF_WEAPONS: readonly (readonly [word: string, kind: Weapon | 'bow'])[] = [
  ['greatsword', 'great'],
  ['blade', 'sword'],
  ['sword', 'sword'],
  ['bow', 'bow'],
  ['axe', 'axe'],
  ['pick', 'axe'],
  ['dagger', 'dagger'],
  ['kni', 'dagger'],
  ['sabre', 'sabre'],
  ['sickle', 'sabre'],
  ['rapier', 'sword'],
  ['hammer', 'hammer'],
  ['maul', 'hammer'],
  ['mace', 'club'],
  ['club', 'club'],
  ['flail', 'club'],
  ['spear', 'spear'],
  ['pike', 'spear'],
  ['crook', 'crook'],
  ['staff', 'staff'],
  ['rod', 'staff'],
  ['wand', 'staff'],
  ['sceptre', 'staff'],
]
