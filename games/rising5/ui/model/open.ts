import { NONE, type State } from '../../rules/types.ts'

/** R5-401: with open hands and the app, nobody at the table knows more than the others. */
export function isOpen({ openHands, master }: State): boolean {
  return openHands && master === NONE
}
