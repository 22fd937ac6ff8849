import type { Ask, Move, Play } from '@runatal/kernel'
import type { Choose, KeepRoll, Runebound, State } from '../../rules/types.ts'
import { chooseMove } from '../answer/choices.ts'
import { rollMove } from '../answer/rolls.ts'
import { fightMove } from './fight.ts'

/** Fights on in the mind with the first move that comes to it, until the fight is over or `isEnough`. */
export function fightOut(play: Play<Runebound>, isEnough: (s: State) => boolean = () => false): void {
  for (let left = LONGEST; left > 0 && play.state.fight !== null && !isEnough(play.state); left--) {
    const ask = play.owed()
    if (ask === undefined) return
    const options = play.options(ask)
    play.play(ask, options.length === 1 ? options[0]! : firstThought(play, ask, options))
  }
}

/** So many decisions no fight lasts. */
const LONGEST = 1000

/** Whatever else comes up in a fight is done as it comes. */
function firstThought({ state: s, chance }: Play<Runebound>, ask: Ask, options: Move<Runebound>[]): Move<Runebound> {
  if (ask.kind === 'choose') return chooseMove(s, ask.seat, options as Choose[])
  if (ask.kind === 'keepRoll') return rollMove(s, ask.seat, options as KeepRoll[])
  return FIGHTING.has(ask.kind) ? fightMove(s, ask, options) : options[chance.int(options.length)]!
}

const FIGHTING: ReadonlySet<string> = new Set(['combat', 'block', 'prevent', 'retreat', 'yield'])
