import { MOON, type State } from '../../rules/types.ts'

/** R5-307: how many cards down the next Red Moon lies, 1 for the top card; undefined where nobody knows, or none is left. */
export function nextMoon({ pile }: Pick<State, 'pile'>): number | undefined {
  const at = pile.lastIndexOf(MOON)
  return at < 0 ? undefined : pile.length - at
}
