import type { Editor } from '@runatal/look/editor/editor.ts'
import { THRONE } from '../rules/board.ts'
import type { Brandubh } from '../rules/types.ts'
import { checked } from './check.ts'
import { flaws } from './flaws.ts'
import { FORM } from './form.ts'
import { type Composed, describe, withKing } from './position.ts'

/** Positions of Brandubh, put together by hand. */
export const editor: Editor<Brandubh, Composed> = {
  arrange: checked,
  blank: () => withKing({ players: [{}, {}], board: [] }, THRONE),
  form: () => FORM,
  describe,
  flaws,
}
