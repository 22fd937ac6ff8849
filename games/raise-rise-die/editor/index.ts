import type { Editor } from '@runatal/look/editor/editor.ts'
import type { Position } from '../arrange.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { checked } from './check.ts'
import { describe } from './describe.ts'
import { flaws } from './flaws.ts'
import { form } from './form.ts'

/** Positions of duels, put together by hand. */
export const editor: Editor<RaiseRiseDie, Position> = {
  arrange: checked,
  blank: () => ({ players: [{}, {}] }),
  form,
  describe,
  flaws,
}
