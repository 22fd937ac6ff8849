import { type AnyTypes, same, type Types } from '@runatal/kernel'
import { CannotBe } from '@runatal/kernel/arrange'
import { clean } from './clean.ts'
import type { Editor, Plain } from './editor.ts'
import { judge } from './judge.ts'

/** The position that says a state whole; undefined where there is more to it than a position can say. */
export function positionOf<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  state: G['state'],
  seats: number,
): P | undefined {
  const position = clean(editor, editor.describe(state, seats), [seats, seats])
  try {
    return position !== undefined && alike(editor.arrange(position).state, state) ? position : undefined
  } catch (error) {
    if (error instanceof CannotBe) return undefined
    throw error
  }
}

/** The position that comes nearest to a state: what it says is true, but there may be more. Undefined where it does not hold. */
export function nearestTo<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  state: G['state'],
  seats: number,
): P | undefined {
  const position = clean(editor, editor.describe(state, seats), [seats, seats])
  return position !== undefined && judge(editor, position).findings.length === 0 ? position : undefined
}

/** Whether two states are one to those who play: questions have other numbers in each. */
export function alike(a: AnyTypes['state'], b: AnyTypes['state']): boolean {
  return same(bare(a), bare(b))
}

function bare({ asks, nextAsk: _, ...rest }: AnyTypes['state']): object {
  return { ...rest, asks: asks.map(({ seat, kind, must }) => `${seat} ${kind} ${must}`).toSorted() }
}
