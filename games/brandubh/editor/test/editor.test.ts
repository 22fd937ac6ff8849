import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { brandubh } from '../../index.ts'
import { editor } from '../index.ts'

checkEditor({
  game: brandubh,
  editor,
  seats: [2],
  // Which positions were there since the last capture, a position cannot say; all else it can.
  whole: 0.01,
  near: 0.9,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
})
