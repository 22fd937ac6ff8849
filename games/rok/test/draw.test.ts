import { expect } from 'vitest'
import { SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { players } from './words.ts'

const drawn = (seats: number, bag: number, first = 0) => {
  const t = arrange({ players: players(seats), bag, first, phase: 'draw' })
  return { hands: t.state.hands.map(hand => hand.length), bag: t.state.bag.length, t }
}

for (const [id, seats, bag, each, left] of [
  ['ROK-029', 2, 46, 5, 36],
  ['ROK-030', 3, 45, 4, 33],
  ['ROK-031', 4, 44, 3, 32],
  ['ROK-032', 5, 43, 2, 33],
] as const)
  rule([id, 'ROK-033'], `with ${seats} players each draws ${each}`, () => {
    const { hands, bag: rest } = drawn(seats, bag)
    expect(hands).toEqual(players(seats).map(() => each))
    expect(rest).toBe(left)
    expect(hands.reduce((a, b) => a + b)).toBe({ 2: 10, 3: 12, 4: 12, 5: 10 }[seats])
  })

rule('ROK-035', 'nobody sees a hand, its owner included', () => {
  const { t } = drawn(3, 45)
  for (const viewer of [0, 1, 2, SPECTATOR])
    expect(t.match.view(viewer).hands).toEqual([0, 1, 2].map(() => Array(4).fill(UNKNOWN)))
})

rule('ROK-036', 'no event of the draw tells a colour or a sign', () => {
  const { t } = drawn(3, 45)
  for (const viewer of [0, 1, 2, SPECTATOR])
    expect(JSON.stringify(t.heardBy(viewer))).not.toMatch(
      /black|grey|white|fehu|ansuz|thurisaz|wunjo|raido|berkano|algiz|tiwaz/,
    )
  expect(t.happened('hand.drawn')[1]).toEqual({ type: 'hand.drawn', seat: 1, count: 4, bag: 37 })
})

rule('ROK-161', 'the last stones are drawn in turn until the bag is empty', () => {
  expect(drawn(3, 7)).toMatchObject({ hands: [4, 3, 0], bag: 0 })
  expect(drawn(3, 7, 1).hands).toEqual([0, 4, 3])
})

const cleared = (bag: number) => arrange({ players: players(4), bag, phase: 'clear' })

rule(['ROK-175', 'ROK-165'], 'with four players: 13, 9, 5 and 4 stones in the bag', () => {
  expect(drawn(4, 13)).toMatchObject({ hands: [3, 3, 3, 3], bag: 1 })
  expect(drawn(4, 9).hands).toEqual([3, 3, 3, 0])
  expect(drawn(4, 5).hands).toEqual([3, 2, 0, 0])
  expect(cleared(4).happened('game.ended')).toEqual([
    { type: 'game.ended', reason: 'bag', bag: 4, loots: [0, 0, 0, 0] },
  ])
  expect(cleared(5).happened('game.ended')).toEqual([])
  expect(cleared(5).state.hands.map(hand => hand.length)).toEqual([0, 3, 2, 0]) // the bag went on to B
})
