import { faults } from '@runatal/grammar/faults'
import { rule } from '@runatal/proof'
import { expect, vi } from 'vitest'
import { linesOf, resultsOf } from '../companion/game.ts'
import { KEYS, swipe } from '../companion/gestures.ts'
import { learn, LESSON, LESSON_START } from '../companion/lesson.ts'
import { named } from '../companion/names.ts'
import { offers } from '../companion/screens.ts'
import { type Action, TITLE } from '../companion/session.ts'
import { type CompanionWords, en } from '../companion/words/en.ts'
import { fr } from '../companion/words/fr.ts'
import { FastChance } from '@runatal/kernel'
import { RUNES, SIGNS, STATES, UNSEEN } from '../rules/puzzle.ts'
import { Phone } from './phone.ts'

rule('R5-324', 'a swipe down is long enough and mostly downwards', () => {
  expect(swipe({ x: 100, y: 100 }, { x: 110, y: 200 })).toBe('swipeDownSeal')
  expect(swipe({ x: 100, y: 100 }, { x: 100, y: 140 })).toBeUndefined()
  expect(swipe({ x: 100, y: 100 }, { x: 200, y: 200 })).toBeUndefined()
})

rule('R5-325', 'a swipe up is long enough and mostly upwards', () => {
  expect(swipe({ x: 100, y: 300 }, { x: 90, y: 200 })).toBe('swipeUpHistory')
  expect(swipe({ x: 100, y: 300 }, { x: 250, y: 200 })).toBeUndefined()
})

rule('R5-334', 'every gesture has a key, and the keys alone play a game', () => {
  expect(KEYS).toEqual({
    arrowdown: 'swipeDownSeal',
    s: 'swipeDownSeal',
    arrowup: 'swipeUpHistory',
    h: 'swipeUpHistory',
    m: 'manual',
  })
  const phone = new Phone().do({ do: 'gameStart' })
  phone.do({ do: KEYS['m']! })
  RUNES.slice(0, 4).forEach((_, space) => phone.do({ do: 'pickRunePerSpace', space, rune: space }))
  phone.do({ do: 'confirm' }).do({ do: 'continue' }).light()
  phone.do({ do: KEYS['h']! }).do({ do: 'close' }).do({ do: KEYS['s']! })
  expect(phone.at).toBe('capture')
})

rule('R5-329', 'the rulebook opens from the title and during a game', () => {
  expect(offers({ at: 'title' }, 'rulebook')).toBe(true)
  expect(offers({ at: 'main' }, 'rulebook')).toBe(true)
})

rule('R5-330', 'the tutorial opens from the title and starts no game', () => {
  expect(offers(TITLE.screen, 'tutorial')).toBe(true)
  const { run } = learn(LESSON_START, { do: 'manual' }, new FastChance(1))
  expect(run.session.screen.at).toBe('manual')
  expect(TITLE.game.history).toEqual([])
  for (const action of [{ do: 'declareDefeat' }, { do: 'newGame' }] as const)
    expect(learn(run, action, new FastChance(1)).refused).toEqual({ rule: 'R5-342', why: 'lesson' })
})

rule('R5-342', 'the tutorial replays the worked example up to the golden signs', () => {
  let run = LESSON_START
  const step = (...actions: Action[]) => {
    for (const action of actions) {
      const next = learn(run, action, new FastChance(1))
      expect(next.refused).toBeUndefined()
      run = next.run
    }
  }
  const lay = () => step({ do: 'camera', spaces: LESSON[run.step]!.portal! }, { do: 'confirm' })
  const light = () => step(...[0, 1, 2, 3].map(altar => ({ do: 'toggleAltar', altar }) as const))
  const answer = () => {
    const { states } = resultsOf(run.session.game).at(-1)!
    return Object.fromEntries(SIGNS.flatMap((sign, i) => (states[i] === UNSEEN ? [] : [[sign, STATES[states[i]!]]])))
  }
  lay()
  expect(answer()).toEqual({ sage: 'bright', gobel: 'bright', spider: 'dark', snake: 'dark' })
  step({ do: 'continue' })
  light()
  step({ do: 'swipeDownSeal' })
  lay()
  expect(answer()).toEqual({ sage: 'golden', gobel: 'golden', snake: 'dark', monkey: 'bright' })
  step({ do: 'continue' }, { do: 'hint' }, { do: 'pickRune', rune: RUNES.indexOf('blue') }, { do: 'confirm' })
  expect(linesOf(run.session.game).at(-1)?.hints[0]?.sign).toBe(SIGNS.indexOf('sage'))
  step({ do: 'back' })
  light()
  step({ do: 'swipeDownSeal' })
  lay()
  expect(answer()).toEqual({ sage: 'golden', gobel: 'golden', monkey: 'golden', whale: 'golden' })
  expect(run).toMatchObject({ step: LESSON.length, session: { screen: { at: 'victory' } } })
})

rule('R5-342', 'the tutorial does not let its runes be swapped for others', () => {
  const { run } = learn(LESSON_START, { do: 'camera', spaces: [0, 1, 2, 4] }, new FastChance(1))
  const strayed = learn(run, { do: 'confirm' }, new FastChance(1))
  expect(strayed.refused).toEqual({ rule: 'R5-342', why: 'lesson' })
  expect(strayed.run).toBe(run)
})

rule('R5-331', 'the help page lists browser, camera, which is optional, and storage', () => {
  expect(listed(en)).toMatch(/^Browser: (.|\n)*^Camera: Optional(.|\n)*^Storage: /m)
  expect(listed(fr)).toMatch(/^Navigateur: (.|\n)*^Appareil photo: Facultatif(.|\n)*^Stockage: /m)
})

rule('R5-341', 'every sentence is there in both languages, and no language is part of a game', () => {
  expect([...sentences(fr).keys()]).toEqual([...sentences(en).keys()])
  const french = sentences(fr)
  const same = [...sentences(en)].filter(([key, text]) => text.length > 24 && french.get(key) === text)
  expect(same).toEqual([])
  expect([...sentences(en), ...french].filter(([, text]) => text.trim() === '')).toEqual([])
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').hint('red').light()
  expect(JSON.stringify(phone.session)).not.toMatch(/"(en|fr|language)"/)
})

rule('R5-341', 'every sentence is well said and well set, of none, one and many', () => {
  for (const [language, book] of [
    ['en', en],
    ['fr', fr],
  ] as const)
    for (const n of [0, 1, 2])
      expect([...sentences(book, n).values()].flatMap(text => faults(text, language))).toEqual([])
  expect([fr.looks('Araignée', 'golden'), fr.looks('Singe', 'golden'), fr.looks('Baleine', 'unknown')]).toEqual([
    'dorée',
    'doré',
    'silhouette',
  ])
  expect([fr.hint.told('Orange', 'Araignée'), fr.hint.told('Noire', 'Kraken')]).toEqual([
    'La Rune orange est l’Araignée.',
    'La Rune noire est le Kraken.',
  ])
  expect([0, 1, 2].map(fr.capture.seen)).toEqual([
    'Portail reconnu, 0\u00a0Rune sur 4 lue',
    'Portail reconnu, 1\u00a0Rune sur 4 lue',
    'Portail reconnu, 2\u00a0Runes sur 4 lues',
  ])
})

rule('R5-352', 'the seventh rune may be renamed: its label changes', () => {
  expect(named(en, { seventh: 'Pink' }).runes).toEqual([...en.runes.slice(0, 6), 'Pink'])
  expect(named(en, { seventh: '' }).runes).toEqual(en.runes)
})

rule('R5-354', 'Phoenix renamed changes its label everywhere, and no result', () => {
  const words = named(en, { phoenix: 'Dragon' })
  expect(words.signs).toEqual(['Sage', 'Gobel', 'Spider', 'Snake', 'Monkey', 'Dragon', 'Whale'])
  expect(named(fr, { whale: 'Kraken' }).signs.at(-1)).toBe('Kraken')
  expect(named(en, {})).toEqual(en)
  // Whatever shows a name takes it from this list: no other sentence has one of its own.
  const others = [...sentences({ ...en, signs: [], lesson: {} }).values()].join('\n')
  expect(others).not.toMatch(/Phoenix|Whale/)
})

rule('R5-355', 'an hour on any screen changes nothing', () => {
  vi.useFakeTimers()
  try {
    const early = new Phone().begin('blue', 'red', 'yellow', 'orange').light()
    const late = new Phone().do({ do: 'gameStart' })
    vi.advanceTimersByTime(3_600_000)
    late.enter('blue', 'red', 'yellow', 'orange')
    vi.advanceTimersByTime(3_600_000)
    late.do({ do: 'continue' }).light()
    vi.advanceTimersByTime(3_600_000)
    expect(late.session).toEqual(early.session)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

function listed({ help }: CompanionWords): string {
  return help.lines.map(([name, text]) => `${name}: ${text}`).join('\n')
}

/** Every sentence by its path; those with blanks are filled in. */
function sentences(book: object, n = 2, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(book) as [string, unknown][]) {
    const key = `${path}${name}`
    if (typeof value === 'string') found.set(key, value)
    else if (typeof value === 'function') found.set(key, String(value(...fill(key, n))))
    else for (const [inner, text] of sentences(value as object, n, `${key}.`)) found.set(inner, text)
  }
  return found
}

function fill(key: string, n: number): unknown[] {
  if (/^(?:looks|signIs)$/.test(key)) return ['Araignée', 'golden']
  if (/runeIs|master.sign|correct|notes|isSign|hint\.|history.hint|calibrate.show/.test(key)) return ['Épée', 'Épée']
  if (key === 'end.solutionIs') return [['Bleue', 'Épée']]
  return key === 'end.summary' ? [n > 0, n, n] : [n, n, n]
}
