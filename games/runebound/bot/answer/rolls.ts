import type { Seat } from '@runatal/kernel'
import { shows, WILD } from '../../content/dice.ts'
import { adventures, stories } from '../../content/tables.ts'
import { terrainNow } from '../../rules/places.ts'
import { meets } from '../../rules/tests.ts'
import type { KeepRoll, State } from '../../rules/types.ts'
import { textWorth } from '../texts.ts'
import { keepWorth, spare } from '../hand.ts'
import { skillId } from '../../rules/decks.ts'

/** Whether a roll of exploration is good enough; if not, which die is rolled again and what is given for it. */
export function rollMove(s: State, seat: Seat, options: readonly KeepRoll[]): KeepRoll {
  const keep: KeepRoll = { do: 'keep' }
  const { faces, free } = s.roll!
  const want = wanted(s)
  if (want(faces) >= 1) return keep
  const die = worst(faces, want)
  if (free.length > 0)
    return options.find(move => move.do === 'reroll' && move.die === die && move.card === undefined) ?? keep
  const card = spare(s, seat)
  if (card === undefined || want(faces) > 0.4 || keepWorth(s, seat, card) > 0.25) return keep
  return options.find(move => move.do === 'reroll' && move.die === die && move.card === skillId(card)) ?? keep
}

/** How much of what the roll is for it gives, from 0 to 1. */
function wanted(s: State): (faces: readonly number[]) => number {
  const { for: why, quest, seat } = s.roll!
  if (why === 'story_quest') {
    const need = stories[s.slots[quest]!]!.quest!.need!
    return faces => Number(meets(faces, need))
  }
  if (why === 'quest') {
    const found = adventures[quest]!
    const outcomes = found.type === 'quest' ? found.card.outcomes : []
    const worths = outcomes.map(({ do: text }) => Math.max(0.05, textWorth(s, seat, text)))
    const most = Math.max(...worths)
    return faces => Math.max(0, ...outcomes.map(({ need }, i) => (meets(faces, need) ? worths[i]! / most : 0)))
  }
  if (why === 'wild') return faces => Number(faces.includes(WILD) || s.roll!.failed.length === 0)
  if (why === 'rest') {
    const terrain = terrainNow(s, s.at[seat]!)
    return faces => (faces.filter(face => shows(face, terrain)).length + 1) / (s.damage[seat]! + 1)
  }
  return () => 1
}

/** The die that could change most if it fell otherwise. */
function worst(faces: readonly number[], want: (faces: readonly number[]) => number): number {
  let best = 0
  let most = -1
  faces.forEach((face, die) => {
    if (face === WILD) return
    const hope = [0, 1, 2, 3, 4, 5].reduce((sum, other) => sum + want(faces.with(die, other)), 0)
    if (hope <= most) return
    best = die
    most = hope
  })
  return best
}
