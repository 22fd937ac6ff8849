import { type AnyGame, type AnyTypes, anyGame, FastChance, isRefusal, Match } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Branch,
  type Change,
  type Chapter,
  changed,
  endOf,
  readChange,
  readStudy,
  standAt,
  type Study,
  unplayable,
  wayTo,
} from '../index.ts'

const game = anyGame(rauha)
const SEED = '5'.repeat(64)
const OTHER = '0123456789abcdef'.repeat(4)

/** So many moves by chance from where a match stands. */
function goOn(match: Match<AnyTypes>, moves: number) {
  const chance = new FastChance(moves)
  for (let i = 0; i < moves; i++) {
    const ask = match.state.asks.find(one => one.must)!
    const options = match.options(ask)
    match.submit(ask.seat, ask.id, options[chance.int(options.length)])
  }
  return match
}

function take(study: Study, ...changes: readonly Change[]): Study {
  return changes.reduce((before, change) => {
    const after = changed(before, change)
    if ('refused' in after) throw new Error(after.text)
    return after
  }, study)
}

const theOne = (of: Study) => of.chapters[0]!
const only = async (id: string): Promise<AnyGame | undefined> => (id === 'rauha' ? game : undefined)

/** The next moves of a branch, as those who play it would add them. */
function played(of: Study, id: string, moves: number): Study {
  let now = of
  for (let i = 0; i < moves; i++) {
    const its = theOne(now)
    const at = theOne(now).branches.find(one => one.id === id)!.log.length
    const match = standAt(game, its, { branch: id, position: endOf(its, id) })!
    const before = match.log.length
    goOn(match, 1)
    const entry = match.log[before]!
    now = take(now, { do: 'play', chapter: 'one', branch: id, at, entry })
  }
  return now
}

describe('a study', () => {
  let chapter: Chapter
  let study: Study
  let branch: Branch

  beforeAll(() => {
    const match = Match.start(game, { seats: 2 }, SEED)
    if (isRefusal(match)) throw new Error(match.text)
    goOn(match, 40)
    chapter = { id: 'one', name: 'A game', record: match.record(), seats: ['Ana', 'Bo'], branches: [], notes: [] }
    study = { name: 'Ours', chapters: [chapter], writers: [] }
    branch = { id: 'other', name: 'What if', by: 'Ana', from: { position: 20 }, seed: OTHER, log: [] }
  })

  test('goes on from a moment of a game, with all as it was or with what was hidden drawn anew', () => {
    const seat = 0
    const both = take(
      study,
      { do: 'branch', chapter: 'one', branch },
      { do: 'branch', chapter: 'one', branch: { ...branch, id: 'anew', anew: seat } },
    )
    const before = standAt(game, chapter, { position: 20 })!
    const same = standAt(game, theOne(both), { branch: 'other', position: 20 })!
    const anew = standAt(game, theOne(both), { branch: 'anew', position: 20 })!
    expect(same.state).toEqual(before.state)
    // The seat cannot tell the one from the other; all cards open, they differ, and to everybody in the same way.
    expect(anew.view(seat)).toEqual(before.view(seat))
    expect(anew.state).not.toEqual(before.state)
    expect(standAt(game, theOne(both), { branch: 'anew', position: 20 })!.state).toEqual(anew.state)
  })

  test('branches leave branches; each place has its way, and the game stays as it was', () => {
    const one = played(take(study, { do: 'branch', chapter: 'one', branch }), 'other', 6)
    const two = played(
      take(one, {
        do: 'branch',
        chapter: 'one',
        branch: { ...branch, id: 'third', from: { branch: 'other', position: 23 } },
      }),
      'third',
      2,
    )
    const its = theOne(two)
    expect([endOf(its), endOf(its, 'other'), endOf(its, 'third')]).toEqual([40, 26, 25])
    const way = wayTo(its, { branch: 'third', position: 25 })
    expect(way.map(({ place }) => place.branch ?? 'game')).toEqual([
      ...Array<string>(20).fill('game'),
      ...Array<string>(3).fill('other'),
      ...Array<string>(2).fill('third'),
    ])
    expect(way.map(({ place }) => place.position)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    expect(standAt(game, its, { position: 40 })!.state).toEqual(standAt(game, chapter, { position: 40 })!.state)
    const before = standAt(game, its, { branch: 'other', position: 23 })!
    expect(standAt(game, its, { branch: 'third', position: 23 })!.state).toEqual(before.state)
  })

  test('whoever comes second at the same place is told, and changes nothing', () => {
    const one = played(take(study, { do: 'branch', chapter: 'one', branch }), 'other', 1)
    const entry = theOne(one).branches[0]!.log[0]!
    expect(changed(one, { do: 'play', chapter: 'one', branch: 'other', at: 0, entry })).toMatchObject({
      refused: 'study-crossed',
    })
    expect(changed(one, { do: 'branch', chapter: 'one', branch })).toMatchObject({ refused: 'study-crossed' })
    expect(changed(one, { do: 'add', chapter })).toMatchObject({ refused: 'study-crossed' })
    expect(changed(one, { do: 'nameBranch', chapter: 'one', branch: 'gone', name: 'x' })).toMatchObject({
      refused: 'not-in-study',
    })
    expect(changed(one, { do: 'drop', chapter: 'one' })).toMatchObject({ refused: 'last-chapter' })
    const lost: Branch = { ...branch, id: 'lost', from: { position: 41 } }
    expect(changed(one, { do: 'branch', chapter: 'one', branch: lost })).toMatchObject({ refused: 'not-in-study' })
  })

  test('what is taken back takes with it what stood on it, and nothing else', () => {
    const whole = played(take(study, { do: 'branch', chapter: 'one', branch }), 'other', 6)
    const noted = take(
      whole,
      { do: 'branch', chapter: 'one', branch: { ...branch, id: 'late', from: { branch: 'other', position: 25 } } },
      { do: 'branch', chapter: 'one', branch: { ...branch, id: 'later', from: { branch: 'late', position: 25 } } },
      { do: 'branch', chapter: 'one', branch: { ...branch, id: 'early', from: { branch: 'other', position: 22 } } },
      { do: 'say', chapter: 'one', note: { id: 'n1', by: 'Bo', at: { branch: 'other', position: 25 }, text: 'Late' } },
      { do: 'say', chapter: 'one', note: { id: 'n2', by: 'Bo', at: { branch: 'other', position: 21 }, text: 'Early' } },
      { do: 'cut', chapter: 'one', branch: 'other', at: 3 },
    )
    expect(theOne(noted).branches.map(({ id }) => id)).toEqual(['other', 'early'])
    expect(theOne(noted).notes.map(({ id }) => id)).toEqual(['n2'])
    const none = take(noted, { do: 'dropBranch', chapter: 'one', branch: 'other' })
    expect(theOne(none)).toEqual(chapter)
  })

  test('comes back whole from a file; what is none, or stands on nothing, does not', async () => {
    const whole = take(played(take(study, { do: 'branch', chapter: 'one', branch }), 'other', 3), {
      do: 'say',
      chapter: 'one',
      note: { id: 'n1', by: 'Bo', at: { branch: 'other', position: 22 }, text: 'Two\nlines' },
    })
    const file = JSON.stringify(whole)
    expect(readStudy(JSON.parse(file))).toEqual(whole)
    expect(await unplayable(whole, only)).toBeUndefined()

    /** The file with one part of it replaced, or taken away. */
    const spoilt = (path: string, value?: unknown): unknown => {
      const copy: unknown = JSON.parse(file)
      const steps = path.split('.')
      const last = steps.pop()!
      const part = steps.reduce((at, step) => Object(Reflect.get(Object(at), step)) as object, copy)
      Reflect.set(Object(part), last, value)
      return JSON.parse(JSON.stringify(copy))
    }
    const wrong = [
      undefined,
      [],
      {},
      'study',
      spoilt('name'),
      spoilt('name', 'a\u202eb'),
      ...['\u200b', '\u3164\u00a0', '\u2800', '\u00ad\u034f', '\u0301', '\ufe0f'].map(blank => spoilt('name', blank)),
      spoilt('chapters.0.name', '\u200b\u2060'),
      spoilt('chapters.0.notes.0.text', '\u200d\n'),
      spoilt('extra', 1),
      spoilt('chapters.0.record.seed', 'short'),
      spoilt('chapters.0.branches.0.from.position', 99),
      spoilt('chapters.0.branches.0.from.branch', 'other'),
      spoilt('chapters.0.notes.0.at.branch', 'nobody'),
      spoilt('chapters.1', chapter),
      spoilt('chapters.0.branches.0.log.0.at', -1),
    ]
    for (const one of wrong) expect(readStudy(one)).toBeUndefined()

    // Well-formed, and yet no game: the part that cannot be played is named.
    const moves = readStudy(spoilt('chapters.0.branches.0.log.1.ask', 99999))!
    expect(await unplayable(moves, only)).toBe('What if')
    const other = readStudy(spoilt('chapters.0.record.game', 'chess'))!
    expect(await unplayable(other, only)).toBe('A game')
    const from = readStudy(spoilt('chapters.0.record.from', { agenda: 7 }))!
    expect(await unplayable(from, only)).toBe('A game')
  })

  test('a change is read exactly: one of them, and nothing besides', () => {
    const changes: Change[] = [
      { do: 'name', name: 'New' },
      { do: 'admit', writer: { person: 'p-1', name: 'Bo' } },
      { do: 'play', chapter: 'one', branch: 'other', at: 0, entry: { seat: 0, ask: 3, move: { do: 'x' }, at: 0 } },
      { do: 'unsay', chapter: 'one', note: 'n1' },
    ]
    for (const change of changes) expect(readChange(JSON.parse(JSON.stringify(change)))).toEqual(change)
    const wrong = [
      undefined,
      { do: 'name' },
      { do: 'name', name: '' },
      { do: 'name', name: ' ' },
      { do: 'name', name: 'x'.repeat(81) },
      { do: 'name', name: 'x', chapter: 'one' },
      { do: 'burn' },
      { do: 'play', chapter: 'one', branch: 'other', at: 0.5, entry: { seat: 0, ask: 3, move: 1, at: 0 } },
    ]
    for (const one of wrong) expect(readChange(one)).toBeUndefined()
  })
})
