import type { Move } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { checkLessons, makeMoves, type Ways } from '@runatal/look/conform/lessons.ts'
import { FOE, HERO, type Runebound } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

const MOVE: Move<Runebound> = { do: 'move' }
const ROLL: Move<Runebound> = { do: 'roll' }
const REST: Move<Runebound> = { do: 'rest' }
const END: Move<Runebound> = { do: 'endTurn' }
const TRAIN: Move<Runebound> = { do: 'train' }
const ADVENTURE: Move<Runebound> = { do: 'adventure' }
const PASS: Move<Runebound> = { do: 'pass' }
const go = (die: number, hex: string): Move<Runebound> => ({ do: 'go', die, hex })
const strike = (...tokens: number[]): Move<Runebound> => ({ do: 'spend', icon: 'phys', tokens })

const WAYS: Record<string, readonly Ways<Move<Runebound>>[]> = {
  step: [{ right: [MOVE, { do: 'step', hex: 'H7' }], wrong: [[REST], [END]] }],
  dice: [
    {
      right: [MOVE, ROLL, go(1, 'G7'), go(0, 'G8'), go(2, 'G9')],
      wrong: [[MOVE, { do: 'step', hex: 'H7' }], [MOVE, ROLL, { do: 'stop' }], [END]],
    },
  ],
  event: [
    {
      right: [ADVENTURE, { do: 'choose', option: 0 }, { do: 'exert', card: 'sk_bear_hide' }],
      wrong: [[ADVENTURE, { do: 'choose', option: 0 }, { do: 'enough' }], [TRAIN], [END]],
    },
  ],
  fight: [{ right: [strike(0, 1)], wrong: [[strike(0)], [PASS]] }],
  shield: [{ right: [{ do: 'shield', token: 0 }], wrong: [[{ do: 'take' }]] }],
  double: [{ right: [{ do: 'double', token: 1, on: 0 }, strike(0)], wrong: [[strike(0)], [PASS]] }],
  retreat: [{ right: [{ do: 'retreat' }, { do: 'choose', what: 'hex', value: 'F9' }], wrong: [[{ do: 'fightOn' }]] }],
  defeat: [{ right: [REST], wrong: [[END]] }],
  rest: [{ right: [MOVE, { do: 'step', hex: 'H4' }, REST], wrong: [[REST], [TRAIN], [END]] }],
  train: [{ right: [TRAIN, { do: 'choose', what: 'skill', value: 'sk_bear_hide' }], wrong: [[REST], [END]] }],
  prepare: [
    { right: [{ do: 'prepare' }], wrong: [[TRAIN], [END]] },
    {
      right: [END, { do: 'spendPrepare' }],
      wrong: [
        [END, REST],
        [END, END],
      ],
    },
  ],
  time: [{ right: [END], wrong: [] }],
  learn: [{ right: [{ do: 'learn', skill: 'sk_long_stride', pay: 'gg' }], wrong: [[TRAIN], [END]] }],
  shop: [
    {
      right: [{ do: 'shop' }, { do: 'buy', asset: 'A04' }],
      wrong: [[{ do: 'shop' }, { do: 'buy', asset: 'A01' }], [{ do: 'shop' }, { do: 'discard', asset: 'A04' }], [END]],
    },
  ],
  web: [
    { right: [{ do: 'destroyWeb' }], wrong: [[REST], [END]] },
    { right: [END], wrong: [] },
  ],
}

checkLessons<Runebound, Move<Runebound>>({
  tutorial,
  ways: WAYS,
  rulebook: new URL('../rulebook.yaml', import.meta.url),
  follow: makeMoves,
})

test('who begins a fight of a lesson is who shows more gold icons, or the hero', () => {
  const fights = tutorial.lessons.flatMap(({ id, start }) => {
    const { fight } = start().state
    return fight === null ? [] : [{ id, fight }]
  })
  expect(fights.map(({ id }) => id)).toEqual(['fight', 'shield', 'double', 'retreat'])
  for (const { id, fight } of fights)
    expect([id, fight.first]).toEqual([id, fight.gold[FOE]! > fight.gold[HERO]! ? FOE : HERO])
})
