import { arrive } from '@runatal/look/hall/arrive.ts'
import { useEffect, useState } from 'react'
import { useMe } from '../me.ts'
import { askForNotices, hasNotices } from '../notices.ts'
import { useWords } from '../words/words.ts'
import { clubApi, type NoticeSettings } from './api.ts'
import { MailAddress } from './MailAddress.tsx'
import { useAsked } from './useAsked.ts'
import './notices.css'

/** Where the foot of each letter leads, on the page of my name. */
export const NOTICES = 'notices'

/** Of what I am told when I am not here, and how: by this browser, or by mail. */
export function NoticesPanel() {
  const { notices: say, me } = useWords()
  const { person, kept } = useMe()
  const [on, setOn] = useState<'ask' | 'on' | 'no'>('ask')
  const [found, again] = useAsked(`notices ${person} ${kept}`, async () =>
    person === undefined ? undefined : clubApi.notices(),
  )
  useEffect(() => arrive(hasNotices(), is => is && setOn('on')), [])
  const settings = typeof found === 'object' ? found : undefined
  return (
    <section className="panel told" aria-labelledby={NOTICES}>
      <header>
        <h2 id={NOTICES} tabIndex={-1}>
          {say.title}
        </h2>
        <span className="count">{say.away}</span>
      </header>
      {on === 'on' ? (
        <p className="fine">{say.on}</p>
      ) : (
        <>
          <p className="fine">{on === 'no' ? say.forbidden : say.note}</p>
          <button
            type="button"
            className="btn cut"
            onClick={() => void askForNotices(me.guest).then(given => setOn(given ? 'on' : 'no'))}
          >
            {say.turnOn}
          </button>
        </>
      )}
      {settings !== undefined && <Wishes key={JSON.stringify(settings.wishes)} settings={settings} onChange={again} />}
      {settings?.mail !== undefined && <MailAddress known={settings.mail.address} onChange={again} />}
    </section>
  )
}

const KINDS = ['turn', 'invitation', 'event'] as const
const WAYS = ['push', 'mail'] as const

function Wishes({ settings, onChange }: { settings: NoticeSettings; onChange(): void }) {
  const { notices: say } = useWords()
  // What was pressed shows at once; the house is told, and what it has is shown if it cannot be.
  const [wishes, setWishes] = useState(settings.wishes)
  const ways = WAYS.filter(way => way === 'push' || settings.mail !== undefined)
  const isWanted = (kind: string, way: string) => wishes.some(one => one.kind === kind && one.way === way && one.wanted)
  const wish = async (one: NoticeSettings['wishes'][number]) => {
    setWishes(all => all.map(other => (other.kind === one.kind && other.way === one.way ? one : other)))
    const now = await clubApi.wish(one)
    if (now === undefined) onChange()
  }
  return (
    <table className="wishes">
      <thead>
        <tr>
          <td />
          {ways.map(way => (
            <th key={way} scope="col">
              {say.ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">{say.kinds[kind]}</th>
            {ways.map(way => (
              <td key={way}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={say.wish(say.kinds[kind], say.ways[way])}
                    checked={isWanted(kind, way)}
                    onChange={({ target }) => void wish({ kind, way, wanted: target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
