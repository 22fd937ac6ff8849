import burningBook from '@runatal/look/icons/drawn/burning-book.ts'
import burningEmbers from '@runatal/look/icons/drawn/burning-embers.ts'
import burningSkull from '@runatal/look/icons/drawn/burning-skull.ts'
import campfire from '@runatal/look/icons/drawn/campfire.ts'
import candleHolder from '@runatal/look/icons/drawn/candle-holder.ts'
import candleLight from '@runatal/look/icons/drawn/candle-light.ts'
import candlebright from '@runatal/look/icons/drawn/candlebright.ts'
import candles from '@runatal/look/icons/drawn/candles.ts'
import dustCloud from '@runatal/look/icons/drawn/dust-cloud.ts'
import emberShot from '@runatal/look/icons/drawn/ember-shot.ts'
import fireBowl from '@runatal/look/icons/drawn/fire-bowl.ts'
import fireBreath from '@runatal/look/icons/drawn/fire-breath.ts'
import fireIris from '@runatal/look/icons/drawn/fire-iris.ts'
import fireRing from '@runatal/look/icons/drawn/fire-ring.ts'
import fireShrine from '@runatal/look/icons/drawn/fire-shrine.ts'
import fireSpellCast from '@runatal/look/icons/drawn/fire-spell-cast.ts'
import fireWave from '@runatal/look/icons/drawn/fire-wave.ts'
import fireplace from '@runatal/look/icons/drawn/fireplace.ts'
import firewall from '@runatal/look/icons/drawn/firewall.ts'
import flame from '@runatal/look/icons/drawn/flame.ts'
import flameSpin from '@runatal/look/icons/drawn/flame-spin.ts'
import flameTunnel from '@runatal/look/icons/drawn/flame-tunnel.ts'
import heatHaze from '@runatal/look/icons/drawn/heat-haze.ts'
import incense from '@runatal/look/icons/drawn/incense.ts'
import lantern from '@runatal/look/icons/drawn/lantern.ts'
import smokingFinger from '@runatal/look/icons/drawn/smoking-finger.ts'
import sparkSpirit from '@runatal/look/icons/drawn/spark-spirit.ts'
import sparkles from '@runatal/look/icons/drawn/sparkles.ts'
import whip from '@runatal/look/icons/drawn/whip.ts'
import wildfires from '@runatal/look/icons/drawn/wildfires.ts'
import windHole from '@runatal/look/icons/drawn/wind-hole.ts'
import wizardStaff from '@runatal/look/icons/drawn/wizard-staff.ts'

/** What is seen on each card: Ember. */
export const GLYPHS: Readonly<Record<string, { path: string }>> = {
  EM01: sparkles,
  EM02: whip,
  EM03: fireBreath,
  EM04: fireSpellCast,
  EM05: fireWave,
  EM06: burningEmbers,
  EM07: candleLight,
  EM08: wildfires,
  EM09: campfire,
  EM10: smokingFinger,
  EM11: windHole,
  EM12: burningSkull,
  EM13: fireIris,
  EM14: sparkSpirit,
  EM15: emberShot,
  EM16: fireBowl,
  EM17: fireplace,
  EM18: fireRing,
  EM19: lantern,
  EM20: burningBook,
  EM21: fireShrine,
  EM22: heatHaze,
  EM23: candles,
  EM24: dustCloud,
  EM25: firewall,
  EM26: candleHolder,
  EM27: flameTunnel,
  EM28: wizardStaff,
  EM29: candlebright,
  EM30: flame,
  EM31: flameSpin,
  EM32: incense,
}
