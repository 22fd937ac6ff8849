import { seeded } from '@runatal/look/stone/chance.ts'
import type { Enemy, Trait } from '../../../content/language.ts'
import { mix } from './shapes.ts'
import type { Stance } from './stances.ts'
import type { Weapon } from './weapons.ts'

/** What somebody looks like: all that the drawing asks for. */
export interface Looks {
  id: string
  kind?: 'beast' | 'spider' | 'dragon'
  stance?: Stance
  weapon?: Weapon
  body?: 'plate' | 'leather' | 'robe' | 'mail' | 'bare'
  head?: 'helm' | 'hood' | 'hat' | 'face' | 'skull' | 'mask' | 'brute'
  race?: 'undead' | 'demon' | 'spirit'
  skin: string
  cloth: string
  cloth2?: string
  arm?: string
  bareArms?: boolean
  beard?: string
  belly?: string
  blood?: string
  bones?: boolean
  boot?: string
  bracer?: string
  bulk?: number
  cap?: string
  circlet?: string
  claws?: boolean
  cloak?: string
  crouch?: number
  crown?: string
  eye?: string
  fire?: boolean
  fur?: string
  gilt?: string
  glove?: string
  hair?: string
  hat?: string
  headScale?: number
  hood?: string
  horns?: boolean
  leg?: string
  mane?: string
  mark?: string
  maskC?: string
  metal?: string
  neck?: string
  openFace?: boolean
  orb?: string
  pauldron?: boolean
  plume?: string
  queen?: boolean
  quiver?: boolean
  ragged?: boolean
  scarf?: string
  sleeve?: boolean
  spikes?: boolean
  squat?: number
  tabard?: string
  trim?: string
  tusks?: boolean
  wing?: string
}

type Part = Partial<Looks>

/** A picture of one's own, or the changes to that of one's sheet. */
type Own = Part & { trait?: Trait }

const SKINS = ['#d7a37c', '#b97d55', '#8a5a3c', '#e6bd97', '#6b4430']
/** Everybody with a picture of their own. */
const WHO: Readonly<Record<string, Own>> = {
  garrick: {
    stance: 'shield',
    body: 'plate',
    head: 'helm',
    weapon: 'sword',
    cloth: '#4a5566',
    metal: '#8f98a8',
    tabard: '#2f5b86',
    plume: '#2f5b86',
    leg: '#4d5563',
    boot: '#6d7482',
    glove: '#6d7482',
    skin: SKINS[0]!,
    cloak: '#233e5e',
    bulk: 1.06,
    arm: '#5a6474',
    bracer: '#8f98a8',
  },
  sariel: {
    stance: 'bow',
    body: 'leather',
    head: 'hood',
    openFace: true,
    cloth: '#4d6238',
    cloth2: '#38472a',
    hood: '#3a5230',
    cloak: '#3a5230',
    skin: SKINS[3]!,
    quiver: true,
    bulk: 0.9,
    arm: '#5d7344',
  },
  ketta: {
    stance: 'staff',
    body: 'robe',
    head: 'hat',
    weapon: 'crook',
    cloth: '#4f6330',
    trim: '#8a7a3a',
    cloth2: '#37451f',
    hat: '#3a4a22',
    hair: '#d8d2c4',
    skin: SKINS[0]!,
    sleeve: true,
    orb: '#b7e07a',
    gilt: '#9ac25a',
    bulk: 0.96,
    crouch: 16,
  },
  dov: {
    stance: 'hammer',
    body: 'mail',
    head: 'face',
    weapon: 'hammer',
    cloth: '#6b7078',
    cloth2: '#5a3a22',
    skin: SKINS[0]!,
    beard: '#b5602a',
    cap: '#7d828d',
    hair: '#b5602a',
    pauldron: true,
    metal: '#7d828d',
    bulk: 1.26,
    headScale: 1.14,
    arm: '#6b7078',
    bracer: '#5a3a22',
    crouch: 26,
    squat: 0.84,
  },
  ysolde: {
    stance: 'staff',
    body: 'robe',
    head: 'face',
    weapon: 'staff',
    cloth: '#3b3f78',
    trim: '#c9b06a',
    cloth2: '#2a2d58',
    skin: SKINS[3]!,
    hair: '#1f1a2c',
    mane: '#1f1a2c',
    circlet: '#d9b45b',
    orb: '#8fb4ff',
    sleeve: true,
    bulk: 0.92,
    cloak: '#262a55',
  },
  pell: {
    stance: 'twin',
    body: 'leather',
    head: 'face',
    weapon: 'dagger',
    cloth: '#8a5a2c',
    cloth2: '#4a3a5a',
    skin: SKINS[0]!,
    hair: '#8a4a22',
    scarf: '#3f7a6a',
    bulk: 0.88,
    crouch: 14,
    squat: 0.86,
    arm: '#d9cba8',
  },
  red_scorpion: {
    stance: 'twin',
    body: 'leather',
    head: 'hood',
    maskC: '#5e1710',
    weapon: 'sabre',
    cloth: '#6d1c1c',
    cloth2: '#3a1414',
    hood: '#8f2a21',
    cloak: '#5e1710',
    skin: SKINS[1]!,
    eye: '#ffcf5a',
    scarf: '#b8402f',
    gilt: '#d9b45b',
    bulk: 0.94,
  },
  nanok: {
    stance: 'great',
    body: 'bare',
    head: 'face',
    weapon: 'great',
    cloth: '#a8714a',
    skin: SKINS[1]!,
    hair: '#2a1a12',
    mane: '#2a1a12',
    beard: '#2a1a12',
    fur: '#8a7358',
    cloth2: '#5a4028',
    leg: '#5a4028',
    bareArms: true,
    bulk: 1.2,
    bracer: '#5a4028',
  },
  tatianna: {
    stance: 'bow',
    body: 'leather',
    head: 'face',
    cloth: '#8f3a2a',
    cloth2: '#4a2a1c',
    hair: '#c9742c',
    mane: '#c9742c',
    skin: SKINS[3]!,
    quiver: true,
    cloak: '#5e1f18',
    bulk: 0.92,
    arm: '#d9c8a4',
    gilt: '#d9b45b',
  },
  eliam: {
    stance: 'twin',
    body: 'mail',
    head: 'face',
    weapon: 'sabre',
    cloth: '#56708a',
    cloth2: '#2c3e50',
    hair: '#e2d6b4',
    mane: '#e2d6b4',
    skin: SKINS[4]!,
    pauldron: true,
    metal: '#8f98a8',
    tabard: '#2c5a66',
    bulk: 0.98,
    arm: '#3d5468',
  },
  // enemies with a picture of their own
  road_brigand: { trait: 'rogue', cloth: '#5a4a34' },
  masked_duellist: { trait: 'rogue', head: 'mask', weapon: 'sabre', cloth: '#2c2a3e', hair: '#1c1620' },
  silk_huntress: { kind: 'spider', cloth: '#3a1a44', mark: '#c79bff', blood: '#7fe05a' },
  great_tusker: { kind: 'beast', cloth: '#5a4030', tusks: true, mane: '#33241a', bulk: 1.34 },
  night_pack: { kind: 'beast', cloth: '#3d3f4a', mane: '#26272f', bulk: 0.92 },
  young_drake: { kind: 'dragon', cloth: '#4a6a3a', wing: '#6a7a34', belly: '#cfc07a' },
  quarry_ogre: { trait: 'savage', bulk: 1.42, skin: '#8a8a5c' },
  hedge_witch: { trait: 'mystic', head: 'hat', hat: '#2c2436', weapon: 'crook', cloth: '#3c2f4a' },
  mire_stalker: { kind: 'beast', cloth: '#4a5a44', mane: '#2c3a2c', eye: '#c8ff6a', bulk: 0.98 },
  bone_hounds: { kind: 'beast', cloth: '#4a4452', bones: true, eye: '#8dffb0', bulk: 0.84, blood: '#5ad08a' },
  // antagonists
  ariad: {
    kind: 'spider',
    queen: true,
    cloth: '#35143f',
    cloth2: '#5a1f6a',
    mark: '#e0283a',
    skin: '#b9a4c4',
    hair: '#140a1c',
    blood: '#7fe05a',
  },
  margath: {
    kind: 'dragon',
    cloth: '#7a1f1c',
    wing: '#4a1216',
    belly: '#e0a04a',
    crown: '#d9b45b',
    fire: true,
    eye: '#ffd23e',
    bulk: 1.2,
  },
  vorakesh: {
    stance: 'staff',
    body: 'robe',
    head: 'skull',
    race: 'undead',
    weapon: 'skullstaff',
    cloth: '#2a2433',
    trim: '#4f7a4a',
    cloth2: '#1c1824',
    skin: '#d5cbb0',
    crown: '#9c8a4a',
    neck: '#1c1824',
    sleeve: true,
    orb: '#9dff8a',
    eye: '#9dff8a',
    cloak: '#1a1420',
    ragged: true,
    bulk: 1.06,
    blood: '#5ad08a',
  },
  champion: {
    stance: 'great',
    body: 'plate',
    head: 'helm',
    weapon: 'great',
    cloth: '#2a2a34',
    metal: '#4a4d5c',
    horns: true,
    spikes: true,
    eye: '#9dff8a',
    cloak: '#141218',
    tabard: '#2c4a34',
    gilt: '#9dff8a',
    leg: '#2a2a34',
    boot: '#3a3d4a',
    glove: '#3a3d4a',
    skin: '#8a9a84',
    bulk: 1.2,
    arm: '#33353f',
    bracer: '#4a4d5c',
  },
}
/** Gear by sheet, body by subtype: every enemy of the ledger gets a picture, the same one each time. */
const GEAR: Readonly<Record<Trait, Part>> = {
  warrior: {
    stance: 'shield',
    body: 'plate',
    head: 'helm',
    weapon: 'sword',
    metal: '#6d675f',
    cloth: '#4a3d36',
    tabard: '#5e1710',
    leg: '#3d352f',
    boot: '#4a433c',
    glove: '#4a433c',
    arm: '#4a433c',
    bracer: '#6d675f',
    eye: '#ffb04d',
  },
  mystic: {
    stance: 'staff',
    body: 'robe',
    head: 'hood',
    weapon: 'staff',
    cloth: '#3a2450',
    trim: '#a9863f',
    orb: '#d08bff',
    sleeve: true,
    eye: '#d08bff',
  },
  savage: {
    stance: 'claw',
    body: 'bare',
    head: 'brute',
    weapon: 'axe',
    cloth: '#6a4a2c',
    cloth2: '#4a3420',
    leg: '#4a3420',
    fur: '#5a4a38',
    bareArms: true,
    bracer: '#3a2a1c',
    bulk: 1.16,
  },
  rogue: {
    stance: 'twin',
    body: 'leather',
    head: 'hood',
    weapon: 'dagger',
    cloth: '#3c3a2c',
    cloth2: '#282618',
    cloak: '#2a2620',
    maskC: '#2a1c1c',
    eye: '#ffdf9a',
    scarf: '#6d2f24',
  },
}
const RACES: Readonly<Record<string, Part>> = {
  Undead: { race: 'undead', skin: '#cfc6a8', eye: '#8dffb0', head: 'skull', blood: '#5ad08a', ragged: true },
  Demon: { race: 'demon', skin: '#9a3328', horns: true, eye: '#ffd23e', claws: true },
  Spirit: {
    race: 'spirit',
    body: 'robe',
    head: 'hood',
    cloth: '#4a7a8a',
    cloak: '#2c5468',
    skin: '#bfe4ea',
    eye: '#d8ffff',
    sleeve: true,
    ragged: true,
    blood: '#bff4ff',
  },
  Beast: { kind: 'beast', cloth: '#4a3c34', mane: '#2c241f' },
  Dragon: { kind: 'dragon', cloth: '#4a6a3a', wing: '#6a7a34', belly: '#cfc07a' },
  Spider: { kind: 'spider', cloth: '#3a1a44', mark: '#c79bff', blood: '#7fe05a' },
}

const HAIRS = ['#2a1a12', '#5a3a1c', '#8a8578', '#1a1418']
const TINTS = ['#6d2f24', '#3a4a5c', '#4f4a2c', '#4a2f52', '#2f4a44']

export function heroLooks(id: string): Looks {
  return { id, skin: SKINS[0]!, cloth: '#4a5566', ...WHO[id] }
}

/** An enemy's own picture, or that of its sheet and its kind: the same one each time. */
export function enemyLooks({ id, trait, subtype }: Pick<Enemy, 'id' | 'trait' | 'subtype'>): Looks {
  const name = id.replace(/^e_/, '')
  const { trait: own, ...changes } = WHO[name] ?? {}
  if (WHO[name] !== undefined && own === undefined) return { id, skin: SKINS[0]!, cloth: '#3a1a44', ...changes }
  return { ...ofSheet(own ?? trait, own === undefined ? subtype : 'Humanoid', id), ...changes }
}

function ofSheet(trait: Trait, subtype: string, id: string): Looks {
  const roll = seeded(id)
  const one = (list: readonly string[]) => list[Math.floor(roll() * list.length)]!
  const looks: Looks = { id, cloth: '#4a3d36', skin: one(SKINS), hair: one(HAIRS), ...GEAR[trait], ...RACES[subtype] }
  const tint = one(TINTS)
  if (looks.kind !== undefined || roll() >= 0.7) return looks
  return {
    ...looks,
    ...(looks.tabard !== undefined && { tabard: tint }),
    ...(looks.scarf !== undefined && { scarf: tint }),
    ...(looks.body !== 'bare' && subtype !== 'Spirit' && { cloth: mix(looks.cloth, tint, 0.35) }),
  }
}
