import { array, assert, constant, letrec, nat, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, CLOCK, FastChance, type Game, isLive, isOver, type Play, type Turn } from '../index.ts'
import { type Diary, diary } from './diary.ts'

const nothing = () => {}

describe('next', () => {
  test('runs steps in the order given', () => {
    const play = started({ start: t => t.next('a', 'b', 'c'), a: nothing, b: nothing, c: nothing })
    expect(play.state.diary).toEqual(['start', 'a', 'b', 'c'])
    expect(isOver(play.state)).toBe(true)
  })

  test('puts the steps of a step before those that were waiting', () => {
    const play = started({ start: t => t.next('a', 'b'), a: t => t.next('c', 'd'), b: nothing, c: nothing, d: nothing })
    expect(play.state.diary).toEqual(['start', 'a', 'c', 'd', 'b'])
  })

  test('said twice puts the later on top', () => {
    const play = started({
      start(t) {
        t.next('b')
        t.next('a')
      },
      a: nothing,
      b: nothing,
    })
    expect(play.state.diary).toEqual(['start', 'a', 'b'])
  })

  test('any tree of steps is walked from left to right, whoever is asked on the way', () => {
    assert(
      property(tree, root => {
        const steps: Record<string, (t: Turn<Diary>) => void> = {}
        const order: string[] = []
        plant(root, 'start', steps, order)
        const play = started(steps)
        for (let ask = play.owed(); ask !== undefined; ask = play.owed()) play.play(ask, 'yes')
        expect(play.state.diary.filter(line => line.startsWith('start'))).toEqual(order)
        expect(isOver(play.state)).toBe(true)
      }),
    )
  })
})

describe('ask', () => {
  test.each<[string, (t: Turn<Diary>) => void]>([
    ['before', t => (t.ask(0, 'ask'), t.next('after'))],
    ['after', t => (t.next('after'), t.ask(0, 'ask'))],
  ])('holds back the steps that its own step puts on the agenda, if it comes %s them', (_, start) => {
    const play = started({ start, after: nothing })
    expect(play.state.diary).toEqual(['start'])
    expect(play.state.asks).toEqual([{ id: 1, seat: 0, kind: 'ask', must: true, depth: 1 }])
    play.play(play.owed()!, 'yes')
    expect(play.state.diary).toEqual(['start', 'ask 0 yes', 'after'])
  })

  test('goes to several seats at once, who answer in any order', () => {
    const play = started({
      start(t) {
        for (const seat of [0, 1, 2]) t.ask(seat, 'ask')
        t.next('after')
      },
      after: nothing,
    })
    const [first, second, third] = play.state.asks
    expect(play.state.asks.every(ask => isLive(play.state, ask))).toBe(true)
    play.play(second!, 'no')
    play.play(third!, 'yes')
    expect(play.state.diary).not.toContain('after')
    play.play(first!, 'yes')
    expect(play.state.diary).toEqual(['start', 'ask 1 no', 'ask 2 yes', 'ask 0 yes', 'after'])
  })

  test('is answered depth first: what an answer leads to comes before the other answers', () => {
    const game = diary(
      {
        start(t) {
          t.ask(0, 'ask')
          t.ask(1, 'ask')
          t.next('after')
        },
        inner: t => t.ask(2, 'deep'),
        closing: nothing,
        after: nothing,
      },
      { ask: (t, seat) => seat === 0 && t.next('inner', 'closing') },
    )
    const play = playing(game)
    const [first, second] = play.state.asks
    play.play(first!, 'yes')
    expect(play.owed()).toMatchObject({ seat: 2, kind: 'deep', depth: 2 })
    expect(isLive(play.state, second!)).toBe(false)
    play.play(play.owed()!, 'yes')
    expect(isLive(play.state, second!)).toBe(true)
    play.play(second!, 'no')
    expect(play.state.diary).toEqual(['start', 'ask 0 yes', 'inner', 'deep 2 yes', 'closing', 'ask 1 no', 'after'])
  })

  test('made by an answer stands over the steps that the same answer puts on', () => {
    const game = diary(
      { start: t => t.ask(0, 'ask'), rest: nothing },
      {
        ask(t) {
          t.ask(1, 'deep')
          t.next('rest')
        },
      },
    )
    const play = playing(game)
    play.play(play.owed()!, 'yes')
    expect(play.state.diary).toEqual(['start', 'ask 0 yes'])
    play.play(play.owed()!, 'no')
    expect(play.state.diary).toEqual(['start', 'ask 0 yes', 'deep 1 no', 'rest'])
  })

  test('with nothing to do after it stands beside the questions that are open already', () => {
    const game = diary(
      {
        start(t) {
          for (const seat of [0, 1]) t.ask(seat, 'ask')
          t.next('after')
        },
        after: nothing,
      },
      { ask: (t, seat) => seat === 0 && t.ask(0, 'other') },
    )
    const play = playing(game)
    play.play(play.owed()!, 'yes')
    expect(play.state.asks.filter(ask => isLive(play.state, ask)).map(ask => `${ask.kind} ${ask.seat}`)).toEqual([
      'ask 1',
      'other 0',
    ])
  })

  test('numbers never come again', () => {
    const play = started({ start: t => t.next('a', 'b'), a: t => t.ask(0, 'ask'), b: t => t.ask(0, 'ask') })
    expect(play.owed()!.id).toBe(1)
    play.play(play.owed()!, 'yes')
    expect(play.owed()!.id).toBe(2)
  })
})

describe('offer', () => {
  test('holds nothing back', () => {
    const play = started({
      start(t) {
        t.offer(0, 'offer')
        t.next('a')
      },
      a: t => t.ask(1, 'ask'),
    })
    expect(play.state.diary).toEqual(['start', 'a'])
    expect(play.owed()).toMatchObject({ seat: 1, kind: 'ask' })
  })

  test('is live under any question, and what it leads to comes first', () => {
    const game = diary(
      {
        start(t) {
          t.offer(0, 'offer')
          t.next('a')
        },
        a(t) {
          t.ask(1, 'ask')
          t.next('b')
        },
        b: nothing,
        used: t => t.ask(2, 'deep'),
        closing: nothing,
      },
      { offer: t => t.next('used', 'closing') },
    )
    const play = playing(game)
    const offer = play.state.asks.find(ask => !ask.must)!
    expect(isLive(play.state, offer)).toBe(true)
    play.play(offer, 'yes')
    expect(play.owed()).toMatchObject({ seat: 2, kind: 'deep' })
    play.play(play.owed()!, 'yes')
    play.play(play.owed()!, 'no')
    expect(play.state.diary).toEqual(['start', 'a', 'offer 0 yes', 'used', 'deep 2 yes', 'closing', 'ask 1 no', 'b'])
  })

  test('is gone when nothing is left to do', () => {
    const play = started({ start: t => t.offer(0, 'offer') })
    expect(play.state.asks).toEqual([])
    expect(isOver(play.state)).toBe(true)
  })
})

describe('withdraw', () => {
  const steps = {
    start(t: Turn<Diary>) {
      t.ask(0, 'ask')
      for (const seat of [0, 1]) t.offer(seat, 'offer')
      t.ask(0, 'other')
    },
  }

  test('takes back the asks of a kind', () => {
    const play = playing(diary(steps, { ask: t => t.withdraw('offer') }))
    play.play(play.owed()!, 'yes')
    expect(play.state.asks.map(ask => ask.kind)).toEqual(['other'])
  })

  test('takes back those of one seat', () => {
    const play = playing(diary(steps, { ask: t => t.withdraw('offer', 1) }))
    play.play(play.owed()!, 'yes')
    expect(play.state.asks.map(ask => `${ask.kind} ${ask.seat}`).toSorted()).toEqual(['offer 0', 'other 0'])
  })

  test('of what is owed lets the game go on', () => {
    const play = playing(diary(steps, { ask: t => t.withdraw('other') }))
    play.play(play.owed()!, 'yes')
    expect(isOver(play.state)).toBe(true)
  })
})

describe('keep', () => {
  const game = diary(
    {
      start(t) {
        for (const seat of [0, 1]) t.ask(seat, 'ask')
        t.next('close')
      },
      close(t) {
        t.withdraw('ask')
        t.ask(0, 'other')
      },
    },
    { ask: t => t.keep() },
  )

  test('leaves the question open as an offer, under its number', () => {
    const play = playing(game)
    play.play(play.state.asks[0]!, 'yes')
    expect(play.state.asks.find(ask => ask.id === 1)).toMatchObject({ seat: 0, must: false })
    play.play(
      play.state.asks.find(ask => ask.id === 1)!,
      'no',
    )
    expect(play.state.asks.find(ask => ask.id === 1)).toMatchObject({ seat: 0, must: false })
    expect(play.state.diary).toEqual(['start', 'ask 0 yes', 'ask 0 no'])
  })

  test('owes nothing: the game goes on when the others have answered', () => {
    const play = playing(game)
    play.play(play.state.asks[0]!, 'yes')
    play.play(play.owed()!, 'yes')
    expect(play.state.asks.map(ask => ask.kind)).toEqual(['other'])
  })

  test('is for decisions only', () => {
    expect(() => started({ start: t => t.keep() })).toThrow('Only a decision that is being taken can be kept open')
  })
})

describe('instead', () => {
  const game = diary(
    {
      start(t) {
        for (const seat of [0, 1]) t.ask(seat, 'ask')
        t.next('after')
      },
      pay: t => t.instead('deep'),
      after: nothing,
    },
    { ask: t => t.next('pay') },
    { deep: t => t.instead('ask') },
  )

  test('puts another question in the place of the one answered, under its number', () => {
    const play = playing(game)
    play.play(play.state.asks[0]!, 'yes')
    const { asks, nextAsk } = play.state
    expect(asks.map(({ id, seat, kind, must }) => [id, seat, kind, must])).toEqual([
      [1, 0, 'deep', true],
      [2, 1, 'ask', true],
    ])
    expect(nextAsk).toBe(3)
    play.expire(asks[0]!)
    expect(play.state.asks.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'ask'],
      [2, 'ask'],
    ])
    expect(play.state.nextAsk).toBe(3)
  })

  test('is for what follows from an answer', () => {
    expect(() => started({ start: t => t.instead('ask') })).toThrow(
      'Only a question that is being answered can become another',
    )
  })
})

test('end drops all that was still to do', () => {
  const play = playing(
    diary(
      {
        start(t) {
          for (const seat of [0, 1]) t.ask(seat, 'ask')
          t.offer(2, 'offer')
          t.next('after')
        },
        after: nothing,
      },
      { ask: t => t.end() },
    ),
  )
  play.play(play.owed()!, 'yes')
  expect(play.state).toMatchObject({ agenda: [], asks: [], diary: ['start', 'ask 0 yes'] })
  expect(play.owed()).toBeUndefined()
})

test('a question that is not open in this state cannot be answered', () => {
  const play = started({ start: t => t.ask(0, 'ask') })
  const before = JSON.stringify(play.state)
  const other = { ...play.owed()!, id: 99 }
  expect(() => play.play(other, 'yes')).toThrow("Question 99 ('ask') is not open in this state")
  expect(() => play.expire(other)).toThrow('is not open in this state')
  expect(JSON.stringify(play.state)).toBe(before)
})

describe('time', () => {
  const steps = {
    start(t: Turn<Diary>) {
      t.alarm('bell', 500)
      t.ask(0, 'ask')
      t.next('after')
    },
    after: nothing,
  }

  test('an alarm is a question to the clock, which the game waits for', () => {
    const play = started(steps)
    const bell = play.state.asks.find(ask => ask.kind === 'bell')
    expect(bell).toEqual({ id: 1, seat: CLOCK, kind: 'bell', must: true, depth: 1, after: 500 })
    expect(play.owed()?.kind).toBe('ask')
    play.play(play.owed()!, 'yes')
    expect(play.owed()).toBe(bell)
    play.expire(bell!)
    expect(play.state.diary).toEqual(['start', 'ask 0 yes', 'bell -2 yes', 'after'])
  })

  test('that is up for a seat gives what the decision says of it', () => {
    const play = playing(diary(steps, {}, { ask: t => t.withdraw('bell') }))
    play.expire(play.owed()!)
    expect(play.state.diary).toEqual(['start', 'ask 0 late', 'after'])
  })

  test('that is up for a seat gives the answer that the decision names', () => {
    const game = diary(steps)
    const play = playing({
      ...game,
      decisions: { ...game.decisions, ask: { ...game.decisions.ask!, late: () => 'no' } },
    })
    play.expire(play.owed()!)
    expect(play.state.diary).toEqual(['start', 'ask 0 no'])
  })

  test('that is up takes the first option where the decision says nothing', () => {
    const play = started(steps)
    play.expire(play.owed()!)
    expect(play.state.diary).toEqual(['start', 'ask 0 yes'])
  })
})

function started(steps: Parameters<typeof diary>[0]): Play<Diary> {
  return playing(diary(steps))
}

function playing(game: Game<Diary>): Play<Diary> {
  return begin(game, game.create({ seats: 4, table: {}, seat: [{}, {}, {}, {}] }), new FastChance(1))
}

interface Tree {
  asks: number
  branches: Tree[]
}

const { tree } = letrec<{ tree: Tree; leaf: Tree; branching: Tree }>(tie => ({
  tree: oneof({ depthSize: 'medium' }, tie('leaf'), tie('branching')),
  leaf: record({ asks: nat(2), branches: constant([]) }),
  branching: record({ asks: nat(2), branches: array(tie('tree'), { minLength: 1, maxLength: 4 }) }),
}))

/** Makes a step of every node, and lists them as they must run. */
function plant(node: Tree, name: string, steps: Record<string, (t: Turn<Diary>) => void>, order: string[]) {
  order.push(name)
  const below = node.branches.map((branch, i) => {
    plant(branch, `${name}.${i}`, steps, order)
    return `${name}.${i}`
  })
  steps[name] = t => {
    t.next(...below)
    for (let seat = 0; seat < node.asks; seat++) t.ask(seat, 'ask')
  }
}
