import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, historyOf, NONE, RUNES, SIGNS } from '../index.ts'
import { acting, randomGame, setUp } from './game.ts'

const MONKEY = { links: { violet: 'monkey' } } as const

rule('R5-171', 'hints come from Lords, from cards with a hint and from the Orb', () => {
  const sources = new Set<string>()
  for (let seed = 1; seed < 150; seed++) {
    let source = ''
    for (const event of randomGame(2, seed).events) {
      if (event.type === 'fight_won' || event.type === 'companion_met') source = event.card
      else if (event.type === 'item_used') source = event.item
      else if (event.type === 'hint_given') sources.add(source)
    }
  }
  for (const source of sources) expect(['I-4', 'II-4', 'III-4', 'II-6', 'III-3', 'III-5', 'orb']).toContain(source)
  expect(sources.size).toBeGreaterThan(2)
  const orb = acting('eli', 1, { items: ['orb'] })
  orb.as(0).play('useItem', { item: 'orb' })
  expect(orb.as(0).asked).toContain('hint')
})

rule('R5-172', 'any of the seven runes, on the Portal or not', () => {
  const t = acting('eli', 1, { items: ['orb'] })
  t.as(0).play('useItem', { item: 'orb' })
  expect(
    t
      .as(0)
      .options('hint')
      .flatMap(move => (move.do === 'hint' ? [move.rune] : [])),
  ).toEqual([...RUNES])
})

rule('R5-173', 'runes that were revealed are not offered again; with all seven the hint is ignored', () => {
  const t = acting('eli', 1, { items: ['orb'], hints: ['violet', 'yellow'] })
  t.as(0).play('useItem', { item: 'orb' })
  expect(
    t
      .as(0)
      .options('hint')
      .filter(move => move.do === 'hint'),
  ).toHaveLength(5)
  expect(t.as(0).tries('hint', { do: 'hint', rune: 'violet' })?.rule).toBe('R5-173')
  const all = acting('eli', 1, { hints: RUNES, at: { eli: 'II-a' }, places: { 'II-a': 'II-6' } })
  all.as(0).play('action', { do: 'encounter' })
  expect(all.as(0).asked).toContain('drawCount')
})

rule('R5-176', 'the whole team hears it, and it stays in the history', () => {
  const t = arrange({ players: [{ hand: [] }, { hand: [] }, { hand: [] }], hero: 'eli', items: ['orb'], ...MONKEY })
  t.as(0).play('useItem', { item: 'orb' }).play('hint', { rune: 'violet' })
  for (const seat of [0, 1, 2]) {
    expect(t.as(seat).heard.filter(event => event.type === 'hint_given')).toHaveLength(1)
    expect(historyOf(t.as(seat).view).hints).toEqual([{ rune: 5, sign: SIGNS.indexOf('monkey'), after: 1 }])
    expect(t.as(seat).view.links[5]).toBe(SIGNS.indexOf('monkey'))
  }
  // Nothing waits for an answer any more.
  expect([t.state.asked, t.state.asker]).toEqual([NONE, NONE])
})

rule('R5-178', 'links are drawn anew each game and stay for it', () => {
  const monkeys = new Set(
    Array.from({ length: 60 }, (_, seed) => setUp(2, seed).links.indexOf(SIGNS.indexOf('monkey'))),
  )
  expect(monkeys.size).toBe(7)
  const t = arrange({ players: [{}, {}], seed: 2 })
  const { links } = t.state
  t.playOn()
  expect(t.state.links).toEqual(links)
})
