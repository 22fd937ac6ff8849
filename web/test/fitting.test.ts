import { anyGame } from '@runatal/kernel'
import { rising5 as rules } from '@runatal/rising5'
import { describe, expect, it } from 'vitest'
import { mended, offered, peopleOnly } from '../src/pages/fitting.ts'
import { firstDraft } from '../src/pages/plan.ts'

const rising5 = anyGame(rules)

/** Ana, and bots or closed chairs behind her. */
function draft(open: number, choices: Record<string, string> = {}) {
  const first = firstDraft(rising5, 'Ana')
  const chairs = first.chairs.map((chair, i) => ({
    ...chair,
    kind: i === 0 ? ('person' as const) : i < open ? ('bot' as const) : ('closed' as const),
  }))
  return { ...first, chairs, choices: { ...first.choices, ...choices } }
}

describe('a new table', () => {
  it('offers only seats that are there', () => {
    expect(offered(rising5, 3, 'first')).toEqual(['random', '1', '2', '3'])
    expect(offered(rising5, 5, 'master')).toEqual(['app', '1', '2', '3', '4', '5'])
    expect(offered(rising5, 1, 'master')).toEqual(['app'])
    expect(offered(rising5, 3, 'difficulty')).toEqual(['beginner', 'standard', 'heroic'])
    expect(offered(rising5, 0, 'first')).toHaveLength(6)
  })

  it('forgets a seat that was closed', () => {
    expect(mended(rising5, draft(3, { first: '4', master: '3' })).choices).toMatchObject({
      first: 'random',
      master: '3',
    })
    expect(mended(rising5, draft(2, { master: '3' })).choices['master']).toBe('app')
  })

  it('seats no bot where only a person may sit, whichever chairs are closed', () => {
    const kinds = (chosen: ReturnType<typeof draft>) => mended(rising5, chosen).chairs.map(({ kind }) => kind)
    expect(kinds(draft(3, { master: '3' }))).toEqual(['person', 'bot', 'person', 'closed', 'closed'])
    const apart = draft(4, { master: '3' })
    apart.chairs[1]!.kind = 'closed'
    expect(kinds(apart)).toEqual(['person', 'closed', 'bot', 'person', 'closed'])
    expect(peopleOnly(rising5, 3, { master: '3' })).toEqual([2])
    expect(peopleOnly(rising5, 3, {})).toEqual([])
  })
})
