import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { clubApi } from '../club/api.ts'
import { CodesPanel } from '../club/CodesPanel.tsx'
import { Keeping } from '../club/Keeping.tsx'
import { NOTICES, NoticesPanel } from '../club/NoticesPanel.tsx'
import { Privacy } from '../club/Privacy.tsx'
import { Told } from '../club/conduct/Told.tsx'
import { useAsked } from '../club/useAsked.ts'
import '../club/account.css'
import { howItEnded } from '../parts/ended.ts'
import { CopyLink } from '@runatal/look/hall/CopyLink.tsx'
import { GAMES, isGameId, isTogether } from '../games.ts'
import { introduceMe, useMe } from '../me.ts'
import { Link } from '../parts/Link.tsx'
import { QrCode } from '../parts/QrCode.tsx'
import { ago } from '../parts/time.ts'
import { useMine } from '../tables/mine.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import './plain.css'

/** My name and who keeps it, my past games, how to be me on another device, and what is known of me. */
export function Profile() {
  const { me: say, club } = useWords()
  const { person, kept } = useMe()
  const [codes, setCodes] = useState<readonly string[]>()
  const [account, again] = useAsked(`account ${person} ${kept}`, async () =>
    person === undefined ? undefined : clubApi.account(),
  )
  useTitle(say.title)
  const known = account === 'none' ? undefined : account
  // The foot of a letter leads to the switches: what stands above them must be there first.
  useEffect(() => {
    if (known === undefined || location.hash !== `#${NOTICES}`) return
    const heading = document.getElementById(NOTICES)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }, [known === undefined])
  const made = (fresh: readonly string[]) => {
    setCodes(fresh)
    again()
  }
  return (
    <div className="page">
      <div className="head">
        <h1>{say.title}</h1>
        <span className="head-note">{club.privacy.note}</span>
      </div>
      <div className="acc">
        <div>
          <Told person={person} />
          <Keeping account={known} onChange={again} onCodes={made} />
          <CodesPanel account={known} codes={codes} onCodes={made} />
        </div>
        <div>
          <Move />
          <NoticesPanel />
        </div>
        <div>
          <Privacy account={known} onChange={again} />
          <Past />
        </div>
      </div>
    </div>
  )
}

function Past() {
  const words = useWords()
  const { me: say } = words
  const past = useMine().filter(({ status }) => status === 'over')
  return (
    <section className="panel" aria-labelledby="past">
      <header>
        <h2 id="past">{say.past}</h2>
      </header>
      {past.length === 0 && <p className="none">{say.none}</p>}
      <ul className="past">
        {past.map(game => {
          return (
            <li key={game.id}>
              <Link to={{ page: 'table', table: game.id }}>
                <b>{isGameId(game.game) ? GAMES[game.game].name : game.game}</b>
                <span>{howItEnded(game, words)}</span>
                <span>{isTogether(game.game) ? '' : game.scores?.join(' · ')}</span>
                <small>{ago(game.at, words)}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Move() {
  const { me: say } = useWords()
  const [link, setLink] = useState<{ url: string } | 'none'>()
  return (
    <section className="panel" aria-labelledby="move">
      <header>
        <h2 id="move">{say.move}</h2>
      </header>
      <p className="fine">{link === 'none' ? say.moveOffline : say.moveNote}</p>
      {link === undefined || link === 'none' ? (
        <button type="button" className="btn cut" onClick={() => void makeLink(say.guest).then(setLink)}>
          {say.moveMake}
        </button>
      ) : (
        <div className="moved">
          <QrCode text={link.url} label={say.code} />
          <p>
            <code>{link.url}</code>
            <CopyLink link={link.url} />
          </p>
        </div>
      )}
    </section>
  )
}

/** Somebody whom the server does not know yet gets a name first: that is who moves. */
async function makeLink(fallback: string): Promise<{ url: string } | 'none'> {
  const link = (await introduceMe(fallback)) ? await api.link() : undefined
  return link ?? 'none'
}
