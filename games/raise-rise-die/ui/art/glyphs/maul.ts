import ancientRuins from '@runatal/look/icons/drawn/ancient-ruins.ts'
import anvilImpact from '@runatal/look/icons/drawn/anvil-impact.ts'
import bo from '@runatal/look/icons/drawn/bo.ts'
import boots from '@runatal/look/icons/drawn/boots.ts'
import brokenBone from '@runatal/look/icons/drawn/broken-bone.ts'
import brokenHeart from '@runatal/look/icons/drawn/broken-heart.ts'
import church from '@runatal/look/icons/drawn/church.ts'
import crossedBones from '@runatal/look/icons/drawn/crossed-bones.ts'
import drum from '@runatal/look/icons/drawn/drum.ts'
import earthCrack from '@runatal/look/icons/drawn/earth-crack.ts'
import fallingRocks from '@runatal/look/icons/drawn/falling-rocks.ts'
import footprint from '@runatal/look/icons/drawn/footprint.ts'
import gauntlet from '@runatal/look/icons/drawn/gauntlet.ts'
import hammerDrop from '@runatal/look/icons/drawn/hammer-drop.ts'
import impactPoint from '@runatal/look/icons/drawn/impact-point.ts'
import meat from '@runatal/look/icons/drawn/meat.ts'
import meditation from '@runatal/look/icons/drawn/meditation.ts'
import mountains from '@runatal/look/icons/drawn/mountains.ts'
import muscularTorso from '@runatal/look/icons/drawn/muscular-torso.ts'
import ringingBell from '@runatal/look/icons/drawn/ringing-bell.ts'
import rock from '@runatal/look/icons/drawn/rock.ts'
import ropeCoil from '@runatal/look/icons/drawn/rope-coil.ts'
import shieldReflect from '@runatal/look/icons/drawn/shield-reflect.ts'
import shoulderArmor from '@runatal/look/icons/drawn/shoulder-armor.ts'
import shouting from '@runatal/look/icons/drawn/shouting.ts'
import skullCrack from '@runatal/look/icons/drawn/skull-crack.ts'
import stonePile from '@runatal/look/icons/drawn/stone-pile.ts'
import stoneSphere from '@runatal/look/icons/drawn/stone-sphere.ts'
import stoneStack from '@runatal/look/icons/drawn/stone-stack.ts'
import stoneWall from '@runatal/look/icons/drawn/stone-wall.ts'
import tombstone from '@runatal/look/icons/drawn/tombstone.ts'
import weight from '@runatal/look/icons/drawn/weight.ts'

/** What is seen on each card: Maul. */
export const GLYPHS: Readonly<Record<string, { path: string }>> = {
  MA01: shoulderArmor,
  MA02: brokenBone,
  MA03: ringingBell,
  MA04: ancientRuins,
  MA05: anvilImpact,
  MA06: tombstone,
  MA07: hammerDrop,
  MA08: crossedBones,
  MA09: fallingRocks,
  MA10: impactPoint,
  MA11: earthCrack,
  MA12: weight,
  MA13: rock,
  MA14: footprint,
  MA15: boots,
  MA16: drum,
  MA17: meat,
  MA18: brokenHeart,
  MA19: shouting,
  MA20: muscularTorso,
  MA21: mountains,
  MA22: meditation,
  MA23: bo,
  MA24: stoneWall,
  MA25: shieldReflect,
  MA26: stonePile,
  MA27: church,
  MA28: ropeCoil,
  MA29: skullCrack,
  MA30: gauntlet,
  MA31: stoneStack,
  MA32: stoneSphere,
}
