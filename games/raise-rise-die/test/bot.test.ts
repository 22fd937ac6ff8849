import { begin, FastChance, isRefusal, type Play, settle } from '@runatal/kernel'
import { makeBot, playGame } from '@runatal/bots'
import { describe, expect, test } from 'vitest'
import { type RaiseRiseDie, raiseRiseDie, STARTER } from '../index.ts'
import { duel } from './duel.ts'

const { consider, evaluate, key } = raiseRiseDie.guide!
const decks = STARTER.decks.map(({ id }) => id)
const wish = (game: number) => ({
  seats: 2,
  table: { windows: 'quick' as const },
  seat: [{ deck: decks[game % 6]! }, { deck: decks[(game + 1 + Math.floor(game / 6)) % 6]! }],
})

/** Every decision of a few random duels. */
function look(each: (play: Play<RaiseRiseDie>) => void) {
  for (let game = 0; game < 12; game++) {
    const setting = settle(raiseRiseDie, wish(game))
    if (isRefusal(setting)) throw new Error(setting.text)
    const chance = new FastChance(game, 3)
    const play = begin(raiseRiseDie, raiseRiseDie.create(setting), chance)
    for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
      each(play)
      const options = play.options(ask)
      play.play(ask, options[chance.int(options.length)]!)
    }
  }
}

function choice(t: ReturnType<typeof duel>, seat: number, bot: string) {
  return makeBot(raiseRiseDie, bot).choose(raiseRiseDie.mask(t.state, seat), seat, new FastChance(1)).move
}

/** The part of the games that the first bot wins, in both seats by turns. */
function share(mine: string, theirs: string, games: number): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = [makeBot(raiseRiseDie, theirs), makeBot(raiseRiseDie, theirs)]
    bots[seat] = makeBot(raiseRiseDie, mine)
    if (playGame(raiseRiseDie, wish(game), bots, [game]).outcome.winners[0] === seat) won++
  }
  return won / games
}

describe('the guide', () => {
  test('judges both seats as one duel: what one gains the other loses', () => {
    look(({ state }) => expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1, 9))
  })

  test('names every answer to a question differently, and considers only real ones', () => {
    look(play => {
      const ask = play.owed()!
      const options = play.options(ask)
      expect(new Set(options.map(move => key!(move))).size).toBe(options.length)
      const worthy = consider!(play.state, ask, options)
      expect(worthy.length).toBeGreaterThan(0)
      expect(worthy.every(move => options.includes(move))).toBe(true)
    })
  })
})

/** How far seat 0 is ahead, as the bots judge it. */
function lead(t: ReturnType<typeof duel>): number {
  return evaluate(t.state, 0) - 0.5
}

function kit(hp: number): number {
  return lead(duel({ objects: ['SH19'], hp }, { hp }))
}

function laid(sideways: boolean, infusions: string[] = []): number {
  const slots = [{ card: 'BL14', by: 0, slot: 'body', sideways }] as const
  return lead(duel({ infusions, hp: 30 }, { infusions, hp: 30 }, { slots }))
}

describe('what stays on the table', () => {
  test('an object is worth more the longer the duel will last', () => {
    expect(kit(40)).toBeGreaterThan(kit(20))
    expect(kit(20)).toBeGreaterThan(kit(7))
    expect(kit(7)).toBeGreaterThan(0)
    expect(kit(3)).toBeCloseTo(0, 9)
  })

  test('a valid card counts as an infusion to come, unless no socket is free', () => {
    expect(laid(false)).toBeGreaterThan(laid(true))
    const full = ['BL16', 'BL22'] // the Cairn Fist has two sockets
    expect(laid(false, full)).toBeCloseTo(laid(true, full), 9)
  })

  test('greedy places an object while there is time for it, and not in the last bout', () => {
    const hand = ['SH19', 'BL01']
    expect(choice(duel({ hand, hp: 40 }, { hp: 40 }), 0, 'greedy')).toMatchObject({ do: 'play', card: 'SH19' })
    expect(choice(duel({ hand, hp: 6 }, { hp: 6 }), 0, 'greedy')).not.toMatchObject({ card: 'SH19' })
  })
})

describe('the bots', () => {
  test('strike when it wins the duel', () => {
    const t = duel({ hand: ['BL06', 'EM16'] }, { hp: 2 })
    for (const bot of ['greedy', 'ismcts:60']) expect(choice(t, 0, bot)).toMatchObject({ do: 'play', card: 'BL06' })
  })

  test('counter a blow that would kill', () => {
    const t = duel({ hand: ['BL01'] }, { hand: ['BL23', 'BL01'], hp: 2 })
    t.as(0).play('play', { card: 'BL01', slots: ['body'] })
    for (const bot of ['greedy', 'ismcts:60']) expect(choice(t, 1, bot)).toMatchObject({ do: 'counter', card: 'BL23' })
  })

  test('greedy beats random nearly always', () => {
    expect(share('greedy', 'random', 24)).toBeGreaterThan(0.85)
  })
})
