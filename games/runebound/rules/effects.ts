import type { Steps } from '@runatal/kernel'
import type { Word } from '../content/effects.ts'
import { combat } from './effects/combat.ts'
import type { Asked, Deed, Deeds } from './effects/deeds.ts'
import { favours } from './effects/favours.ts'
import { goods } from './effects/goods.ts'
import { land } from './effects/land.ts'
import { plagues } from './effects/plagues.ts'
import { sentences } from './effects/sentences.ts'
import { skillCards } from './effects/skill-cards.ts'
import { standing } from './effects/standing.ts'
import { tokens } from './effects/tokens.ts'
import { trials } from './effects/trials.ts'
import { turns } from './effects/turns.ts'
import { warbands } from './effects/warbands.ts'
import { webs } from './effects/webs.ts'
import { zombies } from './effects/zombies.ts'
import { gainAsset } from './shop.ts'
import { type Doing, NONE, type Runebound } from './types.ts'

/** What each word of the card texts does. */
export const DEEDS: Deeds<Word> = {
  ...sentences,
  ...goods,
  ...skillCards,
  ...turns,
  ...land,
  ...trials,
  ...combat,
  ...tokens,
  ...standing,
  ...favours,
  ...webs,
  ...zombies,
  ...plagues,
  ...warbands,
}

export const effectSteps: Steps<Runebound, 'effects' | 'effect' | 'chosen' | 'lookedAt'> = {
  effects(_, { text, seat, side }, t) {
    for (const effect of text.toReversed()) t.next(['effect', { effect, seat, side }])
  },
  effect(s, doing, t) {
    if (s.out[doing.seat] === 1) return
    const deed = deedOf(doing)
    if (typeof deed === 'function') deed(s, doing, t)
    else deed.ask(s, doing, t)
  },
  chosen(s, doing, t) {
    const deed = deedOf(doing)
    if (s.picked !== NONE && typeof deed === 'object') deed.chosen(s, doing, t)
  },
  lookedAt(s, { cards, seat }, t) {
    for (const asset of cards) if (asset !== s.picked) s.assetDiscard.push(asset)
    if (s.picked !== NONE) gainAsset(s, seat, s.picked, 0, t)
  },
}

/** The deed of a word takes the effects of that word, and is given no other. */
function deedOf({ effect }: Doing): Deed | Asked {
  return DEEDS[effect[0]] as Deed | Asked
}
