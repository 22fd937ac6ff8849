import { useTitle } from '@runatal/look/hall/title.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useState } from 'react'
import { Link } from '../parts/Link.tsx'
import { go } from '../router.ts'
import { useWords } from '../words/words.ts'
import { clubApi } from './api.ts'
import { useRefusal } from './useRefusal.ts'

/** Where the letter leads that asks whether an address is mine. Mail programs that open links change nothing. */
export function ConfirmMail({ token }: { token: string }) {
  const { notices: say, lost } = useWords()
  const [busy, setBusy] = useState(false)
  const [why, refused] = useRefusal()
  useTitle(say.confirmTitle)
  const press = async () => {
    setBusy(true)
    const answer = await clubApi.confirmMail(token)
    setBusy(false)
    if (answer === undefined || 'refused' in answer) return refused(answer ?? { refused: 'unknown', text: '' })
    go({ page: 'me' }, 'replace')
  }
  return (
    <div className="page lost">
      <Rune id="ansuz" size={96} />
      <h1>{say.confirmTitle}</h1>
      <p role={why === undefined ? undefined : 'alert'}>{why ?? say.confirmNote}</p>
      <button type="button" className="btn gold wide" disabled={busy} onClick={() => void press()}>
        {say.confirm}
      </button>
      <Link className="btn cut" to={{ page: 'home' }}>
        {lost.home}
      </Link>
    </div>
  )
}
