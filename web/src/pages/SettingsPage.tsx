import { Avatar } from '../parts/Avatar.tsx'
import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { Link } from '../parts/Link.tsx'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { change, useSettings } from '../settings.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import './plain.css'

export function SettingsPage() {
  const words = useWords()
  const { settings: say } = words
  useTitle(say.title)
  const set = useSettings()
  return (
    <div className="page narrow">
      <div className="head">
        <h1>{say.title}</h1>
        <span className="head-note">{say.note}</span>
      </div>
      <section className="panel rows">
        <Row name={say.language}>
          <Segments
            label={say.language}
            value={set.language}
            options={[
              { value: 'en', name: 'English' },
              { value: 'fr', name: 'Français' },
            ]}
            onChange={language => change({ language })}
          />
        </Row>
        <Row name={say.motion}>
          <Segments
            label={say.motion}
            value={set.motion}
            options={(['system', 'full', 'none'] as const).map(value => ({ value, name: say.motions[value] }))}
            onChange={motion => change({ motion })}
          />
        </Row>
        <Row name={say.speed}>
          <Segments
            label={say.speed}
            value={set.speed}
            options={(['calm', 'fast'] as const).map(value => ({ value, name: say.speeds[value] }))}
            onChange={speed => change({ speed })}
          />
        </Row>
        <Row name={say.sound}>
          <Segments
            label={say.sound}
            value={set.sound ? 'on' : 'off'}
            options={(['on', 'off'] as const).map(value => ({ value, name: say[value] }))}
            onChange={sound => change({ sound: sound === 'on' })}
          />
        </Row>
        <Row name={say.talk} note={say.talkNote}>
          <Segments
            label={say.talk}
            value={set.talk ? 'on' : 'off'}
            options={(['on', 'off'] as const).map(value => ({ value, name: say[value] }))}
            onChange={talk => change({ talk: talk === 'on' })}
          />
        </Row>
        <Row name={say.marks} note={say.marksNote}>
          <Segments
            label={say.marks}
            value={set.marks}
            options={(['usual', 'strong'] as const).map(value => ({ value, name: say.markKinds[value] }))}
            onChange={marks => change({ marks })}
          />
        </Row>
        <div className="sample" role="img" aria-label={say.sample}>
          {(Object.keys(EMBLEMS) as Tint[]).map((tint, seat) => (
            <span key={tint}>
              <Avatar seat={seat} who="person" tint={tint} size="l" />
              {words.colours[tint]}
            </span>
          ))}
        </div>
      </section>
      <p className="fine">
        <Link to={{ page: 'credits' }} className="under">
          {words.credits.title}
        </Link>
      </p>
    </div>
  )
}

function Row({ name, note, children }: { name: string; note?: string; children: React.ReactNode }) {
  return (
    <div className="row">
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {children}
    </div>
  )
}
