import barbute from '@runatal/look/icons/drawn/barbute.ts'
import batteryPack from '@runatal/look/icons/drawn/battery-pack.ts'
import birdMask from '@runatal/look/icons/drawn/bird-mask.ts'
import blacksmith from '@runatal/look/icons/drawn/blacksmith.ts'
import carnivorousPlant from '@runatal/look/icons/drawn/carnivorous-plant.ts'
import crownedSkull from '@runatal/look/icons/drawn/crowned-skull.ts'
import crystalBall from '@runatal/look/icons/drawn/crystal-ball.ts'
import gargoyle from '@runatal/look/icons/drawn/gargoyle.ts'
import gemPendant from '@runatal/look/icons/drawn/gem-pendant.ts'
import giantSquid from '@runatal/look/icons/drawn/giant-squid.ts'
import hoodedFigure from '@runatal/look/icons/drawn/hooded-figure.ts'
import leechingWorm from '@runatal/look/icons/drawn/leeching-worm.ts'
import lockedBox from '@runatal/look/icons/drawn/locked-box.ts'
import lockedChest from '@runatal/look/icons/drawn/locked-chest.ts'
import mantaRay from '@runatal/look/icons/drawn/manta-ray.ts'
import maskedSpider from '@runatal/look/icons/drawn/masked-spider.ts'
import miner from '@runatal/look/icons/drawn/miner.ts'
import mole from '@runatal/look/icons/drawn/mole.ts'
import monkFace from '@runatal/look/icons/drawn/monk-face.ts'
import ogre from '@runatal/look/icons/drawn/ogre.ts'
import overlordHelm from '@runatal/look/icons/drawn/overlord-helm.ts'
import powerRing from '@runatal/look/icons/drawn/power-ring.ts'
import relicBlade from '@runatal/look/icons/drawn/relic-blade.ts'
import rockGolem from '@runatal/look/icons/drawn/rock-golem.ts'
import satellite from '@runatal/look/icons/drawn/satellite.ts'
import scorpion from '@runatal/look/icons/drawn/scorpion.ts'
import spaceSuit from '@runatal/look/icons/drawn/space-suit.ts'
import standingPotion from '@runatal/look/icons/drawn/standing-potion.ts'
import sunPriest from '@runatal/look/icons/drawn/sun-priest.ts'
import thirdEye from '@runatal/look/icons/drawn/third-eye.ts'
import waspSting from '@runatal/look/icons/drawn/wasp-sting.ts'
import wizardStaff from '@runatal/look/icons/drawn/wizard-staff.ts'
import wolfHead from '@runatal/look/icons/drawn/wolf-head.ts'
import woodenCrate from '@runatal/look/icons/drawn/wooden-crate.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { Item } from '../../content/names.ts'
import type { RegionCardId } from '../../content/regions.ts'

/** Who or what is on a Region card. */
export const CARD_PICTURES: Readonly<Record<RegionCardId, IconPicture>> = {
  'I-S1': scorpion,
  'I-S2': monkFace,
  'I-1': leechingWorm,
  'I-2': wolfHead,
  'I-3': mole,
  'I-4': overlordHelm,
  'I-5': hoodedFigure,
  'I-6': sunPriest,
  'I-7': woodenCrate,
  'II-S1': carnivorousPlant,
  'II-S2': spaceSuit,
  'II-1': waspSting,
  'II-2': barbute,
  'II-3': mantaRay,
  'II-4': giantSquid,
  'II-5': miner,
  'II-6': thirdEye,
  'II-7': lockedChest,
  'III-S1': ogre,
  'III-S2': lockedBox,
  'III-1': gargoyle,
  'III-2': rockGolem,
  'III-3': maskedSpider,
  'III-4': crownedSkull,
  'III-5': birdMask,
  'III-6': blacksmith,
  'III-7': satellite,
}

export const ITEM_PICTURES: Readonly<Record<Item, IconPicture>> = {
  blade: relicBlade,
  staff: wizardStaff,
  pendant: gemPendant,
  orb: crystalBall,
  store: batteryPack,
  ring: powerRing,
  potion: standingPotion,
}
