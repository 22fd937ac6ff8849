import { deckCode, type Pack, STARTER } from '@runatal/raise-rise-die'
import { describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

/** Raise, Rise & Die over the wire: card sets of one's own, decks that may not sit down, and moves that may not be. */

const GAME = 'raise-rise-die'

/** Nearly our own set, with another name everywhere it counts. */
const OWN: Pack = {
  ...STARTER,
  id: 'own',
  name: { en: 'Bone set', fr: 'Set d’os' },
  decks: STARTER.decks.slice(0, 2).map((deck, i) => ({ ...deck, id: `OWN-${i}` })),
}

type Answer = { table: string } | { refused: string; text: string; rule?: string }

async function ana(limits?: object) {
  const { origin } = await openHouse(limits === undefined ? {} : { limits })
  return Guest.arrive(origin, 'Ana')
}

function open(guest: Guest, pack: unknown, more: object = {}): Promise<Answer> {
  return guest.post<Answer>('/api/tables', {
    game: GAME,
    seats: 2,
    bots: [null, 'random'],
    choices: { pack: typeof pack === 'string' ? pack : JSON.stringify(pack) },
    ...more,
  })
}

describe('a card set of your own', () => {
  test('is played to the end at a private table, and is sent once', async () => {
    const guest = await ana()
    const opened = await open(guest, OWN)
    if ('refused' in opened) throw new Error(opened.text)
    const { table } = opened
    expect((await guest.watch(table)).choices['pack']).toContain('Bone set')
    expect(await guest.do(table, { do: 'choose', seat: 0, choices: { deck: 'OWN-1' } })).toHaveProperty('done')
    guest.traffic.length = 0
    expect(await guest.do(table, { do: 'start' })).toHaveProperty('done')
    const view = await guest.play(table, options => options.at(-1))
    expect(view.outcome).toBeDefined()
    expect(guest.traffic.filter(text => text.includes('Bone set')).length).toBe(1)
    const finished = await guest.get<{ record: { wish: { table: { pack: string } } } }>(`/api/tables/${table}/replay`)
    expect(JSON.parse(finished.record.wish.table.pack)).toMatchObject({ id: 'own' })
  })

  test('stays private, on opening and afterwards', async () => {
    const guest = await ana()
    expect(await open(guest, OWN, { open: true })).toMatchObject({ refused: 'bad-command' })
    const opened = await open(guest, OWN)
    if ('refused' in opened) throw new Error(opened.text)
    expect(await guest.do(opened.table, { do: 'setTable', open: true })).toMatchObject({
      refused: 'bad-command',
      text: 'A table with its own pack is private: choose another, or do not open it to all',
    })
  })

  test('is refused with its path and what was expected, whatever is wrong with it', async () => {
    const guest = await ana()
    for (const [broken, text] of [
      [withText(OWN, { op: 'explode', x: 1, to: 'foe' }), /resolve\[0\].op: expected one of/],
      [withObject(OWN), /use.do\[0\].op: expected another word/],
      ['{"id": ', /^pack: expected JSON/],
      [`"${'x'.repeat(262_143)}"`, /choices.*262144|pack: expected/],
      ['x'.repeat(700_000), /too large/],
    ] as const) {
      const answer = await open(guest, broken)
      expect(answer).toMatchObject({ text: expect.stringMatching(text) })
      expect(answer).not.toHaveProperty('table')
    }
  })

  test('may not be brought too often by one person', async () => {
    const guest = await ana({ brought: { burst: 2, perSecond: 0 } })
    for (let i = 0; i < 2; i++) expect(await open(guest, OWN)).toHaveProperty('table')
    expect(await open(guest, OWN)).toMatchObject({ refused: 'too-fast' })
    expect(await open(guest, 'starter')).toHaveProperty('table')
  })
})

describe('a deck that may not be played', () => {
  const [ready] = STARTER.decks
  /** Those with the most copies first: three, and three. */
  const cards = Object.entries(ready!.cards).toSorted(([, a], [, b]) => b - a)
  const change = (more: Record<string, number>) => deckCode({ ...ready!, cards: { ...ready!.cards, ...more } })
  const stranger = STARTER.cards.find(({ arch }) => !ready!.weapons.some(id => archOf(id) === arch))!

  test('cannot sit down, and the rule is told', async () => {
    const guest = await ana()
    const table = await guest.open({ game: GAME, seats: 2, bots: [null, 'random'] })
    const { version } = await guest.watch(table)
    for (const [deck, rule] of [
      [change({ [cards[0]![0]]: cards[0]![1] - 1 }), 'RRD-008'],
      [change({ [cards[0]![0]]: 4, [cards[1]![0]]: cards[1]![1] + cards[0]![1] - 4 }), 'RRD-005'],
      [change({ [stranger.id]: 1, [cards[0]![0]]: cards[0]![1] - 1 }), 'RRD-009'],
      [change({ NOPE: 1, [cards[0]![0]]: cards[0]![1] - 1 }), 'RRD-009'],
      [deckCode({ ...ready!, weapons: [] }), 'RRD-013'],
    ] as const) {
      const answer = await guest.do(table, { do: 'choose', seat: 0, choices: { deck } })
      expect(answer).toMatchObject({ refused: 'bad-setting', rule, text: expect.stringContaining(rule) })
    }
    expect((await guest.watch(table)).version).toBe(version)
  })
})

test('moves that may not be are refused with their rule, and nothing changes', async () => {
  const { origin } = await openHouse()
  const [guest, other] = [await Guest.arrive(origin, 'Ana'), await Guest.arrive(origin, 'Bo')]
  const table = await guest.open({ game: GAME, seats: 2 })
  for (const one of [guest, other]) await one.watch(table)
  await other.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await guest.do(table, { do: 'start' })
  const people = [guest, other]
  const closed: { by: Guest; ask: number; kind: string }[] = []
  /** Ready to play, all windows before it closed. */
  const initiative = async () => {
    for (;;) {
      const found = await Promise.race(people.map(one => one.until(() => asked(one))))
      const { by, ask } = found
      if (ask.kind === 'play') return found
      const quiet = ask.options.find(move => ['done', 'stop', 'begin'].includes((move as { do: string }).do))
      await by.do(table, { do: 'move', ask: ask.id, move: quiet ?? ask.options[0] })
      closed.push({ by, ask: ask.id, kind: ask.kind })
    }
  }
  const asked = (by: Guest) => {
    const ask = by.views.get(table)?.asks.find(({ must, id }) => must && !closed.some(old => old.ask === id))
    return ask === undefined ? undefined : { by, ask }
  }
  const { by, ask } = await initiative()
  const { version } = await by.watch(table)
  for (const { move, rule } of ask.barred)
    expect(await by.do(table, { do: 'move', ask: ask.id, move })).toMatchObject({ refused: 'not-an-option', rule })
  expect(ask.barred.length).toBeGreaterThan(5)
  const window = closed.find(({ kind }) => kind === 'react')!
  expect(await window.by.do(table, { do: 'move', ask: window.ask, move: { do: 'done' } })).toMatchObject({
    refused: 'no-such-ask',
    rule: 'RRD-187',
  })
  for (const move of [{ do: 'play', card: 'NOPE', slots: ['high'], transcend: false }, 'pass', null, { do: 'fly' }])
    expect(await by.do(table, { do: 'move', ask: ask.id, move })).toMatchObject({ rule: 'RRD-099' })
  expect((await by.watch(table)).version).toBe(version)
})

function archOf(weapon: string): string | undefined {
  return STARTER.weapons.find(({ id }) => id === weapon)?.arch
}

function withText(pack: Pack, entry: object): object {
  const [first, ...rest] = pack.cards
  return { ...pack, cards: [{ ...first, resolve: [entry] }, ...rest] }
}

function withObject(pack: Pack): object {
  const cards = pack.cards.map(card =>
    card.object ? { ...card, use: { timing: 'any', do: [{ op: 'ready', x: 1, to: 'self' }] } } : card,
  )
  return { ...pack, cards }
}
