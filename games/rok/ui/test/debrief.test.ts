import { expect, test } from 'vitest'
import { arrange } from '../../index.ts'
import { open } from '../../test/words.ts'
import { debrief } from '../debrief.ts'
import { debriefed, middle } from '../model/debrief.ts'

test('reactions count from the opening; who was second, too early and too late is told apart', () => {
  const t = open({ table: ['black-fehu', 'black-fehu', 'white-tiwaz', 'white-tiwaz'] })
  const opening = t.state.race.opening
  t.grab(0, 1, { at: opening + 400 })
  t.grab(1, 1, { at: opening + 450 })
  t.playOn(s => s.turn === 2)
  const { hands, missed } = debriefed(t.match.record())
  expect(hands[0]).toMatchObject({ reactions: [400], won: 1, second: 0 })
  expect(hands[1]).toMatchObject({ reactions: [450], won: 0, second: 1 })
  expect(hands[2]).toMatchObject({ reactions: [], won: 0 })
  // Nobody took the other pair, nor the second half of the first.
  expect(missed).toMatchObject([{ what: 'left', turn: 1, runes: ['black-fehu', 'white-tiwaz'] }])
  const told = debrief(t.match.record(), ['Ana', 'Bo', 'Cy'], 'en')
  expect(told.rows[0]!.cells).toEqual(['0.4 s', '0.45 s', '–'])
  expect(told.moments[0]!.said).toContain('Throw 1')
})

/** Two rob each other in black, and the second may say in which order. */
const played = (best: boolean) => {
  const t = arrange({
    phase: 'thefts',
    players: [
      { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
      { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
    ],
  })
  t.wait(t.state.due)
  t.send(1, 'slideShot', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
  t.send(0, 'slideShot', { do: 'shoot', power: 10, aim: 0 }, t.state.time)
  const [first, second] = t.as(1).options('orderThefts')
  // Whoever robs last has what the other has just taken.
  t.send(1, 'orderThefts', best ? first : second, t.state.time)
  return t.match.record()
}

test('an order of thefts that left its seat with less is told with the better one', () => {
  expect(debriefed(played(true)).missed).toEqual([])
  const [missed] = debriefed(played(false)).missed
  expect(missed).toMatchObject({ what: 'order', seat: 1 })
  expect(missed?.what === 'order' && missed.more).toBeGreaterThan(0)
  const { moments } = debrief(played(false), ['Ana', 'Bo'], 'fr')
  expect(moments[0]!.said).toContain('Bo')
})

test('the middle of an even number lies between two', () => {
  expect([middle([]), middle([3]), middle([1, 4]), middle([9, 1, 5])]).toEqual([undefined, 3, 2.5, 5])
})
