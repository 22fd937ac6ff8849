import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import { forgetMe } from '../me.ts'
import { useWords } from '../words/words.ts'
import { type Account, clubApi } from './api.ts'
import { saveFile } from './save-file.ts'

/** Everything about me, to take along or to erase; and whom I have blocked. */
export function Privacy({ account, onChange }: { account: Account | undefined; onChange(): void }) {
  const { privacy: say } = useWords().club
  const [asking, setAsking] = useState(false)
  const erase = async () => {
    if ((await clubApi.erase()) === undefined) return
    forgetMe()
    setAsking(false)
    onChange()
  }
  return (
    <>
      <section className="panel priv" aria-labelledby="privacy-title">
        <header>
          <h2 id="privacy-title">{say.title}</h2>
        </header>
        <div className="own">
          <Sign of="save" size={20} />
          <span>
            <b>{say.take}</b>
            <small>{say.takeNote}</small>
          </span>
          <button type="button" className="btn cut" onClick={() => void take()}>
            {say.export}
          </button>
        </div>
        <div className="own danger">
          <Sign of="bin" size={20} />
          <span>
            <b>{say.erase}</b>
            <small>{asking ? say.sure : say.eraseNote}</small>
          </span>
          {!asking && (
            <button type="button" className="btn cut" onClick={() => setAsking(true)}>
              {say.eraseOpen}
            </button>
          )}
        </div>
        {asking && (
          <p className="two">
            <button type="button" className="btn cut" onClick={() => setAsking(false)}>
              {say.no}
            </button>
            <button type="button" className="btn cut bad" onClick={() => void erase()}>
              {say.eraseNow}
            </button>
          </p>
        )}
      </section>
      <Blocked blocked={account?.blocked ?? []} onChange={onChange} />
    </>
  )
}

/** Everything about me, as a file. */
async function take() {
  const all = await clubApi.everything()
  if (all !== undefined) saveFile('runatal.json', `${JSON.stringify(all, undefined, 2)}\n`)
}

function Blocked({ blocked, onChange }: { blocked: Account['blocked']; onChange(): void }) {
  const words = useWords()
  const { privacy: say } = words.club
  return (
    <section className="panel blk" aria-labelledby="blocked-title">
      <header>
        <h2 id="blocked-title">{say.blocked}</h2>
        <span className="count">{blocked.length === 0 ? say.none : blocked.length}</span>
      </header>
      <ul>
        {blocked.map(({ person, name }) => (
          <li key={person}>
            <Sign of="ban" size={18} />
            <b>{name || words.club.someone}</b>
            <button
              type="button"
              className="lk"
              aria-label={say.unblockOf(name || words.club.someone)}
              onClick={() => void clubApi.unblock(person).then(onChange)}
            >
              {say.unblock}
            </button>
          </li>
        ))}
      </ul>
      <p className="fine">{say.blockedNote}</p>
    </section>
  )
}
