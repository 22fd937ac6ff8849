import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { rok } from '../../index.ts'
import { editor } from '../index.ts'

checkEditor({
  game: rok,
  editor,
  seats: [2, 3],
  wish: () => ({ table: { variant: 'calm' as const } }),
  // Where stones came to lie, to the millimetre, and the ways of chance, a position cannot say; all else it can.
  whole: 0,
  near: 0.6,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
})
