import type { AnyGame, AnyTypes, MatchRecord } from '@runatal/kernel'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import type { GameId } from '../games.ts'
import { go } from '../router.ts'
import { useWords } from '../words/words.ts'
import { momentLink } from './bring.ts'
import { editorOf } from './editors.ts'

interface EditMomentProps {
  id: GameId
  game: AnyGame
  record: MatchRecord<AnyTypes>
  position: number
}

/** From a moment of a finished game to the editor. */
export function EditMoment({ id, game, record, position }: EditMomentProps) {
  const { editor: say } = useWords()
  const [none, setNone] = useState(-1)
  const edit = async () => {
    const editor = await editorOf(id)
    const code = editor && (await momentLink(editor, game, record, position))
    if (code === undefined) return setNone(position)
    history.pushState(undefined, '', `/editor/${id}#${code}`)
    go({ page: 'editor', game: id })
  }
  return (
    <>
      <button type="button" className="tbtn" disabled={none === position} onClick={() => void edit()}>
        <Sign of="pencil" size={16} />
        <span>{say.edit}</span>
      </button>
      <span role="status" className="sr">
        {none === position ? say.noMoment : ''}
      </span>
    </>
  )
}
