import boneMace from '@runatal/look/icons/drawn/bone-mace.ts'
import burningSkull from '@runatal/look/icons/drawn/burning-skull.ts'
import cloakDagger from '@runatal/look/icons/drawn/cloak-dagger.ts'
import curvyKnife from '@runatal/look/icons/drawn/curvy-knife.ts'
import hood from '@runatal/look/icons/drawn/hood.ts'
import incense from '@runatal/look/icons/drawn/incense.ts'
import mailedFist from '@runatal/look/icons/drawn/mailed-fist.ts'
import monkFace from '@runatal/look/icons/drawn/monk-face.ts'
import needleDrill from '@runatal/look/icons/drawn/needle-drill.ts'
import oldLantern from '@runatal/look/icons/drawn/old-lantern.ts'
import raiseZombie from '@runatal/look/icons/drawn/raise-zombie.ts'
import sacrificialDagger from '@runatal/look/icons/drawn/sacrificial-dagger.ts'
import scythe from '@runatal/look/icons/drawn/scythe.ts'
import sickle from '@runatal/look/icons/drawn/sickle.ts'
import swordwoman from '@runatal/look/icons/drawn/swordwoman.ts'
import twoHandedSword from '@runatal/look/icons/drawn/two-handed-sword.ts'
import warhammer from '@runatal/look/icons/drawn/warhammer.ts'
import wizardStaff from '@runatal/look/icons/drawn/wizard-staff.ts'

/** What is seen on each card: characters and weapons. */
export const GLYPHS: Readonly<Record<string, { path: string }>> = {
  'C-ORSANE': raiseZombie,
  'C-HASK': monkFace,
  'C-MIRELLE': cloakDagger,
  'C-TOLOMEY': hood,
  'C-ULLE': swordwoman,
  'C-NINIAN': burningSkull,
  'W-MOURNEDGE': twoHandedSword,
  'W-LEFTFANG': curvyKnife,
  'W-NEEDLE': needleDrill,
  'W-GRAVEBELL': warhammer,
  'W-KNOCKER': boneMace,
  'W-CAIRNFIST': mailedFist,
  'W-PYREWOOD': wizardStaff,
  'W-WICK': sacrificialDagger,
  'W-CENSER': incense,
  'W-SCYTHE': scythe,
  'W-FENHOOK': sickle,
  'W-MIRELANTERN': oldLantern,
}
