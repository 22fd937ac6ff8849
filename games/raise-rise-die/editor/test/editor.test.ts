import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { raiseRiseDie } from '../../index.ts'
import { editor } from '../index.ts'

checkEditor({
  game: raiseRiseDie,
  editor,
  seats: [2],
  whole: 0.005,
  near: 0.9,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
})
