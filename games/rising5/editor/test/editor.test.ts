import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { rising5 } from '../../index.ts'
import { editor } from '../index.ts'

checkEditor({
  game: rising5,
  editor,
  seats: [1, 2, 4],
  whole: 0.5,
  near: 0.6,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
})
