import { FastChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { FRESH, triedBefore } from '../companion/game.ts'
import { LESSON_PUZZLE } from '../companion/lesson.ts'
import { type ScreenName, SCREENS } from '../companion/screens.ts'
import { act, type Action, type Session, TITLE } from '../companion/session.ts'
import { type Rune, RUNES } from '../rules/puzzle.ts'
import { kevinsPhone, Phone, runes } from './phone.ts'

rule('R5-311', 'after Game Start the first screen is the capture screen', () => {
  expect(new Phone().do({ do: 'gameStart' }).at).toBe('capture')
})

rule('R5-067', 'a new game begins only after Game Start: everything else on the title leads nowhere', () => {
  const phone = new Phone()
  for (const control of ['manual', 'confirm', 'continue', 'swipeDownSeal', 'hint', 'notes', 'newGame'] as const)
    phone.refuses({ do: control }, 'R5-345', 'notHere')
  phone.refuses({ do: 'camera', spaces: runes('blue', 'red', 'yellow', 'orange') }, 'R5-345', 'notHere')
  expect(phone.do({ do: 'gameStart' }).enter('blue', 'red', 'yellow', 'orange').game.history).toHaveLength(1)
})

rule('R5-317', 'entry by hand is offered on every capture screen, whatever camera there is', () => {
  expect(new Phone().do({ do: 'gameStart' }).do({ do: 'manual' }).at).toBe('manual')
  const later = new Phone().begin('blue', 'red', 'yellow', 'orange').light().do({ do: 'swipeDownSeal' })
  expect(later.at).toBe('capture')
  expect(later.do({ do: 'manual' }).at).toBe('manual')
})

rule('R5-318', 'blue on spaces 1 and 3: it cannot be confirmed, and nothing changes', () => {
  const phone = new Phone().do({ do: 'gameStart' }).do({ do: 'manual' })
  runes('blue', 'red', 'blue', 'green').forEach((rune, space) => phone.do({ do: 'pickRunePerSpace', space, rune }))
  phone.refuses({ do: 'confirm' }, 'R5-318', 'twice')
  expect(phone.game.puzzle).toBeUndefined()
  phone.do({ do: 'pickRunePerSpace', space: 2, rune: RUNES.indexOf('black') }).do({ do: 'confirm' })
  expect(phone.at).toBe('result')
})

rule('R5-318', 'a space or a rune that does not exist is refused', () => {
  const phone = new Phone().do({ do: 'gameStart' }).do({ do: 'manual' })
  phone.refuses({ do: 'pickRunePerSpace', space: 4, rune: 0 }, 'R5-318', 'noRune')
  phone.refuses({ do: 'pickRunePerSpace', space: 0, rune: 7 }, 'R5-318', 'noRune')
})

rule('R5-319', 'orange read as red and corrected before it is confirmed: the result is that of orange', () => {
  const phone = kevinsPhone().do({ do: 'camera', spaces: runes('blue', 'yellow', 'green', 'red') })
  expect(phone.at).toBe('confirm')
  expect(phone.game.history).toEqual([])
  phone.do({ do: 'correct', space: 3, rune: RUNES.indexOf('orange') }).do({ do: 'confirm' })
  expect(phone.game.history).toEqual([runes('blue', 'yellow', 'green', 'orange')])
  expect(phone.answer).toEqual({ sage: 'bright', spider: 'dark', snake: 'dark', monkey: 'bright' })
})

rule('R5-165', 'four runes on the same spaces as before are known to get the same answer, another order is not', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  expect(triedBefore(phone.game, runes('blue', 'red', 'yellow', 'orange'))).toBe(0)
  expect(triedBefore(phone.game, runes('red', 'blue', 'yellow', 'orange'))).toBeUndefined()
  phone.light().do({ do: 'swipeDownSeal' }).enter('red', 'blue', 'yellow', 'orange')
  expect(triedBefore(phone.game, runes('red', 'blue', 'yellow', 'orange'))).toBe(1)
  expect(triedBefore(FRESH, runes('red', 'blue', 'yellow', 'orange'))).toBeUndefined()
})

rule('R5-320', 'the puzzle is made when the first arrangement is confirmed, and not before', () => {
  const phone = new Phone()
    .do({ do: 'gameStart' })
    .do({ do: 'camera', spaces: runes('blue', 'red', 'yellow', 'green') })
  expect(phone.game.puzzle).toBeUndefined()
  phone.do({ do: 'confirm' })
  const { puzzle } = phone.game
  expect(puzzle).toBeDefined()
  phone.do({ do: 'continue' }).attempt('violet', 'black', 'orange', 'red')
  expect(phone.game.puzzle).toBe(puzzle)
})

rule(
  'R5-321',
  'seven runes get seven different signs; over 7000 seeds each pair is in 12 to 17 percent of games',
  () => {
    const pairs = Array.from({ length: 49 }, () => 0)
    for (let seed = 0; seed < 7000; seed++) {
      const { game } = new Phone(TITLE, seed).do({ do: 'gameStart' }).enter('blue', 'red', 'yellow', 'green')
      const { links } = game.puzzle!
      expect(new Set(links).size).toBe(7)
      links.forEach((sign, rune) => pairs[rune * 7 + sign]!++)
    }
    expect(Math.min(...pairs) / 7000).toBeGreaterThan(0.12)
    expect(Math.max(...pairs) / 7000).toBeLessThan(0.17)
  },
)

rule('R5-340', 'the same seed and arrangement give the same puzzle; another seed or arrangement another one', () => {
  expect(puzzleOf(5, 'blue', 'red', 'yellow', 'green')).toEqual(puzzleOf(5, 'blue', 'red', 'yellow', 'green'))
  expect(puzzleOf(6, 'blue', 'red', 'yellow', 'green')).not.toEqual(puzzleOf(5, 'blue', 'red', 'yellow', 'green'))
})

rule('R5-322', 'four touches on four altars: four are active', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  expect(phone.game.altars).toEqual([false, false, false, false])
  for (const altar of [2, 0, 3, 1]) phone.do({ do: 'toggleAltar', altar })
  expect(phone.game.altars).toEqual([true, true, true, true])
  phone.refuses({ do: 'toggleAltar', altar: 4 }, 'R5-322', 'nothing')
})

rule('R5-333', 'altar 2 touched twice is inactive', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  phone.do({ do: 'toggleAltar', altar: 1 }).do({ do: 'toggleAltar', altar: 1 })
  expect(phone.game.altars).toEqual([false, false, false, false])
})

rule('R5-323', 'three active altars: a swipe down is refused with a reminder', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  for (const altar of [0, 1, 2]) phone.do({ do: 'toggleAltar', altar })
  phone.refuses({ do: 'swipeDownSeal' }, 'R5-323', 'altars')
})

rule('R5-324', 'four active altars and a swipe down: the capture screen opens', () => {
  expect(new Phone().begin('blue', 'red', 'yellow', 'orange').light().do({ do: 'swipeDownSeal' }).at).toBe('capture')
})

rule('R5-332', 'after a failed attempt no altar is active, and a swipe down is refused', () => {
  const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
  phone.attempt('red', 'blue', 'green', 'orange').do({ do: 'continue' })
  expect(phone.game.altars).toEqual([false, false, false, false])
  phone.refuses({ do: 'swipeDownSeal' }, 'R5-323', 'altars')
})

rule('R5-345', 'an attempt can be left for the altars, which still burn; the first reading cannot', () => {
  const phone = new Phone().do({ do: 'gameStart' }).refuses({ do: 'backIfAttempt' }, 'R5-311', 'notHere')
  phone.enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' }).light()
  for (const further of [
    [],
    [{ do: 'manual' }],
    [{ do: 'camera', spaces: runes('blue', 'red', 'yellow', 'green') }],
  ] as const) {
    phone.do({ do: 'swipeDownSeal' })
    for (const action of further) phone.do(action)
    expect(phone.do({ do: 'backIfAttempt' }).at).toBe('main')
    expect(phone.game.altars).toEqual([true, true, true, true])
    expect(phone.game.history).toHaveLength(1)
  }
})

rule('R5-346', 'any four different runes are accepted at each attempt', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').attempt('red', 'blue', 'black', 'green')
  expect(phone.game.history[1]).toEqual(runes('red', 'blue', 'black', 'green'))
})

rule('R5-345', 'the screens follow each other as the ledger says, from the title to a victory', () => {
  const phone = new Phone()
  const seen: string[] = [phone.at]
  const step = (action: Action) => seen.push(phone.do(action).at)
  step({ do: 'gameStart' })
  step({ do: 'camera', spaces: runes('blue', 'red', 'yellow', 'orange') })
  step({ do: 'confirm' })
  step({ do: 'continue' })
  phone.light()
  step({ do: 'swipeDownSeal' })
  step({ do: 'manual' })
  const { solution } = phone.game.puzzle!
  solution.forEach((rune, space) => phone.do({ do: 'pickRunePerSpace', space, rune }))
  step({ do: 'confirm' })
  step({ do: 'newGame' })
  expect(seen).toEqual(['title', 'capture', 'confirm', 'result', 'main', 'capture', 'manual', 'victory', 'capture'])
})

rule(
  'R5-345',
  'each screen of the ledger offers what the ledger says, and besides only to set the puzzle by hand',
  () => {
    const { content } = parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as {
      content: { app_screens: { id: ScreenName; actions: string[] }[] }
    }
    expect(content.app_screens).toHaveLength(10)
    for (const { id, actions } of content.app_screens) {
      const wanted = actions.map(name => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
      const ours = SCREENS[id].filter(control => control !== 'setByHand')
      expect({ id, offered: [...ours].toSorted() }).toEqual({ id, offered: wanted.toSorted() })
    }
  },
)

rule('R5-345', 'nothing but a confirmed arrangement leads to a result: every action on every screen in reach', () => {
  const chance = new FastChance(3)
  const queue: Session[] = [TITLE]
  const seen = new Set<string>()
  let results = 0
  while (queue.length > 0 && seen.size < 4000) {
    const session = queue.shift()!
    for (const action of everyAction()) {
      const next = act(session, action, chance).session
      if (action.do !== 'resume' && next.game.history.length > session.game.history.length) {
        results++
        expect(action.do).toBe('confirm')
        expect(['manual', 'confirm', 'master']).toContain(session.screen.at)
        expect(['result', 'victory']).toContain(next.screen.at)
      } else if (next.screen.at === 'result' || next.screen.at === 'victory') {
        // Only by closing the history that was opened over it.
        expect(session.screen.at === next.screen.at || action.do === 'close').toBe(true)
      }
      const key = `${JSON.stringify(next.screen)} ${JSON.stringify(next.game)}`
      if (seen.has(key) || next.game.history.length > 2) continue
      seen.add(key)
      queue.push(next)
    }
  }
  expect(results).toBeGreaterThan(50)
})

rule('R5-309', 'one device plays a whole game, and is asked for nothing but runes and touches', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  phone.light().do({ do: 'swipeDownSeal' }).do({ do: 'camera', spaces: phone.game.puzzle!.solution })
  expect(phone.do({ do: 'confirm' }).at).toBe('victory')
})

function puzzleOf(seed: number, ...names: Rune[]) {
  return new Phone(TITLE, seed).do({ do: 'gameStart' }).enter(...names).game.puzzle
}

/** One of each kind, with few runes: enough to come everywhere. */
function everyAction(): Action[] {
  const plain = [...new Set(Object.values(SCREENS).flat())].filter(control => !WITH_MORE.has(control))
  return [
    ...plain.map(control => ({ do: control }) as Action),
    { do: 'resume', game: { ...FRESH, puzzle: LESSON_PUZZLE, history: [runes('blue', 'red', 'yellow', 'orange')] } },
    { do: 'camera', spaces: runes('red', 'blue', 'black', 'green') },
    { do: 'camera', spaces: [undefined, 1, 2, 3] },
    { do: 'correct', space: 0, rune: 0 },
    { do: 'pickRunePerSpace', space: 0, rune: 5 },
    { do: 'pickRune', rune: 4 },
    ...[0, 1, 2, 3].map(altar => ({ do: 'toggleAltar', altar }) as const),
    { do: 'putSign', sign: 2, where: 3 },
    { do: 'pickSolution', space: 1, rune: 2 },
    { do: 'pickLink', rune: 1, sign: 2 },
  ]
}

/** Made by hand below, or visits that change nothing. */
const WITH_MORE = new Set<string>([
  'resume',
  'camera',
  'correct',
  'pickRunePerSpace',
  'pickRune',
  'toggleAltar',
  'putSign',
  'pickSolution',
  'pickLink',
  'tutorial',
  'rulebook',
  'calibrate',
  'language',
  'advice',
  'shareSummary',
])
