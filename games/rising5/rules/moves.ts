import { BOX, SUPPORT_LIMIT } from '../content/box.ts'
import { type Hero, HEROES, ITEMS, type Place, PLACES, RELICS } from '../content/names.ts'
import { RUNES, SIGNS, SPACES } from './puzzle.ts'
import type { Activate, AskHint, Back, ChooseReward, CopySkill, DiscardCard, Draw, GiveSupport, GoTo } from './types.ts'
import type {
  Note,
  NotePlace,
  OfferSupport,
  SendHero,
  Strike,
  Surprise,
  SwapRunes,
  TakeRelic,
  UseItem,
} from './types.ts'
import { ASIDE, UNLINKED } from './types.ts'

/** Moves are made once: a playout asks for them millions of times. Nobody ever changes one. */

export const BACK: Back = { do: 'back' }

/** By hero, then by number of actions. */
export const ACTIVATE = HEROES.map(hero =>
  upTo(BOX.cardsPerHero).map((actions): Activate => ({ do: 'activate', hero, actions })),
)
export const GO_TO = PLACES.map((place): GoTo => ({ do: 'goTo', place }))
export const SURPRISE = PLACES.map((place): Surprise => ({ do: 'surprise', place }))
export const STRIKE = PLACES.map((place): Strike => ({ do: 'strike', place }))
export const COPY = HEROES.map((hero): CopySkill => ({ do: 'copy', hero }))
export const SEND = HEROES.map(hero => PLACES.map((place): SendHero => ({ do: 'send', hero, place })))
export const GIVE = upTo(BOX.cardsPerHero).map((cards): GiveSupport => ({ do: 'give', cards }))
export const OFFER = upTo(BOX.cardsPerHero).map((cards): OfferSupport => ({ do: 'offer', cards }))
/** And one too many for the largest number of free places (R5-363). */
export const DRAW = upTo(2 * SUPPORT_LIMIT + 1).map((cards): Draw => ({ do: 'draw', cards }))
export const DISCARD = HEROES.map((hero): DiscardCard => ({ do: 'discard', hero }))
export const HINT = RUNES.map((rune): AskHint => ({ do: 'hint', rune }))
export const TAKE_RELIC = RELICS.map((relic): TakeRelic => ({ do: 'take', relic }))
export const USE_ITEM = ITEMS.map((item): UseItem => ({ do: 'use', item }))
export const CHOOSE = [0, 1].map((reward): ChooseReward => ({ do: 'choose', reward }))

/** R5-224, R5-225: 6 swaps inside the Portal and 12 with the reserve. */
export const SWAPS = swaps(from => from < SPACES)
/** R5-227 */
export const RESERVE_SWAPS = swaps(from => from >= SPACES)

/** By sign, then by place: the seven runes, then UNLINKED, then ASIDE. */
export const NOTE_PLACES: readonly NotePlace[] = [...RUNES, 'unlinked', 'aside']
export const NOTES = SIGNS.map(sign => NOTE_PLACES.map((to): Note => ({ do: 'note', sign, to })))

export function notePlace(to: NotePlace): number {
  if (to === 'aside') return ASIDE
  return to === 'unlinked' ? UNLINKED : RUNES.indexOf(to)
}

export function heroNumber(hero: Hero): number {
  return HEROES.indexOf(hero)
}

export function placeNumber(place: Place): number {
  return PLACES.indexOf(place)
}

function swaps(isWanted: (from: number) => boolean): SwapRunes[] {
  const found: SwapRunes[] = []
  for (let from = 0; from < RUNES.length; from++)
    for (let to = from + 1; to < RUNES.length; to++) if (isWanted(from)) found.push({ do: 'swap', from, to })
  return found
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, i) => i)
}
