import type { BoardWords } from '../words/words.ts'
import { SIGNS, STATES } from '../../rules/puzzle.ts'
import { SignToken } from '../art/signs.tsx'

/** What the Portal answered: the signs that lit up. R5-159: in their fixed order, never that of the spaces. */
export function ResultSigns(props: { states: readonly number[]; size: number; words: BoardWords }) {
  const { states, size, words } = props
  return states.flatMap((state, i) => {
    const [sign, how] = [SIGNS[i]!, STATES[state]!]
    return state === 0
      ? []
      : [<SignToken key={i} sign={sign} state={how} size={size} small={false} title={words.signIs(sign, how)} />]
  })
}
