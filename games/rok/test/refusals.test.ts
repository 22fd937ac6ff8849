import { expect, test } from 'vitest'
import { CLOCK } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { ruleIds } from '@runatal/proof/ids'
import { arrange, rok } from '../index.ts'
import { MUTUAL, open, players } from './words.ts'

/** Each refusal as the sender gets it, whole: what is wrong, in words and by its rule. */

const TABLE = [{ rune: 'black-fehu', face: 'down' }, 'grey-fehu', 'white-fehu'] as const

rule(['ROK-062', 'ROK-063', 'ROK-064', 'ROK-065'], 'what cannot be grabbed', () => {
  const t = open({ players: [{ balance: 'black-tiwaz' }, {}, {}], table: TABLE })
  expect(t.grab(1, 1, { at: 5500 })).toEqual({
    refused: 'not-an-option',
    text: 'That stone lies face down',
    reason: 'faceDown',
    rule: 'ROK-063',
  })
  expect(t.grab(1, -1, { at: 5500 })).toEqual({
    refused: 'not-an-option',
    text: 'A Balance rune cannot be grabbed',
    reason: 'notGrabbable',
    rule: 'ROK-064',
  })
  for (const nothing of [-2, -3, -4, 0, 4, 48])
    expect(t.grab(1, nothing, { at: 5500 })).toEqual({
      refused: 'not-an-option',
      text: 'Only stones on the table can be grabbed',
      reason: 'notGrabbable',
      rule: 'ROK-065',
    })
  for (const unreadable of [{ do: 'grab' }, { do: 'turn', stone: 1 }, { do: 'grab', stone: '2' }, null, [2]])
    expect(t.send(1, 'grab', unreadable, 5500)).toEqual({
      refused: 'not-an-option',
      text: 'A grab is { do: grab, stone: its tag }',
      rule: 'ROK-065',
      reason: 'notGrabbable',
    })
  const grab = t.state.asks.find(({ seat, kind }) => seat === 1 && kind === 'grab')!
  expect(t.match.barred(grab)).toEqual([
    { move: { do: 'grab', stone: 1 }, rule: 'ROK-063' },
    { move: { do: 'grab', stone: -1 }, rule: 'ROK-064' },
    { move: { do: 'grab', stone: 0 }, rule: 'ROK-065' },
  ])
})

rule(['ROK-059', 'ROK-086', 'ROK-210'], 'a hand that is busy, too many grabs, a grabbing that is closed', () => {
  const t = open({ table: TABLE })
  t.grab(0, 2, { at: 5500 })
  expect(t.grab(0, 3, { at: 5510 })).toEqual({
    refused: 'not-now',
    text: 'One hand, one stone at a time',
    reason: 'handBusy',
    rule: 'ROK-059',
  })
  t.state.race.requests.push(
    ...Array.from({ length: 5 }, () => ({ seat: 1, tag: 2, arrived: 5400, dated: 5400, result: 'lost' as const })),
  )
  expect(t.grab(1, 3, { at: 5520 })).toEqual({
    refused: 'not-now',
    text: 'At most 5 grabs a second',
    reason: 'rate',
    rule: 'ROK-086',
  })
  t.wait(9010)
  expect(t.state.phase).toBe('closing')
  expect(t.as(2).options('grab')).toEqual([])
  expect(t.grab(2, 3, { at: 9020 })).toEqual({
    refused: 'not-now',
    text: 'The grabbing is closed',
    reason: 'closed',
    rule: 'ROK-210',
  })
})

rule(['ROK-043', 'ROK-046', 'ROK-216'], 'throws, landings and shots that cannot be', () => {
  const t = arrange({ players: players(2), phase: 'draw' })
  expect(t.send(0, 'setThrow', { do: 'aim', aim: 3 }, 100)).toEqual({
    refused: 'not-an-option',
    text: 'A throw is { do: aim, aim: -20 to 20, strength: 0 to 100 }',
    rule: 'ROK-043',
  })
  t.send(0, 'giveSignal', { do: 'throw' }, 200)
  expect(t.send(0, 'setThrow', { do: 'aim', aim: 3, strength: 50 }, 2300)).toEqual({
    refused: 'not-now',
    text: 'The stones are flying already',
    rule: 'ROK-043',
    reason: 'launched',
  })
  expect(t.send(CLOCK, 'launch', { do: 'launch', landing: {} }, 2300)).toEqual({
    refused: 'not-an-option',
    text: 'A landing says for every stone where it rests, and no more',
  })
  const slide = arrange({
    players: MUTUAL,
    phase: 'thefts',
  })
  slide.wait(slide.state.due)
  expect(slide.send(0, 'slideShot', { do: 'shoot', power: 50, aim: 15.1 }, slide.state.time)).toEqual({
    refused: 'not-an-option',
    text: 'A shot has a power of 0 to 100 and an aim of -15 to 15 degrees',
    rule: 'ROK-216',
  })
  expect(slide.send(0, 'slideShot', { do: 'shoot', power: 100, aim: -15 }, slide.state.time)).toBeUndefined()
  expect(slide.send(1, 'slideShot', { do: 'shoot', power: 0, aim: 15 }, slide.state.time)).toBeUndefined()
})

rule('ROK-043', 'once the stones should fly no throw is offered, even if nobody has rung the alarm yet', () => {
  const t = arrange({ players: players(2), phase: 'draw' })
  const throws = () => t.as(1).options('setThrow')
  const all = [
    { do: 'aim', aim: 0, strength: 50 },
    { do: 'aim', aim: -20, strength: 0 },
    { do: 'aim', aim: 20, strength: 100 },
  ]
  expect(throws()).toEqual(all)
  t.send(0, 'giveSignal', { do: 'throw' }, 1000)
  expect(throws()).toEqual(all)
  const ask = (kind: string) => t.state.asks.find(one => one.seat === 1 && one.kind === kind)!.id
  t.match.submit(1, ask('presence'), { do: 'away' }, 3099)
  expect(throws()).toEqual(all)
  t.match.submit(1, ask('presence'), { do: 'back' }, 3100)
  expect(throws()).toEqual([])
  expect(t.match.submit(1, ask('setThrow'), { do: 'aim', aim: 1, strength: 1 }, 3000)).toMatchObject({
    reason: 'launched',
  })
})

test('each question cites the rule that it is about, but those of the clock, and shots, which say it themselves', () => {
  const rules = ruleIds(new URL('../rulebook.yaml', import.meta.url))
  const silent = Object.entries(rok.decisions).filter(([, { rule: id }]) => id === undefined || !rules.has(id))
  expect(silent.map(([kind]) => kind).toSorted()).toEqual(
    'finalSlide ghost launch opening orderTime penaltyTime raceClock signalTime slideShot slideTime'.split(' '),
  )
})
