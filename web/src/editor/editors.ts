import type { AnyTypes } from '@runatal/kernel'
import type { Editor, Plain } from '@runatal/look/editor/editor.ts'
import type { Example, Examples } from '@runatal/look/example.ts'
import type { ComponentType } from 'react'
import type { GameId } from '../games.ts'

/** The editor of some game, whichever it is: only ever given positions of its own game. */
export type AnyEditor = Editor<AnyTypes, Plain>

/** How a game draws a thing of its box, where it does. */
export type ThingPicture = ComponentType<{ kind: string; id: string }>

/** One lazy chunk for each game, with the rules that its positions are held against. */
const EDITORS = import.meta.glob<AnyEditor>('../../../games/*/editor/index.ts', { import: 'editor' })
const PICTURES = import.meta.glob<ThingPicture>('../../../games/*/ui/Thing.tsx', { import: 'Thing' })

/** A game without an editor simply has none. */
export async function editorOf(id: GameId): Promise<AnyEditor | undefined> {
  return EDITORS[`../../../games/${id}/editor/index.ts`]?.()
}

export async function pictureOf(id: GameId): Promise<ThingPicture | undefined> {
  return PICTURES[`../../../games/${id}/ui/Thing.tsx`]?.()
}

export function hasEditor(id: GameId): boolean {
  return Object.hasOwn(EDITORS, `../../../games/${id}/editor/index.ts`)
}

const EXAMPLES = import.meta.glob<Examples<AnyTypes, Plain>>('../../../games/*/examples/index.ts', {
  import: 'examples',
})

/** The positions that a game's examples begin with. */
export async function positionsOf(id: GameId): Promise<readonly Example<AnyTypes, Plain>[] | undefined> {
  return (await EXAMPLES[`../../../games/${id}/examples/index.ts`]?.())?.examples
}
