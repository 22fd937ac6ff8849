import barbedSpear from '@runatal/look/icons/drawn/barbed-spear.ts'
import bestialFangs from '@runatal/look/icons/drawn/bestial-fangs.ts'
import cauldron from '@runatal/look/icons/drawn/cauldron.ts'
import ceremonialMask from '@runatal/look/icons/drawn/ceremonial-mask.ts'
import coffin from '@runatal/look/icons/drawn/coffin.ts'
import crossedChains from '@runatal/look/icons/drawn/crossed-chains.ts'
import deathNote from '@runatal/look/icons/drawn/death-note.ts'
import drowning from '@runatal/look/icons/drawn/drowning.ts'
import dualityMask from '@runatal/look/icons/drawn/duality-mask.ts'
import ghostAlly from '@runatal/look/icons/drawn/ghost-ally.ts'
import gooSkull from '@runatal/look/icons/drawn/goo-skull.ts'
import grimReaper from '@runatal/look/icons/drawn/grim-reaper.ts'
import haunting from '@runatal/look/icons/drawn/haunting.ts'
import hook from '@runatal/look/icons/drawn/hook.ts'
import lanternFlame from '@runatal/look/icons/drawn/lantern-flame.ts'
import lips from '@runatal/look/icons/drawn/lips.ts'
import poisonBottle from '@runatal/look/icons/drawn/poison-bottle.ts'
import reaperScythe from '@runatal/look/icons/drawn/reaper-scythe.ts'
import scythe from '@runatal/look/icons/drawn/scythe.ts'
import sickle from '@runatal/look/icons/drawn/sickle.ts'
import skeletalHand from '@runatal/look/icons/drawn/skeletal-hand.ts'
import skullShield from '@runatal/look/icons/drawn/skull-shield.ts'
import skullSlices from '@runatal/look/icons/drawn/skull-slices.ts'
import sleepy from '@runatal/look/icons/drawn/sleepy.ts'
import spectre from '@runatal/look/icons/drawn/spectre.ts'
import swampBat from '@runatal/look/icons/drawn/swamp-bat.ts'
import swordWound from '@runatal/look/icons/drawn/sword-wound.ts'
import thornyVine from '@runatal/look/icons/drawn/thorny-vine.ts'
import tripleNeedle from '@runatal/look/icons/drawn/triple-needle.ts'
import twoCoins from '@runatal/look/icons/drawn/two-coins.ts'
import vampireCape from '@runatal/look/icons/drawn/vampire-cape.ts'
import wheat from '@runatal/look/icons/drawn/wheat.ts'

/** What is seen on each card: Shroud. */
export const GLYPHS: Readonly<Record<string, { path: string }>> = {
  SH01: thornyVine,
  SH02: lips,
  SH03: skeletalHand,
  SH04: bestialFangs,
  SH05: reaperScythe,
  SH06: barbedSpear,
  SH07: drowning,
  SH08: gooSkull,
  SH09: wheat,
  SH10: tripleNeedle,
  SH11: deathNote,
  SH12: swordWound,
  SH13: grimReaper,
  SH14: cauldron,
  SH15: twoCoins,
  SH16: sleepy,
  SH17: skullSlices,
  SH18: ghostAlly,
  SH19: poisonBottle,
  SH20: ceremonialMask,
  SH21: swampBat,
  SH22: crossedChains,
  SH23: coffin,
  SH24: spectre,
  SH25: vampireCape,
  SH26: dualityMask,
  SH27: scythe,
  SH28: skullShield,
  SH29: hook,
  SH30: sickle,
  SH31: haunting,
  SH32: lanternFlame,
}
