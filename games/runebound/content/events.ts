import type { EventCard } from './language.ts'
import { BASE_EVENTS } from './events/base.ts'
import { WEB_EVENTS } from './events/web.ts'
import { MARGATH_EVENTS } from './events/margath.ts'
import { CORPSE_EVENTS } from './events/corpse.ts'
import { RED_EVENTS } from './events/red.ts'
import { LOCUST_EVENTS } from './events/locust.ts'

/** The events of the adventure decks. */
export const EVENTS: readonly EventCard[] = [
  ...BASE_EVENTS,
  ...WEB_EVENTS,
  ...MARGATH_EVENTS,
  ...CORPSE_EVENTS,
  ...RED_EVENTS,
  ...LOCUST_EVENTS,
]
