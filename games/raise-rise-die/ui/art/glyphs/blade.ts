import bladeFall from '@runatal/look/icons/drawn/blade-fall.ts'
import bleedingWound from '@runatal/look/icons/drawn/bleeding-wound.ts'
import bloodySword from '@runatal/look/icons/drawn/bloody-sword.ts'
import clawSlashes from '@runatal/look/icons/drawn/claw-slashes.ts'
import crossedSwords from '@runatal/look/icons/drawn/crossed-swords.ts'
import daggers from '@runatal/look/icons/drawn/daggers.ts'
import dervishSwords from '@runatal/look/icons/drawn/dervish-swords.ts'
import dodging from '@runatal/look/icons/drawn/dodging.ts'
import drop from '@runatal/look/icons/drawn/drop.ts'
import fangs from '@runatal/look/icons/drawn/fangs.ts'
import hidden from '@runatal/look/icons/drawn/hidden.ts'
import iceSpear from '@runatal/look/icons/drawn/ice-spear.ts'
import knifeThrust from '@runatal/look/icons/drawn/knife-thrust.ts'
import leg from '@runatal/look/icons/drawn/leg.ts'
import lungs from '@runatal/look/icons/drawn/lungs.ts'
import needleDrill from '@runatal/look/icons/drawn/needle-drill.ts'
import openBook from '@runatal/look/icons/drawn/open-book.ts'
import piercingSword from '@runatal/look/icons/drawn/piercing-sword.ts'
import plainDagger from '@runatal/look/icons/drawn/plain-dagger.ts'
import prayer from '@runatal/look/icons/drawn/prayer.ts'
import raven from '@runatal/look/icons/drawn/raven.ts'
import ribcage from '@runatal/look/icons/drawn/ribcage.ts'
import saberSlash from '@runatal/look/icons/drawn/saber-slash.ts'
import serratedSlash from '@runatal/look/icons/drawn/serrated-slash.ts'
import sewingNeedle from '@runatal/look/icons/drawn/sewing-needle.ts'
import shieldBash from '@runatal/look/icons/drawn/shield-bash.ts'
import spade from '@runatal/look/icons/drawn/spade.ts'
import swordBrandish from '@runatal/look/icons/drawn/sword-brandish.ts'
import swordClash from '@runatal/look/icons/drawn/sword-clash.ts'
import swordSpin from '@runatal/look/icons/drawn/sword-spin.ts'
import twoHandedSword from '@runatal/look/icons/drawn/two-handed-sword.ts'
import vial from '@runatal/look/icons/drawn/vial.ts'

/** What is seen on each card: Blade. */
export const GLYPHS: Readonly<Record<string, { path: string }>> = {
  BL01: serratedSlash,
  BL02: knifeThrust,
  BL03: daggers,
  BL04: sewingNeedle,
  BL05: clawSlashes,
  BL06: piercingSword,
  BL07: leg,
  BL08: bleedingWound,
  BL09: dervishSwords,
  BL10: spade,
  BL11: iceSpear,
  BL12: bloodySword,
  BL13: hidden,
  BL14: bladeFall,
  BL15: swordClash,
  BL16: prayer,
  BL17: lungs,
  BL18: openBook,
  BL19: raven,
  BL20: plainDagger,
  BL21: vial,
  BL22: drop,
  BL23: shieldBash,
  BL24: dodging,
  BL25: swordSpin,
  BL26: saberSlash,
  BL27: twoHandedSword,
  BL28: swordBrandish,
  BL29: fangs,
  BL30: crossedSwords,
  BL31: ribcage,
  BL32: needleDrill,
}
