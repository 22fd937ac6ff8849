import type { Region } from './names.ts'

export type Icon = 'cube' | 'sun' | 'hint' | 'relic' | 'artefact'
/** All of it is gained (R5-128). */
export type Reward = { readonly [I in Icon]?: number }

/** A Region card (R5-025). */
export interface RegionCard {
  readonly id: string
  readonly region: Region
  readonly kind: 'monster' | 'companion' | 'cache'
  /** R5-022: it lies face up at the start. */
  readonly start?: true
  /** R5-026 */
  readonly lord?: true
  /** Monsters only. */
  readonly strength?: number
  readonly moons: number
  /** The alternatives, of which one is chosen (R5-125). */
  readonly reward: readonly Reward[]
}

/** R5-021, R5-024: nine cards a region, its two start cards first. */
export const REGION_CARDS = [
  { id: 'I-S1', region: 'I', kind: 'monster', start: true, strength: 2, moons: 1, reward: [{ cube: 1 }] },
  { id: 'I-S2', region: 'I', kind: 'companion', start: true, moons: 0, reward: [{ cube: 1 }, { sun: 1 }] },
  { id: 'I-1', region: 'I', kind: 'monster', strength: 1, moons: 2, reward: [{ cube: 1 }] },
  { id: 'I-2', region: 'I', kind: 'monster', strength: 3, moons: 2, reward: [{ cube: 1 }] },
  { id: 'I-3', region: 'I', kind: 'monster', strength: 3, moons: 3, reward: [{ cube: 1 }] },
  { id: 'I-4', region: 'I', kind: 'monster', lord: true, strength: 5, moons: 4, reward: [{ hint: 1, relic: 1 }] },
  { id: 'I-5', region: 'I', kind: 'companion', moons: 0, reward: [{ cube: 1 }] },
  { id: 'I-6', region: 'I', kind: 'companion', moons: 0, reward: [{ sun: 2 }] },
  { id: 'I-7', region: 'I', kind: 'cache', moons: 0, reward: [{ artefact: 1 }] },
  { id: 'II-S1', region: 'II', kind: 'monster', start: true, strength: 3, moons: 1, reward: [{ cube: 1, sun: 1 }] },
  { id: 'II-S2', region: 'II', kind: 'companion', start: true, moons: 0, reward: [{ cube: 1 }] },
  { id: 'II-1', region: 'II', kind: 'monster', strength: 3, moons: 3, reward: [{ cube: 1, sun: 1 }] },
  { id: 'II-2', region: 'II', kind: 'monster', strength: 4, moons: 3, reward: [{ cube: 2 }] },
  { id: 'II-3', region: 'II', kind: 'monster', strength: 4, moons: 3, reward: [{ cube: 2 }] },
  {
    id: 'II-4',
    region: 'II',
    kind: 'monster',
    lord: true,
    strength: 6,
    moons: 5,
    reward: [{ cube: 1, hint: 1, relic: 1 }],
  },
  { id: 'II-5', region: 'II', kind: 'companion', moons: 0, reward: [{ cube: 2 }, { sun: 2 }] },
  { id: 'II-6', region: 'II', kind: 'companion', moons: 0, reward: [{ hint: 1 }] },
  { id: 'II-7', region: 'II', kind: 'cache', moons: 0, reward: [{ artefact: 1 }] },
  {
    id: 'III-S1',
    region: 'III',
    kind: 'monster',
    start: true,
    strength: 4,
    moons: 2,
    reward: [{ cube: 2, sun: 1 }],
  },
  { id: 'III-S2', region: 'III', kind: 'cache', start: true, moons: 0, reward: [{ artefact: 1 }] },
  { id: 'III-1', region: 'III', kind: 'monster', strength: 4, moons: 4, reward: [{ cube: 2, sun: 1 }] },
  { id: 'III-2', region: 'III', kind: 'monster', strength: 5, moons: 4, reward: [{ cube: 3 }] },
  { id: 'III-3', region: 'III', kind: 'monster', strength: 5, moons: 4, reward: [{ cube: 2, hint: 1 }] },
  {
    id: 'III-4',
    region: 'III',
    kind: 'monster',
    lord: true,
    strength: 7,
    moons: 6,
    reward: [{ cube: 2, hint: 1, relic: 1 }],
  },
  { id: 'III-5', region: 'III', kind: 'companion', moons: 0, reward: [{ cube: 2 }, { hint: 1 }] },
  { id: 'III-6', region: 'III', kind: 'companion', moons: 0, reward: [{ cube: 2, sun: 1 }] },
  { id: 'III-7', region: 'III', kind: 'cache', moons: 0, reward: [{ artefact: 1 }] },
] as const satisfies readonly RegionCard[]

export type RegionCardId = (typeof REGION_CARDS)[number]['id']
