import type { Editor } from '@runatal/look/editor/editor.ts'
import { arrange, type Position } from '../arrange.ts'
import type { Rok } from '../rules/types.ts'
import { describe } from './describe.ts'
import { flaws } from './flaws.ts'
import { form } from './form.ts'

/** Rök's positions, put together by hand. */
export const editor: Editor<Rok, Position> = {
  arrange,
  // Without a clock, whoever has put it together can look at it.
  blank: seats => ({ players: Array.from({ length: seats }, () => ({})), phase: 'grab', variant: 'calm' }),
  form,
  describe,
  flaws,
}
