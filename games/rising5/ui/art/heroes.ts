import alienStare from '@runatal/look/icons/drawn/alien-stare.ts'
import astronautHelmet from '@runatal/look/icons/drawn/astronaut-helmet.ts'
import cyborgFace from '@runatal/look/icons/drawn/cyborg-face.ts'
import ninjaHead from '@runatal/look/icons/drawn/ninja-head.ts'
import warlockHood from '@runatal/look/icons/drawn/warlock-hood.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { Hero } from '../../content/names.ts'

/** A hero has a colour, a face and a shape of its own: colour is never alone. */
export interface HeroLook {
  colour: string
  dark: string
  face: IconPicture
  /** In a box of 100. */
  shape: string
}

export const HERO_LOOKS: Readonly<Record<Hero, HeroLook>> = {
  orakl: { colour: '#b48bff', dark: '#2c1752', face: warlockHood, shape: 'M50 6L92 30V70L50 94L8 70V30Z' },
  eli: {
    colour: '#6fdc93',
    dark: '#0e3a22',
    face: astronautHelmet,
    shape: 'M50 4L62 36L96 38L69 59L79 92L50 73L21 92L31 59L4 38L38 36Z',
  },
  nova: { colour: '#ff7a70', dark: '#4a1118', face: ninjaHead, shape: 'M50 3L97 50L50 97L3 50Z' },
  ekho: { colour: '#f5cd4a', dark: '#46330a', face: alienStare, shape: 'M50 6L96 90H4Z' },
  hal: { colour: '#6db1ff', dark: '#0f2b57', face: cyborgFace, shape: 'M10 10H90V90H10Z' },
}
