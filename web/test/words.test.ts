import { reader } from '@runatal/grammar'
import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { describe, expect, it } from 'vitest'
import { DECK_WORDS } from '../../games/raise-rise-die/pages/decks/words.ts'
import { en } from '../src/words/en.ts'
import { GAMES } from '../src/games.ts'
import { fr } from '../src/words/fr.ts'

/** Every sentence by its path; those with blanks are filled in. */
function sentences(book: object): Map<string, string> {
  return new Map(said(book).map(({ key, texts }) => [key, texts[0]!]))
}

/** Every sentence, said of every number and name that it may meet. */
function said(book: object, path = ''): { key: string; texts: string[] }[] {
  return (Object.entries(book) as [string, unknown][]).flatMap(([name, value]) => {
    const key = `${path}${name}`
    if (typeof value === 'string') return [{ key, texts: [value] }]
    if (typeof value !== 'function') return said(value as object, `${key}.`)
    return [{ key, texts: blanks(key).map(given => String(value(...given))) }]
  })
}

function blanks(key: string): unknown[][] {
  if (/(?:^|\.)(?:win|byForfeit)$/.test(key))
    return [...GROUPS, [reader('Eir')], [reader('Eir'), 'Yves']].map(one => [one])
  if (/^list$|table\.(?:waiting|watching)$|unread$/.test(key)) return GROUPS.map(names => [names])
  if (/undoAsked|curtain|lift|noteFor|tableOf|sitAt|\.by$/.test(key)) return NASTY_NAMES.map(name => [name, name])
  if (/\.(?:go|playNow|forgetOne|title|endTitle)$/.test(key)) return Object.values(GAMES).map(({ name }) => [name])
  if (/hint|botName|left$|copyLink|missing|less$|more$|dedicatedTo|noWeaponOf/.test(key)) return [['Épée', 'Épée']]
  if (/invited$/.test(key)) return NASTY_NAMES.map(name => [name, 'Rauha'])
  if (/events\..*points$/.test(key)) return [0, 0.5, 1, 2].map(n => [n, String(n)])
  if (/ranked$/.test(key)) return [[[1]], [[1, 2, 3]]]
  return [2, 0, 1, 1000].map(n => [n, 5, 5])
}

const GROUPS = [['Alice'], ['É', 'B'], ['Yves', 'Hélène', 'James'], ...NASTY_NAMES.map(name => [name])]

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
    expect([0, 1, 2].map(fr.nav.waiting)).toEqual([
      'Mes parties',
      'Mes parties\u00a0: 1 vous attend',
      'Mes parties\u00a0: 2 vous attendent',
    ])
    expect([1, 2].map(fr.result.moves)).toEqual(['1\u00a0coup', '2\u00a0coups'])
    expect(fr.result.moves(0)).toBe('0\u00a0coup')
    expect(en.result.moves(0)).toBe('0 moves')
  })

  it.each(['en', 'fr'] as const)('is well said of any name and number, in %s', language => {
    const texts = [...said({ en, fr }[language]), ...said(DECK_WORDS[language])].flatMap(one => one.texts)
    expect(texts.length).toBeGreaterThan(600)
    const found = texts
      .filter(text => text.trim() === text)
      .flatMap(text => faults(text, language, { people: NASTY_NAMES }))
    expect(found).toEqual([])
  })

  it('speaks to its reader, and elides before names', () => {
    expect(fr.result.win([reader('Eir')])).toBe('Vous l’emportez')
    expect(fr.result.win(['Yves', reader('Eir')])).toBe('Yves et vous l’emportez')
    expect(en.result.win([reader('Eir'), 'James'])).toBe('You and James win')
    expect(fr.result.byForfeit(['Alice', 'Bob'])).toBe('Alice et Bob ont abandonné')
    expect([fr.lobby.tableOf('Hélène'), fr.lobby.tableOf('Yann')]).toEqual(['Table d’Hélène', 'Table de Yann'])
    expect(en.lobby.sitAt('James')).toBe('Sit down at James’s table')
    expect(fr.table.watching(['Alice', 'Bob'])).toBe('Vous regardez. À Alice et à Bob de décider.')
  })
})
