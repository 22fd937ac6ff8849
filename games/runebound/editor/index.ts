import type { Editor } from '@runatal/look/editor/editor.ts'
import type { Position } from '../arrange.ts'
import { heroes } from '../content/tables.ts'
import type { Runebound } from '../rules/types.ts'
import { checked } from './check.ts'
import { describe } from './describe.ts'
import { flaws } from './flaws.ts'
import { form } from './form.ts'

/** Runebound's positions, put together by hand. */
export const editor: Editor<Runebound, Position> = {
  arrange: checked,
  blank: seats => ({ players: heroes.slice(0, seats).map(({ id }) => ({ hero: id })) }),
  form,
  describe,
  flaws,
}
