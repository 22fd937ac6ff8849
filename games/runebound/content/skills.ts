import type { Skill } from './language.ts'
import { FORCE_OF_NATURE } from './skills/force-of-nature.ts'
import { WANDERLUST } from './skills/wanderlust.ts'
import { FAVOUR_OF_THE_GODS } from './skills/favour-of-the-gods.ts'
import { MILITARY_TRAINING } from './skills/military-training.ts'
import { CHILDREN_OF_THE_SLUMS } from './skills/children-of-the-slums.ts'
import { RUNE_MAGIC } from './skills/rune-magic.ts'
import { POWER_OF_PROFIT } from './skills/power-of-profit.ts'
import { SONG_OF_THE_MOUNTAIN } from './skills/song-of-the-mountain.ts'
import { BATTLE_PILGRIM } from './skills/battle-pilgrim.ts'
import { ONE_WITH_THE_LAND } from './skills/one-with-the-land.ts'
import { HIGH_SOCIETY } from './skills/high-society.ts'
import { PARTY } from './skills/party.ts'

/** The skills, by set: ten each, four of them a success in tests. */
export const SKILLS: readonly Skill[] = [
  ...FORCE_OF_NATURE,
  ...WANDERLUST,
  ...FAVOUR_OF_THE_GODS,
  ...MILITARY_TRAINING,
  ...CHILDREN_OF_THE_SLUMS,
  ...RUNE_MAGIC,
  ...POWER_OF_PROFIT,
  ...SONG_OF_THE_MOUNTAIN,
  ...BATTLE_PILGRIM,
  ...ONE_WITH_THE_LAND,
  ...HIGH_SOCIETY,
  ...PARTY,
]
