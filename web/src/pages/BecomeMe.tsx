import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useState } from 'react'
import { becomeMe, useMe } from '../me.ts'
import { Link } from '../parts/Link.tsx'
import { go } from '../router.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import { Lost } from './Lost.tsx'
import './plain.css'

/** Where a link to another device leads. It is spent by a press only: a messenger that looks at it changes nothing. */
export function BecomeMe({ token }: { token: string }) {
  const { becomeMe: say, lost } = useWords()
  useTitle(say.title)
  const me = useMe()
  const [state, setState] = useState<'ask' | 'busy' | 'stale'>('ask')
  if (state === 'stale') return <Lost because="staleLink" />
  const press = async () => {
    setState('busy')
    if (await becomeMe(token)) go({ page: 'me' }, 'replace')
    else setState('stale')
  }
  return (
    <div className="page lost">
      <Rune id="raido" size={96} />
      <h1>{say.title}</h1>
      <p>{me.person === undefined ? say.note : say.noteFor(me.name)}</p>
      <button type="button" className="btn gold wide" disabled={state === 'busy'} onClick={() => void press()}>
        {say.press}
      </button>
      <Link className="btn cut" to={{ page: 'home' }}>
        {lost.home}
      </Link>
    </div>
  )
}
