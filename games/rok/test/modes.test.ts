import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { anyGame, foresee, plainSeed } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { HOUSE, type Command, type HouseCommand, Table } from '@runatal/table'
import { parse } from 'yaml'
import { arrange, type AtTable, rok, type State } from '../index.ts'
import { liveStones } from '../rules/table.ts'
import { isGoingOn, players, SEATS } from './words.ts'

/** A table of three with people in their seats, at some time. */
class Evening {
  readonly table: Table
  private at = 0
  private commands = 0

  constructor(oneScreen: boolean, choices: Record<string, string> = {}) {
    this.table = new Table('t', anyGame(rok), {
      position: 0,
      at: 0,
      by: 'ana',
      id: 'open',
      command: {
        do: 'open',
        game: 'rok',
        seats: 3,
        choices,
        clock: { kind: 'none' },
        open: false,
        oneScreen,
        seed: plainSeed(7),
        openedAt: 0,
      },
    })
    for (const [seat, person] of ['ana', 'ben', 'cat'].entries())
      this.do(oneScreen ? 'ana' : person, { do: 'sit', seat, name: person })
    this.do('ana', { do: 'start' })
  }

  get state(): State {
    return this.table.match!.state as State
  }

  do(by: string, command: Command | HouseCommand, at = this.at) {
    this.at = Math.max(this.at, at)
    const entry = this.table.decide(by, `${this.commands++}`, command, this.at)
    if ('refused' in entry) return entry
    this.table.happen(entry)
    return undefined
  }

  /** Lets the clock and the bots act until a time. */
  async until(at: number) {
    for (let step = 0; step < 5000; step++) {
      const due = this.table.due()
      const [intent] = this.table.intents().toSorted((a, b) => a.at - b.at)
      const next = Math.min(due?.at ?? Infinity, intent?.at ?? Infinity)
      if (next > at) return
      if (intent !== undefined && intent.at === next) {
        const { at: when, ...move } = intent
        if (this.do(HOUSE, { do: 'botMove', ...move, when }, when) === undefined) continue
      }
      if (due === undefined) return
      const move = await foresee(this.table.game, this.table.foresight(due.ask))
      this.do(HOUSE, { do: 'timeUp', ask: due.ask, ...(move !== undefined && { move }) }, due.at)
    }
    throw new Error(`The table does not come to ${at}`)
  }

  ask(seat: number, kind: string): number {
    return this.state.asks.find(one => one.seat === seat && one.kind === kind)?.id ?? 0
  }
}

rule('ROK-200', 'on one screen the time of the drop counts, for the corner in which it ends', async () => {
  const evening = new Evening(true, { first: 'seat1' })
  await evening.until(17_100)
  await evening.until(evening.state.race.opening)
  const { table, race } = evening.state
  const stone = table.tag.find((_, i) => table.up[i])!
  const at = race.opening + 900
  expect(
    evening.do('ana', { do: 'move', ask: evening.ask(1, 'grab'), move: { do: 'grab', stone } }, at),
  ).toBeUndefined()
  expect(evening.state.race.requests.at(-1)).toMatchObject({ seat: 1, tag: stone, dated: at, arrived: at })
})

rule('ROK-203', 'who leaves for good is replaced by an initiate from the next draw on', async () => {
  const evening = new Evening(false, { first: 'seat1' })
  await evening.until(17_100)
  await evening.until(evening.state.race.opening)
  expect(evening.state.phase).toBe('grab')
  const { turn, loot } = evening.state
  evening.do('ben', { do: 'leave' }, evening.state.race.opening + 200)
  expect(evening.table.sittings[1]?.bot).toBe('initiate')
  expect(evening.table.intents()).toEqual([])
  expect(evening.state.loot).toEqual(loot)
  await evening.until(110_000)
  const grabs = evening.table.match!.log.filter(entry => entry.seat === 1 && 'move' in entry)
  expect(evening.state.turn).toBeGreaterThan(turn)
  expect(grabs.length).toBeGreaterThan(1)
})

const luck = () => {
  const evening = new Evening(false)
  evening.do('ben', { do: 'leave' })
  evening.do('ana', { do: 'leave' })
  evening.do('cat', { do: 'leave' })
  return evening.table.intents()
}

rule('ROK-182', 'what a bot does at a table comes from the seed alone', () => {
  expect(luck()).toEqual(luck())
  expect(luck()).toHaveLength(1)
})

/** Everybody grabs, one after the other, until nothing live is left; then the clock closes the grabbing. */
function takeEverything(t: AtTable, seats: number, seed: number) {
  for (let i = 0; liveStones(t.state).length > 0 && t.state.phase === 'grab' && isGoingOn(t); i++) {
    const stone = liveStones(t.state)[0]!
    const tag = t.state.table.tag[t.state.table.stone.indexOf(stone)]!
    t.grab((i * 7 + seed) % seats, tag, { at: t.state.time + 400 })
    t.wait(t.state.time + 200)
  }
}

rule('ROK-173', 'if every live stone is taken in every turn, none is left face up in the end', () => {
  let ended = 0
  for (const seats of SEATS)
    for (let seed = 0; seed < 12; seed++) {
      const t = arrange({ players: players(seats), seed })
      while (isGoingOn(t)) {
        if (t.state.phase === 'grab') takeEverything(t, seats, seed)
        const { state } = t
        t.playOn(now => now !== state)
      }
      const closed = t.happened('grab.closed').every(({ reason }) => reason === 'noLive')
      if (!closed || t.happened('game.ended')[0]?.reason === 'cap') continue
      ended++
      expect(t.state.table.up.filter(up => up)).toEqual([])
      expect(t.state.bag.length).toBeLessThanOrEqual(seats)
    }
  expect(ended).toBeGreaterThan(20)
})

rule('ROK-205', 'the whole of the rules is there in both languages, whatever the table does', () => {
  const { rules, sections } = parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as {
    rules: { id: string; section: string; en: string; fr: string }[]
    sections: { id: string; en: string; fr: string }[]
  }
  expect(rules).toHaveLength(222)
  const known = new Set(sections.map(({ id }) => id))
  for (const { section, en, fr } of rules)
    expect([known.has(section), en.length > 0, fr.length > 0]).toEqual([true, true, true])
})
