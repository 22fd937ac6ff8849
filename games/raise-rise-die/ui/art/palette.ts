import type { CardType } from '../../content/language.ts'

/** The metals and skies of the archetypes, the lights of the types. */

export interface Metal {
  edge: string
  middle: string
  light: string
  bright: string
  mid: string
  dark: string
  near: string
}

const METALS: Readonly<Record<string, Metal>> = {
  blade: metal('#0f131b', '#3a475a', '#dfeaf6', '#ffffff', '#a9bacb', '#3b4859', '#080a0f'),
  maul: metal('#17110c', '#5f4a30', '#f6dda6', '#fff3d6', '#cda873', '#57401f', '#0c0805'),
  ember: metal('#1c0a06', '#7d2c10', '#ffc46b', '#fff0c0', '#ff9a3d', '#8a2c0c', '#0f0503'),
  shroud: metal('#07140f', '#1f4a4a', '#c6f2e0', '#f2fff6', '#8fc4b4', '#1d4b48', '#04090a'),
}

export const ARCHETYPES = ['blade', 'maul', 'ember', 'shroud'] as const
export type Archetype = (typeof ARCHETYPES)[number]

/** An archetype of a designer's own wears the metal of one of ours, always the same. */
export function archetypeOf(arch: string): Archetype {
  const ours = ARCHETYPES.find(one => one === arch)
  if (ours !== undefined) return ours
  let sum = 0
  for (const letter of arch) sum += letter.charCodeAt(0)
  return ARCHETYPES[sum % ARCHETYPES.length]!
}

export function metalOf(arch: string): Metal {
  return METALS[archetypeOf(arch)]!
}

export interface Light {
  pale: string
  full: string
  deep: string
  rim: string
}

export const LIGHTS: Readonly<Record<CardType, Light>> = {
  assault: { pale: '#ffb0a8', full: '#d8323f', deep: '#6d0d1b', rim: '#ff7a80' },
  support: { pale: '#dccbff', full: '#8356ee', deep: '#341872', rim: '#b99dff' },
  defence: { pale: '#bff3d9', full: '#2f9a6d', deep: '#0b4430', rim: '#62d3a3' },
}

/** The archetype that a character of the starter set goes with, for the metal of the portrait. */
export const BEARERS: Readonly<Record<string, Archetype>> = {
  'C-ORSANE': 'shroud',
  'C-HASK': 'maul',
  'C-MIRELLE': 'blade',
  'C-TOLOMEY': 'shroud',
  'C-ULLE': 'blade',
  'C-NINIAN': 'ember',
}

function metal(
  edge: string,
  middle: string,
  light: string,
  bright: string,
  mid: string,
  dark: string,
  near: string,
): Metal {
  return { edge, middle, light, bright, mid, dark, near }
}
