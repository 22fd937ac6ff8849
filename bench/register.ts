import type { Part } from './part.ts'
import { kernel } from './parts/kernel.ts'
import { raiseRiseDie } from './parts/raise-rise-die.ts'
import { rauha } from './parts/rauha.ts'
import { server } from './parts/server.ts'
import { web } from './parts/web.ts'

/** Every part of the bench, in the order in which they run. */
export const parts: readonly Part[] = [kernel, rauha, raiseRiseDie, server, web]
