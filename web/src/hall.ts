import type { Hall } from '@runatal/look/hall/hall.ts'
import { readRoute } from './route.ts'
import { go } from './router.ts'
import { change, isStill, settings } from './settings.ts'
import type { Messages } from './words/en.ts'

/** What this hall lends to the pages that games bring along. */
export function hallIn(language: Hall['language'], words: Messages): Hall {
  return {
    language,
    speak: chosen => change({ language: chosen }),
    isStill: () => isStill(settings.get()),
    go: path => go(readRoute(path)),
    play: async wish => (await import('./tables/play.ts')).play(wish, words.fresh.guest(1)),
    words: { close: words.table.close, copy: words.room.copy, copied: words.room.copied },
  }
}
