import type { Part } from './part.ts'
import { kernel } from './parts/kernel.ts'

/** Every part of the bench, in the order in which they run. */
export const parts: readonly Part[] = [kernel]
