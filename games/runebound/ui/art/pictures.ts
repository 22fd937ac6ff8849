import bison from '@runatal/look/icons/drawn/bison.ts'
import brain from '@runatal/look/icons/drawn/brain.ts'
import broadsword from '@runatal/look/icons/drawn/broadsword.ts'
import checkedShield from '@runatal/look/icons/drawn/checked-shield.ts'
import chessKnight from '@runatal/look/icons/drawn/chess-knight.ts'
import crownedSkull from '@runatal/look/icons/drawn/crowned-skull.ts'
import deathSkull from '@runatal/look/icons/drawn/death-skull.ts'
import donkey from '@runatal/look/icons/drawn/donkey.ts'
import fireBreath from '@runatal/look/icons/drawn/fire-breath.ts'
import fluffyFlame from '@runatal/look/icons/drawn/fluffy-flame.ts'
import hills from '@runatal/look/icons/drawn/hills.ts'
import knapsack from '@runatal/look/icons/drawn/knapsack.ts'
import magicSwirl from '@runatal/look/icons/drawn/magic-swirl.ts'
import mailShirt from '@runatal/look/icons/drawn/mail-shirt.ts'
import mailedFist from '@runatal/look/icons/drawn/mailed-fist.ts'
import peaks from '@runatal/look/icons/drawn/peaks.ts'
import pineTree from '@runatal/look/icons/drawn/pine-tree.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import polarStar from '@runatal/look/icons/drawn/polar-star.ts'
import powerLightning from '@runatal/look/icons/drawn/power-lightning.ts'
import raiseZombie from '@runatal/look/icons/drawn/raise-zombie.ts'
import spiderWeb from '@runatal/look/icons/drawn/spider-web.ts'
import waspSting from '@runatal/look/icons/drawn/wasp-sting.ts'
import waves from '@runatal/look/icons/drawn/waves.ts'
import wheat from '@runatal/look/icons/drawn/wheat.ts'
import wingfoot from '@runatal/look/icons/drawn/wingfoot.ts'
import woodenCrate from '@runatal/look/icons/drawn/wooden-crate.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { AssetType, Attribute, Scenario } from '../../content/language.ts'
import type { Icon } from '../../content/tokens.ts'

/** Which picture stands for what. */

/** The faces of the dice; a wild is a star. */
export const TERRAIN_PICTURES: readonly IconPicture[] = [wheat, pineTree, hills, peaks, waves]
export const WILD_PICTURE = polarStar

export const ICON_PICTURES: Readonly<Partial<Record<Icon, IconPicture>>> = {
  phys: broadsword,
  mag: magicSwirl,
  skull: deathSkull,
  shield: checkedShield,
  surge: powerLightning,
  agi: wingfoot,
  charge: bison,
  tac: chessKnight,
}

export const ATTRIBUTE_PICTURES: Readonly<Record<Attribute, IconPicture>> = {
  body: mailedFist,
  mind: brain,
  spirit: fluffyFlame,
}

export const SCENARIO_PICTURES: Readonly<Record<Scenario, IconPicture>> = {
  web: spiderWeb,
  margath: fireBreath,
  corpse: crownedSkull,
  red: poison,
  locust: waspSting,
}

export const ASSET_PICTURES: Readonly<Record<AssetType, IconPicture>> = {
  weapon: broadsword,
  clothing: mailShirt,
  equipment: knapsack,
  travel: donkey,
  good: woodenCrate,
}

export const ZOMBIE_PICTURE = raiseZombie
export const PLAGUE_PICTURE = poison
