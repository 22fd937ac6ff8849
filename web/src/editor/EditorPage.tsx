import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useEffect, useState } from 'react'
import { boardOf } from '../boards.ts'
import { type GameId, isGameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { Link } from '../parts/Link.tsx'
import { gameOf } from '../register.ts'
import { useWords } from '../words/words.ts'
import { Composer } from './Composer.tsx'
import { editorOf, pictureOf } from './editors.ts'
import { type Brought, bring } from './bring.ts'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import './editor.css'

/** Any position of a game, put together by hand. What follows # in the address is the position to begin with. */
export function EditorPage({ game }: { game: string }) {
  return isGameId(game) ? <Opened game={game} /> : <Lost because="lost" />
}

function Opened({ game }: { game: GameId }) {
  const words = useWords()
  const ui = useLoaded(`board ${game}`, async () => boardOf(game))
  const rules = useLoaded(`rules ${game}`, async () => gameOf(game))
  const editor = useLoaded(`editor ${game}`, async () => editorOf(game))
  const picture = useLoaded(`things ${game}`, async () => pictureOf(game))
  const [brought, setBrought] = useState<Brought & { nth: number }>()
  useEffect(() => {
    if (typeof editor !== 'object' || typeof rules !== 'object') return undefined
    let nth = 0
    const read = () => void bring(editor, rules, location.hash.slice(1)).then(one => setBrought({ ...one, nth: nth++ }))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [editor, rules])
  if (editor === 'none' || ui === 'none' || rules === 'none')
    return (
      <div className="page lost">
        <h1>{words.editor.none}</h1>
        <Link className="btn gold wide" to={{ page: 'rules', game, rule: undefined }}>
          {words.nav.rules}
        </Link>
      </div>
    )
  if (ui === undefined || rules === undefined || editor === undefined || brought === undefined || picture === undefined)
    return <p className="laying">{words.table.loading}</p>
  return (
    <Composer
      key={brought.nth}
      id={game}
      game={rules}
      ui={ui}
      editor={editor}
      Picture={picture === 'none' ? undefined : picture}
      first={brought.position}
      note={brought.note}
    />
  )
}
