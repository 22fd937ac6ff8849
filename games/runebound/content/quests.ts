import type { QuestCard } from './language.ts'
import { BASE_QUESTS } from './quests/base.ts'
import { WEB_QUESTS } from './quests/web.ts'
import { MARGATH_QUESTS } from './quests/margath.ts'
import { CORPSE_QUESTS } from './quests/corpse.ts'
import { RED_QUESTS } from './quests/red.ts'
import { LOCUST_QUESTS } from './quests/locust.ts'

/** The quests of the adventure decks. */
export const QUESTS: readonly QuestCard[] = [
  ...BASE_QUESTS,
  ...WEB_QUESTS,
  ...MARGATH_QUESTS,
  ...CORPSE_QUESTS,
  ...RED_QUESTS,
  ...LOCUST_QUESTS,
]
