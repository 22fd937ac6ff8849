import bison from '@runatal/look/icons/drawn/bison.ts'
import brain from '@runatal/look/icons/drawn/brain.ts'
import broadsword from '@runatal/look/icons/drawn/broadsword.ts'
import checkedShield from '@runatal/look/icons/drawn/checked-shield.ts'
import chessKnight from '@runatal/look/icons/drawn/chess-knight.ts'
import deathSkull from '@runatal/look/icons/drawn/death-skull.ts'
import fluffyFlame from '@runatal/look/icons/drawn/fluffy-flame.ts'
import hills from '@runatal/look/icons/drawn/hills.ts'
import magicSwirl from '@runatal/look/icons/drawn/magic-swirl.ts'
import mailedFist from '@runatal/look/icons/drawn/mailed-fist.ts'
import peaks from '@runatal/look/icons/drawn/peaks.ts'
import pineTree from '@runatal/look/icons/drawn/pine-tree.ts'
import poison from '@runatal/look/icons/drawn/poison.ts'
import polarStar from '@runatal/look/icons/drawn/polar-star.ts'
import powerLightning from '@runatal/look/icons/drawn/power-lightning.ts'
import waves from '@runatal/look/icons/drawn/waves.ts'
import wheat from '@runatal/look/icons/drawn/wheat.ts'
import wingfoot from '@runatal/look/icons/drawn/wingfoot.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { Attribute } from '../../content/language.ts'
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

export const PLAGUE_PICTURE = poison
