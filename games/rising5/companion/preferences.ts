import type { TileLook } from '@runatal/recogniser'
import type { Naming } from './names.ts'

/** What the owner of a box sets once for a device; no game knows of it. */
export interface Preferences {
  naming: Naming
  /** The tiles that the camera was shown (R5-352); the printed ones without it. */
  tiles?: readonly TileLook[]
  /** R5-336: off until somebody wants it. */
  assistant: boolean
}

export const FIRST_PREFERENCES: Preferences = { naming: {}, assistant: false }
