import { checkEditor } from '@runatal/look/conform/editor.ts'
import { ruleIds } from '@runatal/proof/ids'
import { runebound } from '../../index.ts'
import { editor } from '../index.ts'

checkEditor({
  game: runebound,
  editor,
  seats: [1, 3],
  wish: seats => ({ seat: ['garrick', 'sariel', 'ketta'].slice(0, seats).map(hero => ({ hero })) }),
  // Decks are shuffled, and what lies in them a position does not say.
  whole: 0,
  near: 0.5,
  rulebook: ruleIds(new URL('../../rulebook.yaml', import.meta.url)),
  games: 2,
})
