import { type Core, core, type Game, UNKNOWN } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { type Bot, makeBot, playGame } from '../index.ts'
import { type HighCard, highCard } from './toys/high-card.ts'

const random = makeBot(highCard, 'random')

describe('playGame', () => {
  it('plays the same game for the same stream, and another for another', () => {
    const bots = [makeBot(highCard, 'ismcts:30'), random, makeBot(highCard, 'flat:30')]
    const first = playGame(highCard, { seats: 3 }, bots, [5, 1])
    expect(playGame(highCard, { seats: 3 }, bots, [5, 1])).toEqual(first)
    expect(first.moves).toBe(15)
    expect(playGame(highCard, { seats: 3 }, bots, [5, 2]).state).not.toEqual(first.state)
  })

  it('deals the same cards whatever the bots think', () => {
    const dealt = ['random', 'flat:5'].map(spec => {
      const one = makeBot(highCard, spec)
      return playGame(highCard, { seats: 2 }, [one, one], [9]).state.played.toSorted((a, b) => a - b)
    })
    expect(dealt[0]).toEqual(dealt[1])
  })

  it('shows a bot its own view only, and the true state to one that peeks', () => {
    const looks: HighCard['state'][] = []
    const looker = (peeks: boolean): Bot<HighCard> => ({
      name: 'looker',
      ...(peeks && { peeks: true as const }),
      choose(seen, seat, chance) {
        looks.push(seen)
        return random.choose(seen, seat, chance)
      },
    })
    playGame(highCard, { seats: 2 }, [looker(false), random], [1])
    expect(looks).toHaveLength(5)
    for (const seen of looks) expect([...seen.deck, ...seen.hands[1]!].every(card => card === UNKNOWN)).toBe(true)
    looks.length = 0
    playGame(highCard, { seats: 2 }, [looker(true), random], [1])
    for (const seen of looks) expect(seen.hands[1]).not.toContain(UNKNOWN)
  })

  it('refuses a table that cannot be filled', () => {
    expect(() => playGame(highCard, { seats: 3 }, [random, random], [1])).toThrow('2 bots cannot fill 3 seats')
    expect(() => playGame(highCard, { seats: 9 }, [random], [1])).toThrow('played by 2 to 4')
  })

  it('lets the clock answer, and stops a game that does not end', () => {
    const bot = makeBot(ticking, 'random')
    expect(playGame(ticking, { seats: 1, table: { ticks: 3 } }, [bot], [1])).toMatchObject({ moves: 3 })
    expect(() => playGame(ticking, { seats: 1, table: { ticks: Infinity } }, [bot], [1])).toThrow('did not end within')
  })
})

interface Ticking {
  state: Core & { left: number }
  table: { ticks: number }
  seat: object
  steps: { wait: undefined }
  asks: { tick: { tick: true } }
  event: { type: 'never' }
}

/** Nobody plays but the clock. */
const ticking: Game<Ticking> = {
  id: 'ticking',
  seats: { min: 1, max: 1 },
  choices: { table: { ticks: { values: [3, Infinity], first: 3 } }, seat: {} },
  create: ({ table }) => ({ ...core('wait'), left: table.ticks }),
  steps: { wait: (s, _, t) => (s.left > 0 ? t.alarm('tick', 10) : undefined) },
  decisions: {
    tick: {
      options: () => [{ tick: true }],
      take(s, _seat, _move, t) {
        s.left--
        t.next('wait')
      },
    },
  },
  clone: s => ({ ...s, agenda: s.agenda.slice(), asks: s.asks.slice() }),
  mask: s => ticking.clone(s),
  imagine: s => ticking.clone(s),
  outcome: s => (s.left > 0 ? undefined : { winners: [0], places: [1], scores: [0] }),
}
