import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { remaining } from '../deduction/index.ts'
import { attemptsOf, knownOf, linesOf, resultsOf } from '../companion/game.ts'
import { type Kept, readKept } from '../companion/kept.ts'
import { FIRST_PREFERENCES } from '../companion/preferences.ts'
import { en } from '../companion/words/en.ts'
import { fr } from '../companion/words/fr.ts'
import { type Rune, RUNES, SIGNS, UNSEEN } from '../rules/puzzle.ts'
import { UNLINKED } from '../rules/types.ts'
import { kevinsPhone, Phone, runes } from './phone.ts'

rule('R5-343', 'a companion game is puzzle, altars, history, hints and notes, and nothing else', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').hint('green').light()
  expect(Object.keys(phone.game).toSorted()).toEqual(['altars', 'hints', 'history', 'notes', 'puzzle'])
})

rule('R5-344', 'a hint can be asked at any time; what it costs is named first, and it is written down', () => {
  const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
  phone.do({ do: 'hint' }).do({ do: 'pickRune', rune: RUNES.indexOf('yellow') })
  expect(phone.game.hints).toEqual([])
  for (const { hint } of [en, fr]) expect(hint.cost).toMatch(/Lord.*Divination Orb|Seigneur.*Orbe de divination/)
  phone.do({ do: 'confirm' })
  expect(linesOf(phone.game).at(-1)?.hints).toEqual([
    { rune: RUNES.indexOf('yellow'), sign: SIGNS.indexOf('spider'), after: 1 },
  ])
})

rule('R5-328', 'the hint control, then yellow: the app shows yellow and its sign, and nothing about the answer', () => {
  const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
  const before = resultsOf(phone.game)
  phone.do({ do: 'hint' }).refuses({ do: 'confirm' }, 'R5-328', 'noRune')
  phone.do({ do: 'pickRune', rune: RUNES.indexOf('yellow') }).do({ do: 'confirm' })
  expect(phone.session.screen).toEqual({ at: 'hint', rune: RUNES.indexOf('yellow'), told: true })
  expect(phone.game.hints).toEqual([{ rune: RUNES.indexOf('yellow'), sign: SIGNS.indexOf('spider'), after: 1 }])
  expect(resultsOf(phone.game)).toEqual(before)
  phone.refuses({ do: 'confirm' }, 'R5-328', 'noRune')
})

rule('R5-173', 'a rune that was revealed is not told again; after seven hints there is none left', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').hint('violet')
  phone.do({ do: 'hint' }).refuses({ do: 'pickRune', rune: RUNES.indexOf('violet') }, 'R5-173', 'revealed')
  phone.do({ do: 'back' })
  for (const name of RUNES.filter(rune => rune !== 'violet')) phone.hint(name)
  phone.refuses({ do: 'hint' }, 'R5-173', 'revealed')
})

rule(
  'R5-325',
  'a swipe up on the main, result and capture screens opens the history, which gives the screen back',
  () => {
    const phone = new Phone().do({ do: 'gameStart' })
    const opens = (at: string) => {
      const { session } = phone
      expect(phone.at).toBe(at)
      expect(phone.do({ do: 'swipeUpHistory' }).at).toBe('history')
      expect(phone.do({ do: 'close' }).session).toEqual(session)
    }
    opens('capture')
    phone.do({ do: 'manual' })
    opens('manual')
    runes('blue', 'red', 'yellow', 'green').forEach((rune, space) => phone.do({ do: 'pickRunePerSpace', space, rune }))
    phone.do({ do: 'confirm' })
    opens('result')
    phone.do({ do: 'continue' })
    opens('main')
    phone.do({ do: 'hint' })
    opens('hint')
  },
)

rule('R5-326', 'the history has all results in the order of time', () => {
  const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
  phone.attempt('red', 'blue', 'green', 'orange').do({ do: 'continue' }).attempt('violet', 'red', 'blue', 'green')
  expect(linesOf(phone.game).map(({ result }) => result?.portal)).toEqual([
    runes('blue', 'red', 'yellow', 'orange'),
    runes('red', 'blue', 'green', 'orange'),
    runes('violet', 'red', 'blue', 'green'),
  ])
})

rule('R5-327', 'hints stand on the line of the next result, and until then on an open line', () => {
  const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' }).hint('green')
  const hint = { rune: RUNES.indexOf('green'), sign: SIGNS.indexOf('monkey'), after: 1 }
  const [first] = resultsOf(phone.game)
  expect(linesOf(phone.game)).toEqual([
    { result: first, hints: [] },
    { result: undefined, hints: [hint] },
  ])
  phone.attempt('red', 'blue', 'green', 'orange')
  expect(linesOf(phone.game)).toEqual([
    { result: first, hints: [] },
    { result: resultsOf(phone.game)[1], hints: [hint] },
  ])
  expect(first!.portal).toEqual(runes('blue', 'red', 'yellow', 'orange'))
  expect(first!.states.filter(state => state !== UNSEEN)).toHaveLength(4)
})

rule('R5-335', 'a sign put beside a rune stays there after the page was left, and can go back', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').do({ do: 'notes' })
  expect(phone.game.notes).toEqual(SIGNS.map(() => UNLINKED))
  phone.do({ do: 'putSign', sign: SIGNS.indexOf('whale'), where: RUNES.indexOf('red') })
  const again = reloaded(phone)
  expect(again.game.notes).toEqual([...Array.from({ length: 6 }, () => UNLINKED), RUNES.indexOf('red')])
  again.do({ do: 'notes' }).do({ do: 'putSign', sign: SIGNS.indexOf('whale'), where: UNLINKED })
  expect(again.game.notes).toEqual(SIGNS.map(() => UNLINKED))
  again.refuses({ do: 'putSign', sign: 7, where: 0 }, 'R5-335', 'nothing')
  again.refuses({ do: 'putSign', sign: 0, where: 8 }, 'R5-335', 'nothing')
})

rule(
  'R5-336',
  'the assistant is off by default and marks nothing; on, after R5-167, it lists exactly two solutions',
  () => {
    expect(FIRST_PREFERENCES.assistant).toBe(false)
    const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
    phone.attempt('red', 'blue', 'green', 'orange')
    expect(phone.game.notes).toEqual(SIGNS.map(() => UNLINKED))
    expect(remaining(knownOf(phone.game)).map(code => [...code])).toEqual([
      runes('red', 'blue', 'violet', 'green'),
      runes('red', 'blue', 'black', 'green'),
    ])
  },
)

rule(
  'R5-347',
  'four golden signs after three attempts and one hint: victory with 3 and 1, the answer and the links',
  () => {
    const phone = kevinsPhone().enter('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
    phone.attempt('red', 'blue', 'green', 'orange').do({ do: 'continue' }).hint('blue')
    phone.attempt('red', 'blue', 'violet', 'green').do({ do: 'continue' })
    phone.attempt('red', 'blue', 'black', 'green')
    expect(phone.at).toBe('victory')
    expect(phone.answer).toEqual({ sage: 'golden', gobel: 'golden', monkey: 'golden', whale: 'golden' })
    expect([attemptsOf(phone.game), phone.game.hints.length]).toEqual([3, 1])
    expect(en.end.summary(true, 3, 1)).toBe('Rising 5: the Portal is sealed after 3 attempts and 1 hint.')
    expect(fr.end.summary(true, 3, 1)).toBe(
      'Rising 5\u00a0: le Portail est scellé après 3\u00a0tentatives et 1\u00a0Indice.',
    )
    expect(phone.game.puzzle).toEqual({
      solution: runes('red', 'blue', 'black', 'green'),
      links: [0, 1, 2, 3, 4, 5, 6],
    })
  },
)

rule('R5-348', 'declared defeat: cancelled, the game goes on; confirmed, the game is closed', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').light()
  const { session } = phone
  expect(phone.do({ do: 'declareDefeat' }).at).toBe('giveUp')
  expect(phone.do({ do: 'back' }).session).toEqual(session)
  expect(phone.do({ do: 'declareDefeat' }).do({ do: 'confirm' }).at).toBe('defeat')
  for (const action of [{ do: 'hint' }, { do: 'swipeDownSeal' }, { do: 'back' }, { do: 'notes' }] as const)
    phone.refuses(action, 'R5-345', 'notHere')
})

rule('R5-349', 'a game left in the middle comes back with the same altars, history, hints, notes and puzzle', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').hint('black')
  phone.do({ do: 'notes' }).do({ do: 'putSign', sign: 3, where: 2 }).do({ do: 'back' })
  phone.do({ do: 'toggleAltar', altar: 1 }).do({ do: 'toggleAltar', altar: 3 })
  const again = reloaded(phone)
  expect(again.game).toEqual(phone.game)
  expect(again.at).toBe('main')
})

rule('R5-349', 'what was kept and is broken is left aside', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange')
  const kept: Kept = { id: 'a', begun: 1, touched: 2, game: phone.game }
  expect(readKept(kept)).toEqual(kept)
  expect(readKept({ ...kept, ended: 'won' })).toEqual({ ...kept, ended: 'won' })
  const { game } = kept
  for (const broken of [
    undefined,
    { ...kept, id: 3 },
    { ...kept, begun: 'then' },
    { ...kept, ended: 'perhaps' },
    { ...kept, game: undefined },
    { ...kept, game: { ...game, puzzle: undefined } },
    { ...kept, game: { ...game, puzzle: { ...game.puzzle, solution: [0, 0, 1, 2] } } },
    { ...kept, game: { ...game, puzzle: { ...game.puzzle, links: [0, 1, 2] } } },
    { ...kept, game: { ...game, altars: [true] } },
    { ...kept, game: { ...game, history: [] } },
    { ...kept, game: { ...game, history: [[0, 1, 2]] } },
    { ...kept, game: { ...game, hints: [{ rune: 9, sign: 0, after: 1 }] } },
    { ...kept, game: { ...game, hints: [{ rune: 0, sign: 0, after: 2 }] } },
    { ...kept, game: { ...game, notes: [8, 7, 7, 7, 7, 7, 7] } },
  ])
    expect(readKept(broken)).toBeUndefined()
})

rule('R5-415', 'a first reading confirmed wrongly stays as entered, and the next attempt is answered as usual', () => {
  const phone = kevinsPhone().enter('red', 'blue', 'yellow', 'orange').do({ do: 'continue' })
  expect(phone.answer).toEqual({ sage: 'golden', gobel: 'golden', spider: 'dark', snake: 'dark' })
  phone.attempt('blue', 'red', 'yellow', 'orange').do({ do: 'continue' })
  expect(phone.answer).toEqual({ sage: 'bright', gobel: 'bright', spider: 'dark', snake: 'dark' })
  expect(phone.game.history).toEqual([
    runes('red', 'blue', 'yellow', 'orange'),
    runes('blue', 'red', 'yellow', 'orange'),
  ])
})

rule('R5-356', 'a puzzle set by hand answers as the same puzzle drawn by the app', () => {
  const start: Rune[] = ['blue', 'red', 'yellow', 'orange']
  const drawn = new Phone().do({ do: 'gameStart' }).enter(...start)
  const { solution, links } = drawn.game.puzzle!
  const set = new Phone()
    .do({ do: 'gameStart' })
    .do({ do: 'camera', spaces: runes(...start) })
    .do({ do: 'setByHand' })
  expect(set.at).toBe('master')
  solution.forEach((rune, space) => set.do({ do: 'pickSolution', space, rune }))
  links.forEach((sign, rune) => set.do({ do: 'pickLink', rune, sign }))
  set.do({ do: 'confirm' })
  expect(set.game).toEqual(drawn.game)
  for (const phone of [set, drawn]) phone.do({ do: 'continue' }).attempt('green', 'violet', 'black', 'red')
  expect(set.answer).toEqual(drawn.answer)
})

rule(['R5-356', 'R5-373', 'R5-384', 'R5-385'], 'what is no puzzle cannot be set by hand, and nothing changes', () => {
  const start = runes('blue', 'red', 'yellow', 'orange')
  const phone = new Phone().do({ do: 'gameStart' }).do({ do: 'camera', spaces: start }).do({ do: 'setByHand' })
  phone.refuses({ do: 'confirm' }, 'R5-385', 'blank')
  start.forEach((rune, space) => phone.do({ do: 'pickSolution', space, rune }))
  phone.refuses({ do: 'confirm' }, 'R5-384', 'notStart')
  phone.do({ do: 'pickSolution', space: 1, rune: start[0] }).refuses({ do: 'confirm' }, 'R5-385', 'twice')
  phone.do({ do: 'pickSolution', space: 1, rune: 6 }).refuses({ do: 'confirm' }, 'R5-373', 'links')
  phone.do({ do: 'drawLinks' }).do({ do: 'pickLink', rune: 0, sign: undefined })
  phone.refuses({ do: 'confirm' }, 'R5-373', 'links')
  phone.refuses({ do: 'pickSolution', space: 0, rune: 7 }, 'R5-385', 'noRune')
  phone.refuses({ do: 'pickLink', rune: 7, sign: 0 }, 'R5-373', 'links')
  phone.do({ do: 'drawLinks' }).do({ do: 'drawSolution' }).do({ do: 'confirm' })
  expect(phone.at).toBe('result')
})

rule(['R5-356', 'R5-165'], 'the puzzle cannot be set by hand once there is one', () => {
  const phone = new Phone().begin('blue', 'red', 'yellow', 'orange').light().do({ do: 'swipeDownSeal' })
  phone.do({ do: 'camera', spaces: runes('blue', 'red', 'yellow', 'green') })
  phone.refuses({ do: 'setByHand' }, 'R5-165', 'notHere')
})

/** The phone after its page was closed and opened again. */
function reloaded(phone: Phone): Phone {
  const kept: Kept = { id: 'a', begun: 1, touched: 2, game: phone.game }
  const back = readKept(JSON.parse(JSON.stringify(kept)))
  return new Phone().do({ do: 'resume', game: back!.game })
}
