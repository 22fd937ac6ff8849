import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, historyOf, rising5 } from '../index.ts'
import { acting, byChance, EXAMPLE, players, setUp, types } from './game.ts'

rule('R5-308', 'in app mode nobody of the team sets or sees the secret', () => {
  const t = arrange({ players: players(4) })
  for (const seat of [0, 1, 2, 3]) {
    expect(t.as(seat).asked.some(kind => kind.startsWith('gm'))).toBe(false)
    expect(t.as(seat).view.solution).toEqual([-1, -1, -1, -1])
  }
  expect(t.happened('puzzle_made')).toEqual([{ type: 'puzzle_made' }])
})

rule('R5-320', 'the puzzle is made once the starting arrangement is known', () => {
  const t = arrange({ players: players(2) })
  expect(types(t.events, 'runes_captured', 'puzzle_made')).toEqual(['runes_captured', 'puzzle_made'])
})

rule('R5-321', 'seven runes get seven signs, each pair as often as any', () => {
  const pairs = Array<number>(49).fill(0)
  for (let seed = 0; seed < 7000; seed++) {
    const { links } = setUp(2, seed)
    if (new Set(links).size !== 7) throw new Error(`seed ${seed}`)
    for (const [rune, sign] of links.entries()) pairs[7 * rune + sign]!++
  }
  for (const count of pairs) expect(count > 0.12 * 7000 && count < 0.17 * 7000).toBe(true)
})

rule('R5-337', 'altars light up by themselves, and an attempt reads the true Portal', () => {
  const t = acting('orakl', 2, { ...EXAMPLE, skill: true, altars: 2, items: ['store'] })
  t.as(1).play('useItem', { item: 'store' })
  expect(t.state.altars).toBe(4)
  t.as(0).play('skill', { do: 'use' }).play('skillOrakl', { from: 1, to: 5 })
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  expect(historyOf(t.state).results.at(-1)?.portal).toEqual(t.state.runes.slice(0, 4))
  expect(Object.keys(rising5.decisions).some(kind => kind.includes('ltar'))).toBe(false)
})

rule('R5-339', 'nothing that a team client gets before the end holds the secret', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const t = arrange({ players: players(2), seed })
    t.playOn(s => {
      for (const viewer of [-1, 0, 1]) {
        if (s.fate !== 'playing') continue
        const { solution, links, hints } = rising5.mask(s, viewer)
        expect(solution).toEqual([-1, -1, -1, -1])
        for (const [rune, sign] of links.entries())
          if (sign !== -1) expect(hints.some((told, i) => i % 3 === 0 && told === rune)).toBe(true)
      }
      return false
    }, byChance(seed))
    for (const event of t.events)
      if ('solution' in event || 'links' in event) expect(['game_won', 'game_lost']).toContain(event.type)
  }
})
