import type { Field, Form, Option, Place, Value } from '@runatal/look/editor/editor.ts'
import { count, field, plant, row } from '@runatal/look/editor/parts.ts'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Position } from '../arrange.ts'
import { ENEMIES } from '../content/enemies.ts'
import { SITES } from '../content/land.ts'
import { SCENARIOS } from '../content/language.ts'
import { heroes } from '../content/tables.ts'
import { messages } from '../messages/index.ts'
import { hexPlaces } from './hexes.ts'
import { ASSET_CARDS, QUEST_CARDS, SKILL_CARDS, TOKEN_SIDES } from './kinds.ts'
import { words } from './words.ts'

/** What a position of Runebound can say, part by part. */
export function form({ players, scenario = 'web' }: Position): Form {
  const seats = players.map((_, seat) => seat)
  const token = { web: words.web, corpse: words.zombie, locust: words.scorched, margath: undefined, red: undefined }[
    scenario
  ]
  const id = { web: 'web', corpse: 'zombie', locust: 'scorched', margath: '', red: '' }[scenario]
  return {
    kinds: [
      { id: 'pawn', name: words.pawns, things: seats.map(seat => ({ id: String(seat), name: words.pawn(seat) })) },
      SKILL_CARDS,
      ASSET_CARDS,
      QUEST_CARDS,
      TOKEN_SIDES,
      { id: 'down', name: words.down, things: [{ id: 'down', name: words.down }] },
      ...(token === undefined ? [] : [{ id, name: token, things: [{ id, name: token }] }]),
    ],
    places: [...seats.flatMap(placesOf), ...hexPlaces(scenario), ...MARKETS, ...FIGHT],
    fields: [...FIELDS, ...seats.flatMap(fieldsOf)],
  }
}

const { en, fr } = messages
const MOST = 12

function placesOf(seat: number): Place[] {
  const pile = (id: string, name: Said, kind: string) => ({
    id: `${id}:${seat}`,
    name,
    seat,
    slots: [row(kind, ['players', seat, id], MOST)],
  })
  return [
    pile('hand', words.hand, 'skill'),
    pile('learned', words.learned, 'skill'),
    pile('assets', words.bears, 'asset'),
    pile('quests', words.hasQuests, 'quest'),
  ]
}

const MARKETS: readonly Place[] = SITES.flatMap(({ id, kind, name }) =>
  kind === 'city' ? [{ id: `market:${id}`, name: words.market(name), slots: [row('asset', ['markets', id], 3)] }] : [],
)

const FIGHT: readonly Place[] = [
  { id: 'fight:hero', name: words.ofHero, slots: [row('token', ['fight', 'hero'], MOST)] },
  { id: 'fight:foe', name: words.ofFoe, slots: [row('token', ['fight', 'foe'], MOST)] },
]

const FIELDS: readonly Field[] = [
  choice(
    'scenario',
    { en: en.choices.table.scenario.name, fr: fr.choices.table.scenario.name },
    SCENARIOS.map(value => ({ value, name: { en: en.scenarios[value], fr: fr.scenarios[value] } })),
  ),
  choice('phase', words.phase, [
    { value: 'turn', name: words.phases.turn },
    { value: 'endOfRound', name: words.phases.endOfRound },
  ]),
  field({ id: 'onTurn', name: words.onTurn }, ['onTurn'], { a: 'seat' }),
  field({ id: 'first', name: words.first }, ['first'], { a: 'seat' }),
  count({ id: 'actions', name: words.actions }, ['actions'], 6, 3),
  choice('act', words.act, [
    { value: 1, name: { en: 'I', fr: 'I' } },
    { value: 2, name: { en: 'II', fr: 'II' } },
  ]),
  count({ id: 'space', name: words.space }, ['space'], 12, 1, 1),
  field({ id: 'fight:enemy', name: words.enemy }, ['fight', 'enemy'], {
    a: 'choice',
    options: ENEMIES.map(({ id, name }) => ({ value: id, name })),
  }),
  count({ id: 'fight:damage', name: words.hurt }, ['fight', 'damage'], 20),
  count({ id: 'fight:round', name: words.fightRound }, ['fight', 'round'], 9, 1, 1),
  field({ id: 'fight:starts', name: words.starts }, ['fight', 'starts'], {
    a: 'choice',
    options: [
      { value: 'hero', name: words.theHero },
      { value: 'foe', name: words.theFoe },
    ],
    usual: 'hero',
  }),
]

function fieldsOf(seat: number): Field[] {
  const of = (name: string) => ['players', seat, name]
  const mine = (id: string, name: Said) => ({ id: `${id}:${seat}`, name, seat })
  return [
    field(mine('hero', words.hero), of('hero'), {
      a: 'choice',
      options: heroes.map(({ id, name }) => ({ value: id, name })),
    }),
    count(mine('damage', words.damage), of('damage'), 20),
    count(mine('gold', words.gold), of('gold'), 40),
    ...(['o', 'g', 'p'] as const).map(kind => trophies(seat, kind)),
    count(mine('arcane', words.arcane), of('arcane'), 12),
    count(mine('companions', words.companions), of('companions'), 6),
    field(mine('delayed', words.delayed), of('delayed'), { a: 'switch' }),
    field(mine('prepared', words.prepared), of('prepared'), { a: 'switch' }),
  ]
}

/** Trophies without a card are said in one word, a letter each. */
function trophies(seat: number, kind: 'o' | 'g' | 'p'): Field {
  const word = field({ id: '', name: words.hero }, ['players', seat, 'trophies'], {
    a: 'count',
    least: 0,
    most: 0,
    usual: 0,
  })
  const all = (position: unknown) => String(word.read(position) ?? '')
  return {
    id: `trophies-${kind}:${seat}`,
    name: words.trophies[kind],
    seat,
    takes: { a: 'count', least: 0, most: 12, usual: 0 },
    read: position => all(position).split(kind).length - 1 || undefined,
    write: (position, value: Value | undefined) => {
      const said = all(position).replaceAll(kind, '') + kind.repeat(Number(value ?? 0))
      return plant(position, ['players', seat, 'trophies'], said.split('').toSorted().join('') || undefined)
    },
  }
}

function choice(id: string, name: Said, options: Option[]): Field {
  const [first] = options
  return field({ id, name }, [id], { a: 'choice', options, ...(first && { usual: first.value }) })
}
