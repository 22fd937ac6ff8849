import { describe, expect, it } from 'vitest'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

/** Every sentence by its path; those with blanks are filled in. */
function sentences(book: object, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(book) as [string, unknown][]) {
    const key = `${path}${name}`
    if (typeof value === 'string') found.set(key, value)
    else if (typeof value === 'function') found.set(key, String(value(...fill(key))))
    else for (const [inner, text] of sentences(value as object, `${key}.`)) found.set(inner, text)
  }
  return found
}

function fill(key: string): unknown[] {
  return key === 'list' ? [['A', 'B']] : [2, 5]
}

describe('words', () => {
  const english = sentences(en)
  const french = sentences(fr)

  it('French has exactly the sentences of English', () => {
    expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('no sentence is empty, but notes that have nothing to add', () => {
    const empty = [...english, ...french].filter(([key, text]) => text.trim() === '' && !key.endsWith('.note'))
    expect(empty).toEqual([])
  })

  it('French is French: long sentences differ from the English ones', () => {
    const same = [...english].filter(([key, text]) => text.length > 24 && french.get(key) === text)
    expect(same).toEqual([])
  })

  it('numbers follow each language’s own rules', () => {
    expect([0, 1, 2].map(en.mine.waiting)).toEqual(['none waits for you', '1 waits for you', '2 wait for you'])
    expect([1, 2].map(fr.result.moves)).toEqual(['1 coup', '2 coups'])
    expect(fr.result.moves(0)).toBe('0 coup')
    expect(en.result.moves(0)).toBe('0 moves')
  })
})
