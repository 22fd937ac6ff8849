import { FastChance, SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect, test } from 'vitest'
import { arrange, MOON, NONE, rising5 } from '../index.ts'
import { players, sorted } from './game.ts'

test('what is imagined of the cards is fair: each unseen card as often in each place', () => {
  const { state } = arrange({ players: players(3), privateHands: true, phase: 'turn' })
  const seen = rising5.mask(state, 0)
  const chance = new FastChance(4)
  const mine = seen.hands[0]!
  const count = Array<number>(5).fill(0)
  for (let i = 0; i < 3000; i++) count[rising5.imagine(seen, 0, chance).hands[1]![0]!]!++
  const unseen = [0, 1, 2, 3, 4].map(hero => 11 - mine.filter(card => card === hero).length)
  const all = unseen.reduce((sum, n) => sum + n, 0)
  for (const hero of [0, 1, 2, 3, 4]) expect(Math.abs(count[hero]! / 3000 - unseen[hero]! / all)).toBeLessThan(0.03)
})

test('each Region card that lies in a pile is imagined on its top as often as the others', () => {
  const { state } = arrange({ players: players(2), phase: 'turn' })
  const seen = rising5.mask(state, 0)
  const chance = new FastChance(5)
  const tops = Array.from({ length: 1400 }, () =>
    rising5.imagine(seen, 0, chance).regionPiles.map(pile => pile.at(-1)!),
  )
  for (const [region, pile] of state.regionPiles.entries())
    for (const card of pile) expect(Math.abs(tops.filter(top => top[region] === card).length - 200)).toBeLessThan(60)
})

test('shuffled Red Moons are imagined anywhere, regular ones where they are', () => {
  for (const shuffled of [true, false]) {
    const { state } = arrange({ players: players(2), shuffled, phase: 'turn' })
    const seen = rising5.mask(state, SPECTATOR)
    const places = new Set<number>()
    for (let i = 0; i < 300; i++) {
      const { pile } = rising5.imagine(seen, SPECTATOR, new FastChance(i))
      for (const [at, card] of pile.entries()) if (card === MOON) places.add(at)
      expect(pile.filter(card => card === MOON).length).toBe(state.moonsInPile)
    }
    expect(places.size).toBe(shuffled ? 47 : 4)
  }
})

test('the Game Master knows the secret and imagines only cards', () => {
  const { state } = arrange({ players: players(3), master: 1, phase: 'turn' })
  const imagined = rising5.imagine(rising5.mask(state, 1), 1, new FastChance(1))
  expect([imagined.solution, imagined.links]).toEqual([state.solution, state.links])
  expect(imagined.regionPiles.map(sorted)).toEqual(state.regionPiles.map(sorted))
  expect(sorted(imagined.artefactPile)).toEqual([3, 4, 5, 6])
})

test('Artefacts that were found are not imagined in their pile, the others in any order', () => {
  const { state } = arrange({ players: players(2), items: ['orb'], phase: 'turn' })
  const seen = rising5.mask(state, 0)
  const tops = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const { artefactPile } = rising5.imagine(seen, 0, new FastChance(seed))
    expect(sorted(artefactPile)).toEqual([4, 5, 6])
    tops.add(artefactPile.at(-1)!)
  }
  expect(tops.size).toBe(3)
})

rule(['R5-162', 'R5-384'], 'before the first result the Portal as it lies is not imagined to be the answer', () => {
  const t = arrange({ players: players(3), master: 2, phase: 'secret' })
  expect([t.as(0).view.solution, t.as(0).view.links]).toEqual([Array(4).fill(NONE), Array(7).fill(NONE)])
  t.as(2).play('gmSolution', { do: 'random' }).play('gmLinks', { do: 'random' })
  const seen = t.as(0).view
  const portal = seen.runes.slice(0, 4).join()
  for (let seed = 0; seed < 5000; seed++)
    if (rising5.imagine(seen, 0, new FastChance(seed)).solution.join() === portal) throw new Error(`seed ${seed}`)
})
