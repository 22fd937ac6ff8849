import type { Law } from '../spec.ts'
import { asideLaw } from './aside.ts'
import { barred } from './barred.ts'
import { cards } from './cards.ts'
import { cloneLaw } from './clone.ts'
import { secretRefusals } from './discretion.ts'
import { ends } from './ends.ts'
import { harm } from './harm.ts'
import { stillHidden } from './hidden.ts'
import { imaginedEnds, knownOptions } from './imagine.ts'
import { json } from './json.ts'
import { late } from './late.ts'
import { leadsOn, noGift } from './lateness.ts'
import { listener } from './listener.ts'
import { maskLaw } from './mask.ts'
import { options } from './options.ts'
import { readingLaw } from './reading.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { replay } from './replay.ts'
import { secretEvents, secretViews } from './secrets.ts'
import { inPlay, perSeat } from './seats.ts'
import { mind } from './mind.ts'
import { numbers } from './numbers.ts'
import { peek, undo } from './undo.ts'
import { whole } from './whole.ts'

/** All of them, in the order in which they are checked: those that others rely on come first. */
export const LAWS: readonly Law[] = [
  cloneLaw,
  json,
  whole,
  perSeat,
  inPlay,
  cards,
  ends,
  options,
  refusals,
  barred,
  reasons,
  maskLaw,
  knownOptions,
  readingLaw,
  imaginedEnds,
  secretViews,
  secretEvents,
  late,
  harm,
  peek,
  undo,
  replay,
  listener,
  stillHidden,
  secretRefusals,
  noGift,
  leadsOn,
  asideLaw,
  numbers,
  mind,
]
