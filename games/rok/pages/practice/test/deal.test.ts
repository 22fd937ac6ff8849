import { describe, expect, it } from 'vitest'
import { deal, findable } from '../deal.ts'

describe('a throw to practise on', () => {
  it('has four pairs and a twin of each Balance rune to find, none over another', () => {
    for (let i = 0; i < 50; i++) {
      const { state } = deal()
      expect(state.phase).toBe('grab')
      const found = findable(state)
      expect(found.filter(tags => tags.length === 2)).toHaveLength(4)
      expect(found.filter(tags => tags.length === 1)).toHaveLength(2)
    }
  })

  it('can be taken at leisure: no silence closes it while only hands take time', () => {
    const table = deal()
    const [tags] = findable(table.state).filter(one => one.length === 2)
    for (const tag of tags!) {
      const at = table.state.time + 700
      expect(table.grab(0, tag, { at })).toBe(undefined)
      table.wait(at + 400)
    }
    expect(table.state.phase).toBe('grab')
    expect(table.state.loot[0]).toHaveLength(2)
  })
})
