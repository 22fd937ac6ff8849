import { en as rrdEn } from '../games/raise-rise-die/messages/en.ts'
import { fr as rrdFr } from '../games/raise-rise-die/messages/fr.ts'
import { en as duelEn } from '../games/raise-rise-die/ui/words/en.ts'
import { fr as duelFr } from '../games/raise-rise-die/ui/words/fr.ts'
import { en as rauhaEn } from '../games/rauha/messages/en.ts'
import { fr as rauhaFr } from '../games/rauha/messages/fr.ts'
import { en as boardEn } from '../games/rauha/ui/words/en.ts'
import { fr as boardFr } from '../games/rauha/ui/words/fr.ts'
import { en as companionEn } from '../games/rising5/companion/words/en.ts'
import { fr as companionFr } from '../games/rising5/companion/words/fr.ts'
import { en as rising5En } from '../games/rising5/messages/en.ts'
import { fr as rising5Fr } from '../games/rising5/messages/fr.ts'
import { en as portalEn } from '../games/rising5/ui/words/en.ts'
import { fr as portalFr } from '../games/rising5/ui/words/fr.ts'
import { DECK_WORDS } from '../games/raise-rise-die/pages/decks/words.ts'
import { en as rokEn } from '../games/rok/messages/en.ts'
import { fr as rokFr } from '../games/rok/messages/fr.ts'
import { en as stonesEn } from '../games/rok/ui/words/en.ts'
import { fr as stonesFr } from '../games/rok/ui/words/fr.ts'
import { en as runeboundEn } from '../games/runebound/messages/en.ts'
import { fr as runeboundFr } from '../games/runebound/messages/fr.ts'
import { en as lessonsEn } from '../games/runebound/tutorial/words/en.ts'
import { fr as lessonsFr } from '../games/runebound/tutorial/words/fr.ts'
import { en as adventureEn } from '../games/runebound/ui/words/en.ts'
import { fr as adventureFr } from '../games/runebound/ui/words/fr.ts'
import { en as hallEn } from '../web/src/words/en.ts'
import { fr as hallFr } from '../web/src/words/fr.ts'

export type Language = 'en' | 'fr'

/** What stands on the screen, in the person's language: stories look for words, as people do. */
export const WORDS = {
  en: {
    hall: hallEn,
    board: boardEn,
    rauha: rauhaEn,
    portal: portalEn,
    rising5: rising5En,
    companion: companionEn,
    duel: duelEn,
    rrd: rrdEn,
    decks: DECK_WORDS.en,
    rok: rokEn,
    stones: stonesEn,
    runebound: runeboundEn,
    adventure: adventureEn,
    lessons: lessonsEn,
  },
  fr: {
    hall: hallFr,
    board: boardFr,
    rauha: rauhaFr,
    portal: portalFr,
    rising5: rising5Fr,
    companion: companionFr,
    duel: duelFr,
    rrd: rrdFr,
    decks: DECK_WORDS.fr,
    rok: rokFr,
    stones: stonesFr,
    runebound: runeboundFr,
    adventure: adventureFr,
    lessons: lessonsFr,
  },
}
