import { expect, test } from 'vitest'
import { anyGame, plainSeed } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { Table } from '@runatal/table'
import { CREDITS } from '../messages/credits.ts'
import { keywordOf, KEYWORDS } from '../messages/keywords.ts'
import { en } from '../messages/phrases-en.ts'
import { fr } from '../messages/phrases-fr.ts'
import { cardText, characterText, weaponText } from '../messages/text.ts'
import { raiseRiseDie, STARTER, type State } from '../index.ts'
import { duel } from './duel.ts'

rule('RRD-340', 'a player may concede at any time, even out of turn', () => {
  const table = new Table('t1', anyGame(raiseRiseDie), {
    position: 0,
    at: 0,
    by: 'ana',
    id: 'open',
    command: {
      do: 'open',
      game: 'raise-rise-die',
      seats: 2,
      choices: {},
      clock: { kind: 'none' },
      open: true,
      oneScreen: false,
      seed: plainSeed(3),
      openedAt: 0,
    },
  })
  let commands = 0
  const tell = (by: string, command: Parameters<Table['decide']>[2]) => {
    const entry = table.decide(by, `c${commands++}`, command, 0)
    if ('refused' in entry) throw new Error(entry.text)
    table.happen(entry)
  }
  tell('ana', { do: 'sit', seat: 0, name: 'Ana' })
  tell('bo', { do: 'sit', seat: 1, name: 'Bo' })
  tell('ana', { do: 'start' })
  const [asked] = table.waitingFor()
  tell(asked === 0 ? 'bo' : 'ana', { do: 'forfeit' })
  expect(table.status).toBe('over')
  expect(table.outcome?.winners).toEqual([asked])
  // The result shows what each had left.
  expect(table.outcome?.scores).toEqual((table.match!.state as State).sides.map(side => side.hp))
})

const seats = (hand: string[]) => {
  const asked: number[] = []
  const t = duel({ hand: ['BL01'] }, { hand }, { phase: 'clash', windows: 'full' })
  t.playOn(
    s => s.bout > 1,
    (ask, options) => {
      asked.push(ask.seat)
      return ask.kind === 'play' && ask.seat === 0 ? options.at(-1)! : options[0]!
    },
  )
  return asked
}

rule('RRD-341', 'on one screen, who is asked does not depend on what they hold, and no view shows both hands', () => {
  expect(seats(['BL26'])).toEqual(seats(['BL02']))
  const closed = duel({ hand: ['BL01'] }, { hand: ['BL02'] })
  expect(closed.as(0).view.sides[1].hand).toEqual([-1])
  const open = duel({ hand: ['BL01'] }, { hand: ['BL02'] }, { hands: 'open' })
  expect(open.as(0).view.sides[1].hand).toEqual(open.state.sides[1].hand)
  const quick = duel({ hand: ['BL01'] }, {}, { phase: 'clash' })
  expect(quick.as(0).asked).toEqual(['play'])
})

function undo(hand: readonly string[], hands: 'open' | 'closed' = 'closed') {
  const t = duel({}, { hand }, { windows: 'quick', hands })
  t.as(0).play('play', { do: 'pass' })
  return t.as(0).undo()?.refused
}

rule('RRD-341', 'where a quick window has shown what somebody holds or does not, nothing is taken back', () => {
  expect(undo(['BL29'])).toBe('no-undo') // asked
  expect(undo(['BL02'])).toBe('no-undo') // not asked
  expect(undo([])).toBeUndefined()
  expect(undo(['BL29'], 'open')).toBeUndefined()
})

rule('RRD-345', 'the credits name the authors and say that we are not official', () => {
  for (const text of [CREDITS.en, CREDITS.fr])
    for (const name of ['Grimvault Games', 'Judge Ced']) expect(text).toContain(name)
  expect(CREDITS.en).toContain('unofficial')
  expect(CREDITS.fr).toContain('non officielle')
})

rule('RRD-044', 'every word in white is explained, in both languages', () => {
  for (const [language, say] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const texts = [
      ...STARTER.cards.flatMap(card => cardText(card, say).map(line => line.text)),
      ...STARTER.weapons.map(weapon => weaponText(weapon, say)),
      ...STARTER.characters.map(character => characterText(character, say)),
    ]
    const white = texts.flatMap(text => [...text.matchAll(/\*([^*]+)\*/g)].map(([, found]) => found!))
    expect(white.length).toBeGreaterThan(100)
    for (const found of white) expect([found, keywordOf(found, language)?.rule]).not.toEqual([found, undefined])
  }
  expect(KEYWORDS.length).toBe(22)
})

rule(['RRD-187', 'RRD-199'], 'nobody is kept waiting by a bot that is asked whether it breaks in', () => {
  expect(raiseRiseDie.windows).toEqual(['react', 'counter'])
})

test('card texts read as sentences', () => {
  const vial = STARTER.cards.find(({ id }) => id === 'BL21')!
  expect([en, fr].map(say => cardText(vial, say).map(line => line.text))).toEqual([
    ['Use: destroy an opposing *Bleed* marker: *Draw 1*.'],
    ['Utilisez\u00a0: détruisez un marqueur *Saignement* adverse\u00a0: *Pioche 1*.'],
  ])
  const fang = STARTER.weapons.find(({ id }) => id === 'W-LEFTFANG')!
  expect([en, fr].map(say => weaponText(fang, say))).toEqual([
    'When your assault inflicts damage on the left, *Bleed 1* (once per bout).',
    'Quand votre assaut inflige des dégâts à gauche, *Saignement 1* (une fois par passe d’armes).',
  ])
})
