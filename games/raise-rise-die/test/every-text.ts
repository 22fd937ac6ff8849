import {
  type CardFilter,
  type Condition,
  type Entry,
  FILTERS,
  MARKERS,
  OPS,
  type Slot,
  SLOTS,
  type Standing,
  TYPES,
  WHENS,
} from '../content/language.ts'

/** All that the effect language can say, for those who check how it reads. */

const CONDITIONS: Condition[] = [
  ...[['high'], ['body', 'left'], SLOTS].map(slot => ({ slot: slot as Slot[] })),
  ...[1, 2].flatMap(n => [
    { nth: n },
    { hp_max: n },
    { foe_hp_max: n },
    { hand_max: n },
    { foe_top_min: n },
    { own_top_min: n },
    { void_min: n },
    { infusions_min: n },
  ]),
  ...MARKERS.flatMap(marker => [{ foe_marker: marker }, { self_marker: marker }]),
  ...TYPES.map(type => ({ after: type })),
  { unopposed: true },
  { foe_passed: true },
  { hp_max: 10, after: 'defence' },
]

/** Every word with whom it may be aimed at; between them, every condition and every price. */
export function entries(): Entry[] {
  const bare = Object.entries(OPS).flatMap(([op, { to, x }]) =>
    to.flatMap(target =>
      (x ? (op === 'shake_up' ? [-2, -1, 1, 2] : [1, 2, 3]) : [1]).map(n => {
        return { op, to: target, ...(x && { x: n }) } as Entry
      }),
    ),
  )
  return bare.flatMap((entry, i) => [
    entry,
    { ...entry, if: CONDITIONS[i % CONDITIONS.length]! },
    { ...entry, consume: { marker: MARKERS[i % 2]!, from: i % 3 === 0 ? 'foe' : 'self' } } as const,
  ])
}

/** What always stands, of all cards or some, and what something sets off. */
export function standings(): Standing[] {
  const filters: { cards?: CardFilter; slot?: Slot[] }[] = [
    ...FILTERS.flatMap(cards => [{ cards }, { cards, slot: ['body', 'low'] as Slot[] }]),
    { slot: ['high'] },
  ]
  const always = (['damage_up', 'shake_up', 'block_up', 'pierce', 'cost_down', 'block'] as const).flatMap(op =>
    [1, 2].flatMap(x =>
      [undefined, ...filters].flatMap(filter =>
        [undefined, { hp_max: 10 }, { slot: ['left'] as Slot[] }].map((condition): Standing => {
          return { when: 'always', op, x, to: 'this', ...(filter && { filter }), ...(condition && { if: condition }) }
        }),
      ),
    ),
  )
  const set = WHENS.flatMap(when =>
    when === 'always'
      ? []
      : entries().map((entry, i): Standing => ({ ...entry, when, ...(i % 2 && { limit: 1 + (i % 3) }) })),
  )
  return [...always, ...set]
}
