import { anyGame, isRefusal, Match } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { describe, expect, it } from 'vitest'
import { bring, momentLink } from '../src/editor/bring.ts'
import { codeIn, decode, encode } from '../src/editor/code.ts'
import type { AnyEditor } from '../src/editor/editors.ts'
import { editor } from '../../games/rauha/editor/index.ts'
import { planFrom } from '../src/tables/branch.ts'

const game = anyGame(rauha)
const any = editor as unknown as AnyEditor
const POSITION = { players: [{ board: { 4: 'B1-03' }, crystals: 7 }, {}], phase: 'play' as const, stop: 2 }

describe('the link of a position', () => {
  it('is short, has nothing that an address could not, and says the same again', async () => {
    const code = await encode(POSITION)
    expect(code).toMatch(/^[\w-]+$/)
    expect(code.length).toBeLessThan(140)
    expect(await decode(code)).toEqual(POSITION)
    expect(codeIn(` https://house.example/editor/rauha#${code}\n`)).toBe(code)
    expect(await bring(any, game, code)).toEqual({ position: POSITION, note: undefined })
  })

  it('that is broken is none, however it is broken', async () => {
    const code = await encode(POSITION)
    for (const bad of [
      '1',
      'x',
      code.slice(0, -9),
      `2${code.slice(1)}`,
      `${code}é`,
      '1'.repeat(30_000),
      await encode([1]),
    ])
      expect((await bring(any, game, bad)).note).toBe('broken')
  })

  it('that unfolds into more than a position is none, and fills no memory', async () => {
    const bomb = await encode({ players: 'x'.repeat(5_000_000) })
    expect(bomb.length).toBeLessThan(20_000)
    expect(await decode(bomb)).toBeUndefined()
  })

  it('with more in it than the editor knows says so, and leaves that out', async () => {
    const code = await encode({ ...POSITION, seed: 7, chance: { ints: [1] }, players: [{ board: { 4: 'B9-99' } }, {}] })
    expect(await bring(any, game, code)).toEqual({
      position: { players: [{}, {}], phase: 'play', stop: 2 },
      note: 'partly',
    })
  })
})

describe('a moment of a finished game', () => {
  it('opens as it was, or as the last one before it that can be said', async () => {
    const match = Match.start(game, { seats: 3 }, '3'.repeat(64))
    if (isRefusal(match)) throw new Error(match.text)
    while (match.outcome === undefined) {
      const ask = match.state.asks.find(one => one.must)!
      match.submit(ask.seat, ask.id, match.options(ask)[0])
    }
    const record = match.record()
    let exact = 0
    for (let at = 0; at <= record.log.length; at += 7) {
      const code = await momentLink(any, game, record, at)
      expect(code).toBeDefined()
      const { position, note } = await bring(any, game, code!)
      expect([undefined, 'notExact']).toContain(note)
      if (note === undefined) exact++
      expect(any.arrange(position).match.wish.seats).toBe(3)
    }
    expect(exact).toBeGreaterThan(3)
  })
})

describe('a position that is played', () => {
  it('keeps what its seat may not see, drawn anew or as it was set', () => {
    const { match } = any.arrange({ ...POSITION, players: [{}, { card: 'B1-09' }] })
    const branch = { seat: 0, name: 'Aino', level: 'adept' } as const
    const same = planFrom(game, match, { ...branch, hidden: 'same' }, [1, 2])!
    expect(same.from?.state).toEqual(match.state)
    expect(JSON.stringify(game.mask(same.from!.state, 0))).not.toBe(JSON.stringify(same.from!.state))
    const anew = planFrom(game, match, { ...branch, hidden: 'anew' }, [1, 2])!
    expect(game.mask(anew.from!.state, 0)).toEqual(match.view(0))
    expect(anew.seats).toEqual([{ name: 'Aino' }, { bot: 'adept' }])
  })

  it('that is over is not played', () => {
    const { match } = any.arrange({ players: [{}, {}], phase: 'end', stop: 16 } as never)
    expect(planFrom(game, match, { seat: 0, name: 'A', level: 'adept', hidden: 'same' }, [1, 2])).toBeUndefined()
  })
})
