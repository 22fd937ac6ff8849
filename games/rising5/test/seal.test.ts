import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, HEROES, PLACES, type Position } from '../index.ts'
import { acting, dos, EXAMPLE, type Table } from './game.ts'

function sealing(more: Partial<Position> = {}, actions = 1): Table {
  return acting('eli', actions, { ...EXAMPLE, altars: 4, ...more })
}

function attempt(t: Table): Table {
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  return t
}

const SOLVED = { portal: EXAMPLE.solution, tested: [EXAMPLE.portal] } as const

rule('R5-139', 'only four cubes open the way', () => {
  for (const altars of [0, 1, 2, 3]) {
    const t = sealing({ altars })
    expect(dos(t.as(0).options('action'))).not.toContain('seal')
    expect(t.as(0).tries('action', { do: 'seal' })?.rule).toBe('R5-139')
  }
  expect(dos(sealing().as(0).options('action'))).toContain('seal')
})

rule('R5-140', 'an attempt is an action, and going back before it costs nothing', () => {
  const t = sealing({}, 2)
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'back' })
  expect([t.state.actions, t.state.altars]).toEqual([2, 4])
  attempt(t)
  expect(t.state.actions).toBe(1)
  for (const hero of HEROES) {
    const skilled = acting(hero, 1, { ...EXAMPLE, altars: 4, skill: true, at: { hal: 'I-a', eli: 'I-a' } })
    expect(dos(skilled.as(0).options('skill'))).toEqual(['use', 'skip'])
    expect(skilled.as(0).tries('action', { do: 'seal' })).toBeDefined()
  }
})

rule('R5-141', 'the seat on turn attempts, nobody else', () => {
  const t = sealing()
  const ask = t.state.asks.find(({ kind }) => kind === 'action')!
  expect(t.match.submit(1, ask.id, { do: 'seal' })).toMatchObject({ refused: 'not-your-ask' })
  expect(attempt(t).happened('seal_attempted')[0]).toMatchObject({ seat: 0, hero: 'eli' })
})

rule(['R5-142', 'R5-143'], 'from anywhere, the portrait included', () => {
  for (const place of [undefined, ...PLACES]) {
    const t = sealing(place === undefined ? {} : { at: { eli: place } })
    expect(dos(t.as(0).options('action'))).toContain('seal')
    expect(attempt(t).happened('result_shown')).toHaveLength(1)
  }
})

rule('R5-144', 'the attempt shows the runes that lie there now', () => {
  const t = acting('orakl', 1, { ...EXAMPLE, altars: 4, skill: true })
  t.as(0).play('skill', { do: 'use' }).play('skillOrakl', { from: 0, to: 1 })
  attempt(t)
  expect(t.happened('seal_attempted')[0]?.arrangement).toEqual(['red', 'blue', 'yellow', 'orange'])
  expect(t.state.results.slice(11, 15)).toEqual([1, 0, 2, 3])
})

rule(['R5-145', 'R5-147'], 'an attempt that fails costs the four cubes and nothing else', () => {
  const t = attempt(sealing({ eclipse: 9 }, 2))
  expect([t.state.altars, t.state.eclipse]).toEqual([0, 9])
  expect(t.happened('seal_failed')).toEqual([{ type: 'seal_failed', golden: 0, bright: 2, dark: 2 }])
  expect(dos(t.as(0).options('action'))).not.toContain('seal')
})

rule('R5-146', 'with new cubes it may be tried again in the same turn', () => {
  const t = attempt(sealing({ items: ['store', 'staff'] }, 2))
  t.as(0).play('useItem', { item: 'store' }).play('useItem', { item: 'staff' })
  attempt(t)
  expect(t.happened('seal_attempted')).toHaveLength(2)
})

rule('R5-148', 'any arrangement may be tried, the same one again too', () => {
  const t = attempt(sealing({ tested: [EXAMPLE.portal, EXAMPLE.portal] }))
  const results = [0, 11, 22].map(at => t.state.results.slice(at, at + 11))
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
})

rule('R5-149', 'four golden signs win at once', () => {
  const t = attempt(sealing(SOLVED, 3))
  expect(t.state.fate).toBe('won')
  expect(t.happened('result_shown')[0]?.signs.map(({ state }) => state)).toEqual(Array(4).fill('golden'))
  expect(t.happened('draw_declared')).toEqual([])
  expect([t.as(0).asked, t.as(1).asked]).toEqual([[], []])
  expect(t.match.outcome?.winners).toEqual([0, 1])
})

rule('R5-150', 'the right runes in place win nothing without an attempt', () => {
  const t = arrange({
    players: [{ hand: [] }, { hand: [] }],
    hero: 'orakl',
    skill: true,
    altars: 2,
    ...EXAMPLE,
    portal: ['blue', 'red', 'black', 'green'],
    tested: [EXAMPLE.portal],
  })
  t.as(0).play('skill', { do: 'use' }).play('skillOrakl', { from: 0, to: 1 })
  expect(t.state.runes.slice(0, 4)).toEqual(t.state.solution)
  expect(t.state.fate).toBe('playing')
  expect(t.happened('result_shown')).toEqual([])
  expect(t.as(0).view.solution).toEqual([-1, -1, -1, -1])
})
