import bison from '@runatal/look/icons/drawn/bison.ts'
import checkMark from '@runatal/look/icons/drawn/check-mark.ts'
import crystalGrowth from '@runatal/look/icons/drawn/crystal-growth.ts'
import deer from '@runatal/look/icons/drawn/deer.ts'
import deerTrack from '@runatal/look/icons/drawn/deer-track.ts'
import dolphin from '@runatal/look/icons/drawn/dolphin.ts'
import feather from '@runatal/look/icons/drawn/feather.ts'
import fox from '@runatal/look/icons/drawn/fox.ts'
import laurels from '@runatal/look/icons/drawn/laurels.ts'
import mammoth from '@runatal/look/icons/drawn/mammoth.ts'
import moon from '@runatal/look/icons/drawn/moon.ts'
import mushroomGills from '@runatal/look/icons/drawn/mushroom-gills.ts'
import peaks from '@runatal/look/icons/drawn/peaks.ts'
import pineTree from '@runatal/look/icons/drawn/pine-tree.ts'
import polarStar from '@runatal/look/icons/drawn/polar-star.ts'
import sun from '@runatal/look/icons/drawn/sun.ts'
import sunrise from '@runatal/look/icons/drawn/sunrise.ts'
import vortex from '@runatal/look/icons/drawn/vortex.ts'
import whaleTail from '@runatal/look/icons/drawn/whale-tail.ts'

/** The pictures of game-icons.net that this table uses, on a grid of 512. */
export const ICONS = {
  bison,
  'check-mark': checkMark,
  'crystal-growth': crystalGrowth,
  deer,
  'deer-track': deerTrack,
  dolphin,
  feather,
  fox,
  laurels,
  mammoth,
  moon,
  'mushroom-gills': mushroomGills,
  peaks,
  'pine-tree': pineTree,
  'polar-star': polarStar,
  sun,
  sunrise,
  vortex,
  'whale-tail': whaleTail,
} as const

export type IconName = keyof typeof ICONS
