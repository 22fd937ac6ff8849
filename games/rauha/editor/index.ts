import type { Editor } from '@runatal/look/editor/editor.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rauha } from '../rules/types.ts'
import { describe } from './describe.ts'
import { flaws } from './flaws.ts'
import { form } from './form.ts'

/** Rauha's positions, put together by hand. */
export const editor: Editor<Rauha, Position> = {
  arrange,
  // In step 2 a world fills the board.
  blank: seats => ({ players: Array.from({ length: seats }, () => ({})), phase: 'play' }),
  form,
  describe,
  flaws,
}
