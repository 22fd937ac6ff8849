import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Runebound } from '../rules/types.ts'
import { judged, quietly, saw, wentAstray } from './judge.ts'
import * as spot from './spots.ts'
import { taskWords, inAll } from './words/words.ts'

/** What heroes become better by: skills and assets. */

export const learn: Lesson<Runebound> = {
  id: 'learn',
  title: inAll(words => words.learn.title),
  start: () =>
    arrange({ players: [{ hero: 'tatianna', at: 'H6', hand: ['sk_long_stride', 'sk_hymn'], trophies: 'gg' }] }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.learn.card),
      spots: () => [spot.HAND],
      judge(attempt) {
        const learned = saw(attempt, 'skill_learned')
        return judged(
          learned.some(({ card }) => card === 'sk_long_stride'),
          learned.length > 0 || wentAstray(attempt, []),
        )
      },
    },
  ],
  rules: ['RB-132', 'RB-133', 'RB-134'],
}

export const shop: Lesson<Runebound> = {
  id: 'shop',
  title: inAll(words => words.shop.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'H4', hand: [], gold: 9 }],
      markets: { tamalir: ['A04', 'A01', 'A06'] },
      assetDeck: ['A02', 'A03'],
    }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.shop.buy),
      spots: () => [spot.figureSpot(0)],
      judge(attempt) {
        const gained = saw(attempt, 'asset_gained')
        return judged(
          gained.some(({ asset }) => asset === 'A04'),
          gained.length > 0 || saw(attempt, 'asset_discarded').length > 0 || wentAstray(attempt, ['shop']),
        )
      },
    },
  ],
  rules: ['RB-141', 'RB-142', 'RB-143', 'RB-153'],
}
