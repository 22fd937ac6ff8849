import type { Part } from './part.ts'
import { club } from './parts/club.ts'
import { deduction } from './parts/deduction.ts'
import { frames } from './parts/frames.ts'
import { kernel } from './parts/kernel.ts'
import { learn } from './parts/learn.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { load } from './parts/load.ts'
import { loop } from './parts/loop.ts'
import { million } from './parts/million.ts'
import { race } from './parts/race.ts'
import { raiseRiseDie } from './parts/raise-rise-die.ts'
import { rauha } from './parts/rauha.ts'
import { rising5 } from './parts/rising5.ts'
import { runebound } from './parts/runebound.ts'
import { recogniser } from './parts/recogniser.ts'
import { scale } from './parts/scale.ts'
import { server } from './parts/server.ts'
import { study } from './parts/study.ts'
import { web } from './parts/web.ts'

/** Every part of the bench, in the order in which they run. */
export const parts: readonly Part[] = [
  kernel,
  rauha,
  rising5,
  deduction,
  recogniser,
  race,
  raiseRiseDie,
  runebound,
  learn,
  study,
  load,
  server,
  scale,
  million,
  club,
  web,
  frames,
  lighthouse,
  loop,
]
