import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { HEROES, PLACES, type Position } from '../index.ts'
import { acting, dos, EXAMPLE, type Table } from './game.ts'

function sealing(more: Partial<Position> = {}, actions = 1): Table {
  return acting('eli', actions, { ...EXAMPLE, altars: 4, ...more })
}

function attempt(t: Table): Table {
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  return t
}

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
