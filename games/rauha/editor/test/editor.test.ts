import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { editor } from '../index.ts'
import { rauha } from '../../index.ts'

checkEditor({
  game: rauha,
  editor,
  seats: [2, 3, 5],
  whole: 0.4,
  near: 0.7,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
})
