import type { Game } from '@runatal/kernel'
import { BOX } from '../content/box.ts'
import { LONGEST_HEAD_START } from '../content/times.ts'
import { calm, calmTarget } from './calm.ts'
import { check, choosePenaltyPair, penaltyTime } from './check.ts'
import { clone } from './clone.ts'
import { contest, finalSlide, ghost, nervePick, slideShot, slideTime } from './contest.ts'
import { draw, giveSignal, setThrow, signalTime } from './draw.ts'
import { finish, outcome } from './finish.ts'
import { grab, nothingLeft } from './grab.ts'
import { pause, pausing, presence, resume } from './presence.ts'
import { raceClock } from './race.ts'
import { create, setup, unfit } from './setup.ts'
import { imagine, mask } from './sight.ts'
import { orderThefts, orderTime, thefts } from './theft.ts'
import { flight, launch, opening } from './throw.ts'
import type { Rok } from './types.ts'

/** Rök: draw, throw, grab, and seven steps, turn after turn, for 2 to 5 (ROK-001, ROK-005). */
export const rules: Game<Rok> = {
  id: 'rok',
  seats: { ...BOX.players },
  choices: {
    table: {
      variant: { values: ['race', 'calm'], first: 'race' }, // ROK-187
      first: { values: ['chance', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'], first: 'chance' }, // ROK-026, ROK-027
      hardClosing: { values: ['off', 'on'], first: 'off' }, // ROK-204
      alwaysContest: { values: ['off', 'on'], first: 'off' }, // ROK-213
    },
    seat: { headStart: { values: headStarts(), first: '0' } }, // ROK-199
  },
  unfit,
  create,
  steps: { ...setup, ...draw, ...flight, ...calm, ...check, ...thefts, ...contest, ...finish, ...pausing },
  decisions: {
    setThrow,
    giveSignal,
    signalTime,
    launch,
    opening,
    grab,
    nothingLeft,
    raceClock,
    choosePenaltyPair,
    penaltyTime,
    ghost,
    slideShot,
    finalSlide,
    slideTime,
    orderThefts,
    orderTime,
    calmTarget,
    nervePick,
    presence,
    pause,
    resume,
  },
  clone,
  mask,
  imagine,
  outcome,
}

function headStarts(): string[] {
  const step = 100
  return Array.from({ length: LONGEST_HEAD_START / step + 1 }, (_, i) => String(i * step))
}
