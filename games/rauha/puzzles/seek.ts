import type { Seek, Line } from '@runatal/study'
import { STOPS } from '../content/path.ts'
import { NONE, type Rauha } from '../rules/types.ts'

/** The last card of the last round, in the hand of whoever plays last: nothing is hidden any more. */
export const seek: Seek<Rauha> = {
  // What cannot matter is done by itself, so that every press of a puzzle is a choice.
  wishes: [2, 2, 3].flatMap(seats =>
    (['A', 'B'] as const).map(side => ({
      seats,
      table: { side },
      seat: Array.from({ length: seats }, () => ({ activateForMe: 'on' as const })),
    })),
  ),
  bot: 'policy',
  most: 4500,
  mayBegin: ({ stop, kept }, { kind }) =>
    kind === 'playBiome' && stop === STOPS - 1 && kept.every((card, seat) => seat === 0 || card === NONE),
  asks: () => [{}],
  goal(reached) {
    const winning = reached.filter(ahead => ahead > 0).length
    return winning > 0 && winning < reached.length && winning <= MOST_RIGHT ? 1 : undefined
  },
  describe(state, right, wrong) {
    const [good, bad] = [sumsOf(right), sumsOf(wrong)]
    const [theme, gap] = THEMES.map(one => [one, good[one] - bad[one]] as const).toSorted((a, b) => b[1] - a[1])[0]!
    if (gap <= 0) return undefined
    const isDiscarded = right.events.some(({ type }) => type === 'biome.discarded')
    return {
      theme: isDiscarded ? 'discard' : theme,
      facts: {
        behind: Math.max(...state.points.slice(1)) - state.points[0]!,
        more: gap,
        of: theme,
        mine: right.state.points[0]!,
        theirs: Math.max(...right.state.points.slice(1)),
      },
    }
  },
}

const MOST_RIGHT = 4

const THEMES = ['entities', 'water', 'rival', 'biomes'] as const

/** Where the points of a line came from: one's own by kind, and what the others were kept from. */
function sumsOf({ events }: Line<Rauha>): Record<(typeof THEMES)[number], number> {
  const sums = { entities: 0, water: 0, rival: 0, biomes: 0 }
  for (const event of events) {
    if (event.type !== 'biome.activated' && event.type !== 'entity.activated' && event.type !== 'water.scored') continue
    if (event.seat !== 0) sums.rival -= event.points
    else if (event.type === 'biome.activated') sums.biomes += event.points
    else if (event.type === 'entity.activated') sums.entities += event.points
    else sums.water += event.points
  }
  return sums
}
