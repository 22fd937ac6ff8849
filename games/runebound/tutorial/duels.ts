import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Duel } from '../arrange.ts'
import type { Runebound } from '../rules/types.ts'
import { judged, quietly, saw, wentAstray } from './judge.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** Fights: what tokens do, one idea each. */

export const fight: Lesson<Runebound> = {
  id: 'fight',
  title: inAll(words => words.fight.title),
  start: () => duel({ hero: ['phys2', 'phys2', 'surge1'], foe: ['skull1', 'agi', 'skull1'] }),
  answer: quietly,
  steps: [
    { say: inAll(words => words.fight.pools), spots: () => [spot.POOL, spot.FOE] },
    {
      ...taskWords(words => words.fight.strike),
      spots: () => [spot.POOL],
      judge: attempt =>
        judged(
          saw(attempt, 'combat_won').length > 0,
          saw(attempt, 'tokens_spent').some(({ side }) => side === 1) || saw(attempt, 'passed').length > 0,
        ),
    },
  ],
  rules: ['RB-217', 'RB-219', 'RB-223', 'RB-242'],
}

export const shield: Lesson<Runebound> = {
  id: 'shield',
  title: inAll(words => words.shield.title),
  start: () => duel({ hero: ['shield2', 'phys1'], foe: ['skull2', 'skull1*'], starts: 'foe' }, { damage: 5 }),
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.shield.block),
      spots: () => [spot.POOL],
      judge: attempt => judged(saw(attempt, 'blocked').length > 0, saw(attempt, 'damaged').length > 0),
    },
  ],
  rules: ['RB-220', 'RB-264', 'RB-265'],
}

export const double: Lesson<Runebound> = {
  id: 'double',
  title: inAll(words => words.double.title),
  start: () => duel({ hero: ['phys2', 'dbl'], foe: ['blank'] }),
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.double.win),
      spots: () => [spot.POOL],
      judge: attempt =>
        judged(
          saw(attempt, 'combat_won').length > 0,
          saw(attempt, 'enemy_damaged').length > 0 || saw(attempt, 'passed').some(({ side }) => side === 0),
        ),
    },
  ],
  rules: ['RB-256', 'RB-260'],
}

export const retreat: Lesson<Runebound> = {
  id: 'retreat',
  title: inAll(words => words.retreat.title),
  start: () => duel({ hero: ['blank'], foe: ['blank*'], starts: 'foe' }, { damage: 6 }, 3),
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.retreat.flee),
      spots: () => [spot.FOE],
      judge: attempt => judged(saw(attempt, 'retreated').length > 0, saw(attempt, 'combat_round').length > 0),
    },
    { say: inAll(words => words.retreat.price), spots: () => [spot.figureSpot(0)] },
  ],
  rules: ['RB-282', 'RB-283', 'RB-284', 'RB-287'],
}

export const defeat: Lesson<Runebound> = {
  id: 'defeat',
  title: inAll(words => words.defeat.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'E10', hand: [], damage: 8, mustRest: true }],
      dice: ['plains/forest', 'mountains/water', 'forest/hills', 'plains/forest', 'plains/hills'],
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.defeat.kept), spots: () => [spot.SHEET, spot.PARTY] },
    {
      ...taskWords(words => words.defeat.rise),
      spots: () => [spot.figureSpot(0)],
      judge: attempt => judged(attempt.state.mustRest[0] === 0, wentAstray(attempt, ['rest'])),
    },
  ],
  rules: ['RB-161', 'RB-292', 'RB-294', 'RB-295'],
}

function duel(tokens: Omit<Duel, 'enemy'>, hero: { damage?: number } = {}, seed = 1) {
  return arrange({
    seed,
    players: [{ hero: 'tatianna', at: 'E10', hand: [], gold: 2, ...hero }],
    fight: { enemy: 'e_road_brigand', ...tokens },
  }).match
}
