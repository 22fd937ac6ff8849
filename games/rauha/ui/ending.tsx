import type { Ended, Ending, EndingPart } from '@runatal/look/board.ts'
import type { Outcome } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import type { Event, Rauha } from '../rules/types.ts'
import { entitiesOf, worldOf } from './model/world.ts'
import { Drawing, Said } from './parts/Drawing.tsx'
import { makeSetting, SettingContext } from './table.ts'
import { type BoardWords, boardWords } from './words/words.ts'
import { SmallWorld } from './World.tsx'

/** How a game of Rauha ended: where the points came from, who holds which Entities, and the winners' worlds (RAU-191). */
export function ending({ state, events, outcome, seats, me, language }: Ended<Rauha>): Ending {
  const words = boardWords[language]
  const setting = makeSetting(state.colours, me, seats, language, true, () => undefined)
  const gained = pointsOf(events, state.points.length)
  const why = difference(gained, outcome, words)
  return {
    counted: words.track,
    parts: PARTS.map(({ id, ...look }) => ({ ...look, name: words.cameFrom[id] })),
    amounts: gained.map(({ lines, scorings, water }) => [lines, scorings, water]),
    column: {
      title: words.entitiesShort,
      cells: seats.map(({ seat }) => <Spirits key={seat} of={entitiesOf(state, seat)} />),
    },
    pictures: seats.map(({ seat }) => (
      <SettingContext key={seat} value={setting}>
        <span className="rauha-theme rauha-won">
          <SmallWorld {...worldOf(state, seat)} />
        </span>
      </SettingContext>
    )),
    built: { title: words.byRound, steps: roundsOf(events, seats.length) },
    ...(why !== undefined && { why }),
    lines: outcome.winners.flatMap(seat =>
      entitiesOf(state, seat).map(number => {
        const { id, water } = ENTITIES[number]!
        return {
          sign: <Drawing id={id} className="rauha-spirit" />,
          name: id,
          amount: water === undefined ? words.points(gained[seat]!.entities.get(id) ?? 0) : words.sources(water),
        }
      }),
    ),
  }
}

/** How far ahead the winner is, and what brought the most of it; a shared victory needs no reason. */
function difference(gained: readonly Gained[], { winners, scores }: Outcome, words: BoardWords): string | undefined {
  const [first] = winners
  const second = scores.map((_, seat) => seat).filter(seat => seat !== first)
  const next = second.toSorted((a, b) => scores[b]! - scores[a]!)[0]
  if (first === undefined || next === undefined || winners.length > 1) return undefined
  const [mine, theirs] = [gained[first]!, gained[next]!]
  const [part] = PARTS.map(({ id }) => id).toSorted((a, b) => mine[b] - theirs[b] - (mine[a] - theirs[a]))
  const ahead = scores[first]! - scores[next]!
  return part === undefined || mine[part] <= theirs[part]
    ? undefined
    : words.madeIt(ahead, words.cameFrom[part], mine[part], theirs[part])
}

/** What each round has brought to each seat. */
function roundsOf(events: readonly Event[], seats: number): { name: string; gains: number[] }[] {
  const rounds: { name: string; gains: number[] }[] = []
  for (const event of events)
    if (event.type === 'turn.started') {
      if (rounds.length < event.round) rounds.push({ name: String(event.round), gains: Array<number>(seats).fill(0) })
    } else if ('points' in event && rounds.length > 0) rounds.at(-1)!.gains[event.seat]! += event.points
  return rounds
}

/** Where a seat's points came from. */
interface Gained {
  lines: number
  scorings: number
  water: number
  /** By Entity, in and out of scorings. */
  entities: Map<string, number>
}

export function pointsOf(events: readonly Event[], seats: number): Gained[] {
  const gained = Array.from({ length: seats }, (): Gained => ({ lines: 0, scorings: 0, water: 0, entities: new Map() }))
  let isScoring = false
  for (const event of events)
    if (event.type === 'scoring.started') isScoring = true
    else if (event.type === 'scoring.ended') isScoring = false
    else if (event.type === 'water.scored') gained[event.seat]!.water += event.points
    else if (event.type === 'biome.activated' || event.type === 'entity.activated') {
      const mine = gained[event.seat]!
      mine[isScoring ? 'scorings' : 'lines'] += event.points
      if (event.type === 'entity.activated')
        mine.entities.set(event.entity, (mine.entities.get(event.entity) ?? 0) + event.points)
    }
  return gained
}

const PARTS: readonly (Omit<EndingPart, 'name'> & { id: 'lines' | 'scorings' | 'water' })[] = [
  { id: 'lines', colour: '#67a86a', fill: 'plain' },
  { id: 'scorings', colour: '#b89cf2', fill: 'striped' },
  { id: 'water', colour: '#79c9d6', fill: 'waved' },
]

function Spirits({ of }: { of: readonly number[] }) {
  return (
    <span className="rauha-won-spirits">
      {of.map(number => {
        const { id } = ENTITIES[number]!
        return (
          <span key={id}>
            <Drawing id={id} className="rauha-spirit" />
            <Said>{id}</Said>
          </span>
        )
      })}
    </span>
  )
}
