import { makeBot, playGame } from '@runatal/bots'
import { FastChance, type Move, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { insightOf } from '../bot/insight.ts'
import { messages } from '../index.ts'
import { type Position, type Rising5, rising5, type State } from '../index.ts'
import { arrange, type Event } from '../index.ts'
import { acting, EXAMPLE, players, SEATS, setUp, type Table } from './game.ts'

const policy = makeBot(rising5, 'policy')
const guide = rising5.guide!

/** What the quick policy answers, as the seat sees the table. */
function answerTo(table: Table, seat = 0): Move<Rising5> {
  return policy.choose(table.as(seat).view, seat, new FastChance(1)).move
}

/** Positions as they come up when the policy plays. */
function positions(seats: number, seed: number, table: Partial<Rising5['table']> = {}): State[] {
  const play = new Play(rising5, setUp(seats, seed, table), new FastChance(seed))
  const seen: State[] = []
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
    seen.push(rising5.clone(play.state))
    const { ask: asked, move } = policy.choose(
      rising5.mask(play.state, ask.seat),
      ask.seat,
      new FastChance(seed, ask.id),
    )
    play.play(
      play.state.asks.find(one => one.id === asked.id)!,
      move,
    )
  }
  return seen
}

describe('bots', () => {
  rule('R5-400', 'decide the same for two games that differ only in what is hidden', () => {
    for (const spec of ['policy', 'greedy', 'ismcts:4']) {
      const bot = makeBot(rising5, spec)
      const some = positions(3, 5).filter((_, i) => i % 9 === 0)
      for (const s of some) {
        const { seat } = s.asks.find(ask => ask.must)!
        const seen = rising5.mask(s, seat)
        const worlds = [1, 2].map(luck => rising5.imagine(seen, seat, new FastChance(luck)))
        const [one, other] = worlds.map(world => bot.choose(rising5.mask(world, seat), seat, new FastChance(9)))
        expect(one).toEqual(other)
      }
      expect(some.length).toBeGreaterThan(5)
    }
  })

  test('win more often than by chance, whatever the team', () => {
    for (const seats of SEATS) {
      const team = Array.from({ length: seats }, () => policy)
      const games = [1, 2, 3, 4].map(seed =>
        playGame(rising5, { seats, table: { difficulty: 'beginner' } }, team, [seed]),
      )
      expect(games.filter(({ state }) => state.fate === 'won').length).toBeGreaterThan(0)
    }
  })

  test('play games with private hands, a shuffled pile or somebody else as Game Master to their end', () => {
    for (const table of [{ hands: 'private' }, { moons: 'shuffled' }, { master: '2' }] as const)
      expect(positions(3, 3, table).length).toBeGreaterThan(20)
  })

  test('judge every position by a chance, and the end by how it ended', () => {
    for (const s of positions(2, 4)) {
      expect(guide.evaluate(s, 0)).toBeGreaterThanOrEqual(0)
      expect(guide.evaluate(s, 0)).toBeLessThanOrEqual(1)
    }
    const s = setUp(2, 1)
    expect(guide.evaluate({ ...s, fate: 'won' }, 0)).toBe(1)
    expect(guide.evaluate({ ...s, fate: 'eclipse' }, 0)).toBe(0)
  })

  test('think only about moves that can be made', () => {
    for (const s of positions(3, 6)) {
      const ask = s.asks.find(one => one.must)!
      const options = new Play(rising5, s, new FastChance(1)).options(ask)
      const worthy = guide.consider!(s, ask, options)
      expect(worthy.length).toBeGreaterThan(0)
      for (const move of worthy) expect(options).toContain(move)
    }
  })
})

describe('the quick policy', () => {
  const swapped: Position = {
    ...EXAMPLE,
    players: players(2, { hand: [] }),
    tested: [EXAMPLE.portal, ['red', 'blue', 'green', 'orange']],
  }

  test('seals when all altars are lit and the one solution left lies there', () => {
    const table = acting('eli', 1, {
      ...EXAMPLE,
      tested: [EXAMPLE.portal, ['red', 'blue', 'green', 'orange'], ['red', 'blue', 'violet', 'green']],
      portal: EXAMPLE.solution,
      altars: 4,
    })
    expect(insightOf(table.state)).toMatchObject({ left: 1, now: { chance: 1 } })
    expect(answerTo(table)).toEqual({ do: 'seal' })
  })

  test('moves runes towards the arrangement that it wants to try', () => {
    const table = arrange({
      ...swapped,
      portal: EXAMPLE.portal,
      hero: 'orakl',
      actions: 1,
      phase: 'actions',
      skill: true,
    })
    const before = insightOf(table.state).best
    expect(before.swaps).toBeGreaterThan(0)
    table.as(0).play('skill', { do: 'use' })
    expect(table.as(0).tries('skillOrakl', answerTo(table))).toBeUndefined()
    expect(insightOf(table.state).best.swaps).toBe(before.swaps - 1)
  })

  test('rolls a lost fight again with the Potion', () => {
    expect(rolled(1)).toEqual({ do: 'use', item: 'potion' })
  })

  test('gives support where it turns the odds, and never more than helps', () => {
    const hard = hit('III-1')
    expect(answerTo(hard)).toEqual({ do: 'ask' })
    hard.as(0).play('askSupport', { do: 'ask' })
    expect(answerTo(hard, 1)).toMatchObject({ do: 'give', cards: expect.toSatisfy((cards: number) => cards > 0) })
    // R5-122: against strength 1 no card raises the odds.
    expect(answerTo(hit('I-1'))).toEqual({ do: 'roll' })
  })
})

describe('what bots say', () => {
  test('every reason has words in both languages, and nothing is left blank', () => {
    const said = new Map<string, Event>()
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const s of positions(1 + (seed % 4), seed)) {
        const { seat } = s.asks.find(ask => ask.must)!
        const { ask, move } = policy.choose(rising5.mask(s, seat), seat, new FastChance(1))
        const event = guide.why!(rising5.mask(s, seat), ask, move)
        if (event?.type === 'bot_says') said.set(event.reason.because, event)
      }
    expect([...said.keys()]).toEqual(
      expect.arrayContaining(['plan', 'swap', 'seal', 'goal', 'fight', 'support', 'hint', 'item']),
    )
    for (const event of said.values())
      for (const words of [messages.en, messages.fr]) {
        const sentence = words.event(event, seat => `Seat ${seat + 1}`)
        expect(sentence).toMatch(/^Seat \d/)
        expect(sentence).not.toMatch(/undefined|NaN/)
      }
  })

  test('nothing is said about a question that has one answer', () => {
    const table = arrange({ players: players(2), moonWaiting: true, phase: 'draw' })
    const { ask, move } = policy.choose(table.state, 0, new FastChance(1))
    expect(move).toEqual({ do: 'resolve' })
    expect(guide.why!(table.state, ask, move)).toBeUndefined()
  })
})

/** What it says after this roll against strength 2, the Potion at hand. */
function rolled(face: number) {
  const table = acting('nova', 1, { at: { nova: 'I-a' }, places: { 'I-a': 'I-S1' }, items: ['potion'], die: [face] })
  table.as(0).play('action', { do: 'encounter' })
  return answerTo(table)
}

/** Nova meets a monster, and somebody else holds three of her cards. */
function hit(card: 'III-1' | 'I-1'): Table {
  const place = card === 'I-1' ? 'I-a' : 'III-a'
  const table = arrange({
    players: [{ hand: [] }, { hand: ['nova', 'nova', 'nova'] }],
    hero: 'nova',
    actions: 1,
    at: { nova: place },
    places: { [place]: card },
  })
  table.as(0).play('action', { do: 'encounter' })
  return table
}
