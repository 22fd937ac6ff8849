import bison from '@runatal/look/icons/drawn/bison.ts'
import burningSkull from '@runatal/look/icons/drawn/burning-skull.ts'
import candles from '@runatal/look/icons/drawn/candles.ts'
import cauldron from '@runatal/look/icons/drawn/cauldron.ts'
import coffin from '@runatal/look/icons/drawn/coffin.ts'
import chains from '@runatal/look/icons/drawn/crossed-chains.ts'
import bones from '@runatal/look/icons/drawn/crossed-bones.ts'
import swords from '@runatal/look/icons/drawn/crossed-swords.ts'
import crown from '@runatal/look/icons/drawn/laurel-crown.ts'
import skull from '@runatal/look/icons/drawn/crowned-skull.ts'
import deer from '@runatal/look/icons/drawn/deer.ts'
import donkey from '@runatal/look/icons/drawn/donkey.ts'
import drop from '@runatal/look/icons/drawn/drop.ts'
import drum from '@runatal/look/icons/drawn/drum.ts'
import dust from '@runatal/look/icons/drawn/dust-cloud.ts'
import feather from '@runatal/look/icons/drawn/feather.ts'
import flower from '@runatal/look/icons/drawn/carnivorous-plant.ts'
import footprint from '@runatal/look/icons/drawn/footprint.ts'
import hammer from '@runatal/look/icons/drawn/warhammer.ts'
import hand from '@runatal/look/icons/drawn/skeletal-hand.ts'
import hook from '@runatal/look/icons/drawn/hook.ts'
import lantern from '@runatal/look/icons/drawn/lantern-flame.ts'
import leech from '@runatal/look/icons/drawn/leeching-worm.ts'
import bell from '@runatal/look/icons/drawn/ringing-bell.ts'
import book from '@runatal/look/icons/drawn/open-book.ts'
import chest from '@runatal/look/icons/drawn/locked-chest.ts'
import coins from '@runatal/look/icons/drawn/two-coins.ts'
import crate from '@runatal/look/icons/drawn/wooden-crate.ts'
import crystal from '@runatal/look/icons/drawn/crystal-growth.ts'
import dice from '@runatal/look/icons/drawn/rolling-dices.ts'
import ember from '@runatal/look/icons/drawn/burning-embers.ts'
import eye from '@runatal/look/icons/drawn/third-eye.ts'
import fang from '@runatal/look/icons/drawn/bestial-fangs.ts'
import fire from '@runatal/look/icons/drawn/campfire.ts'
import flame from '@runatal/look/icons/drawn/fluffy-flame.ts'
import mask from '@runatal/look/icons/drawn/ceremonial-mask.ts'
import map from '@runatal/look/icons/drawn/treasure-map.ts'
import miner from '@runatal/look/icons/drawn/miner.ts'
import monk from '@runatal/look/icons/drawn/monk-face.ts'
import moon from '@runatal/look/icons/drawn/moon.ts'
import mushroom from '@runatal/look/icons/drawn/mushroom-gills.ts'
import needle from '@runatal/look/icons/drawn/sewing-needle.ts'
import plague from '@runatal/look/icons/drawn/bird-mask.ts'
import potion from '@runatal/look/icons/drawn/standing-potion.ts'
import prayer from '@runatal/look/icons/drawn/prayer.ts'
import ring from '@runatal/look/icons/drawn/power-ring.ts'
import rope from '@runatal/look/icons/drawn/rope-coil.ts'
import scroll from '@runatal/look/icons/drawn/scroll-unfurled.ts'
import scythe from '@runatal/look/icons/drawn/scythe.ts'
import shield from '@runatal/look/icons/drawn/checked-shield.ts'
import shout from '@runatal/look/icons/drawn/shouting.ts'
import smith from '@runatal/look/icons/drawn/anvil-impact.ts'
import spade from '@runatal/look/icons/drawn/spade.ts'
import spirit from '@runatal/look/icons/drawn/spark-spirit.ts'
import star from '@runatal/look/icons/drawn/polar-star.ts'
import stag from '@runatal/look/icons/drawn/stag-head.ts'
import sun from '@runatal/look/icons/drawn/sun.ts'
import swirl from '@runatal/look/icons/drawn/star-swirl.ts'
import tomb from '@runatal/look/icons/drawn/tombstone.ts'
import raven from '@runatal/look/icons/drawn/raven.ts'
import relic from '@runatal/look/icons/drawn/gem-pendant.ts'
import ribs from '@runatal/look/icons/drawn/ribcage.ts'
import rock from '@runatal/look/icons/drawn/rock.ts'
import sphere from '@runatal/look/icons/drawn/stone-sphere.ts'
import thorn from '@runatal/look/icons/drawn/thorny-vine.ts'
import vial from '@runatal/look/icons/drawn/vial.ts'
import waves from '@runatal/look/icons/drawn/waves.ts'
import wheat from '@runatal/look/icons/drawn/wheat.ts'
import whip from '@runatal/look/icons/drawn/whip.ts'
import wings from '@runatal/look/icons/drawn/swamp-bat.ts'

/** What stands in the foreground of a vignette. */
export const PROPS = {
  bison,
  burningSkull,
  candles,
  cauldron,
  coffin,
  chains,
  bones,
  swords,
  crown,
  skull,
  deer,
  donkey,
  drop,
  drum,
  dust,
  feather,
  flower,
  footprint,
  hammer,
  hand,
  hook,
  lantern,
  leech,
  bell,
  book,
  chest,
  coins,
  crate,
  crystal,
  dice,
  ember,
  eye,
  fang,
  fire,
  flame,
  mask,
  map,
  miner,
  monk,
  moon,
  mushroom,
  needle,
  plague,
  potion,
  prayer,
  ring,
  rope,
  scroll,
  scythe,
  shield,
  shout,
  smith,
  spade,
  spirit,
  star,
  stag,
  sun,
  swirl,
  tomb,
  raven,
  relic,
  ribs,
  rock,
  sphere,
  thorn,
  vial,
  waves,
  wheat,
  whip,
  wings,
}

export type Prop = keyof typeof PROPS
