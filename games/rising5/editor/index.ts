import type { Editor } from '@runatal/look/editor/editor.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rising5 } from '../rules/types.ts'
import { describe } from './describe.ts'
import { flaws } from './flaws.ts'
import { form } from './form.ts'

/** Rising 5's positions, put together by hand. */
export const editor: Editor<Rising5, Position> = {
  arrange,
  blank: seats => ({ players: Array.from({ length: seats }, () => ({})), phase: 'turn' }),
  form,
  describe,
  flaws,
}
