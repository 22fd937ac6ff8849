import { fitted, type Fit } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { fitTo } from '../calibrate.ts'
import { gameIds } from '../house.ts'
import { withGame } from '../load.ts'
import { type Sample, samplesOf } from '../samples.ts'

const FRESH = 20_261_118

const CALIBRATED = ['rauha', 'raise-rise-die', 'rising5'] as const

test('the games that are calibrated are games of the house', () => {
  expect(gameIds).toEqual(expect.arrayContaining([...CALIBRATED]))
})

test('rivals who stand alike share the victory, whatever the slope', () => {
  expect(fitted({ slope: 1.7, bias: 0 }, [0.4, 0.4, 0.4])).toEqual([1 / 3, 1 / 3, 1 / 3])
})

test('a team is at its bias where the evaluation is level', () => {
  expect(fitted({ slope: 2, bias: Math.log(3) }, [0], true)[0]).toBeCloseTo(0.75)
})

test('a fit finds the slope and the bias that made the games', () => {
  const made: Fit = { slope: 0.5, bias: -1 }
  const samples = Array.from({ length: 4000 }, (_, i): Sample => {
    const odds = [((i % 40) - 20) / 5]
    // Each tenth of the time as often won as it should be, without chance.
    return { odds, won: [Math.floor(i / 40) / 100 < fitted(made, odds, true)[0]! ? 1 : 0] }
  })
  const { slope, bias } = fitTo(samples, true)
  expect(slope).toBeCloseTo(0.5, 1)
  expect(bias).toBeCloseTo(-1, 1)
})

for (const id of CALIBRATED)
  test(`${id}: of fresh games, about as many are won as was foreseen`, async () => {
    await withGame(id, game => {
      for (const seats of [game.seats.min, Math.min(3, game.seats.max)]) {
        const fit = game.guide?.calibration?.[seats]
        expect(fit).toBeDefined()
        const tenths = Array.from({ length: 10 }, () => ({ n: 0, foreseen: 0, won: 0 }))
        const games = Array.from({ length: 120 }, (_, i) => samplesOf(game, { seats, seed: FRESH }, i))
        for (const { odds, won } of games.flat())
          for (const [seat, chance] of fitted(fit!, odds, game.together).entries()) {
            const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!
            tenth.n++
            tenth.foreseen += chance
            tenth.won += won[seat]!
          }
        // Positions of one game share its end: a tenth needs many before it says anything.
        const told = tenths.filter(({ n }) => n >= 150)
        expect(told.length).toBeGreaterThan(3)
        for (const { n, foreseen, won } of told) expect(Math.abs(foreseen - won) / n).toBeLessThan(0.2)
      }
    })
  })
