import { playSound } from '@runatal/look/sound/sound.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { Link } from '../parts/Link.tsx'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { change, SPEEDS, TEXT_SIZES, useSettings, VOLUME_STEP } from '../settings.ts'
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
        <Row name={say.speed} note={say.speedNote}>
          <Segments
            label={say.speed}
            value={set.speed}
            options={SPEEDS.map(value => ({ value, name: say.speeds[value] }))}
            onChange={speed => change({ speed })}
          />
        </Row>
        <Row name={say.text} note={say.textNote}>
          <Segments
            label={say.text}
            value={set.text}
            options={TEXT_SIZES.map(value => ({ value, name: say.textSizes[value] }))}
            onChange={text => change({ text })}
          />
        </Row>
        <Row name={say.sound}>
          <OnOff label={say.sound} value={set.sound} onChange={sound => change({ sound })} />
        </Row>
        <Row name={say.volume}>
          <Volume />
        </Row>
        <Row name={say.hand} note={say.handNote}>
          <Segments
            label={say.hand}
            value={set.hand}
            options={(['left', 'right'] as const).map(value => ({ value, name: say.hands[value] }))}
            onChange={hand => change({ hand })}
          />
        </Row>
        <Row name={say.confirm} note={say.confirmNote}>
          <OnOff label={say.confirm} value={set.confirm} onChange={confirm => change({ confirm })} />
        </Row>
        <Row name={say.talk} note={say.talkNote}>
          <OnOff label={say.talk} value={set.talk} onChange={talk => change({ talk })} />
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

interface OnOffProps {
  label: string
  value: boolean
  onChange(value: boolean): void
}

function OnOff({ label, value, onChange }: OnOffProps) {
  const { settings: say } = useWords()
  return (
    <Segments
      label={label}
      value={value ? 'on' : 'off'}
      options={(['on', 'off'] as const).map(one => ({ value: one, name: say[one] }))}
      onChange={one => onChange(one === 'on')}
    />
  )
}

/** What it is set to is a sound: heard as soon as it is let go. */
function hear() {
  playSound('turn')
}

function Volume() {
  const { settings: say } = useWords()
  const { volume, sound } = useSettings()
  return (
    <span className="volume">
      <input
        type="range"
        min={0}
        max={100}
        step={VOLUME_STEP}
        value={volume}
        disabled={!sound}
        aria-label={say.volume}
        aria-valuetext={say.percent(volume)}
        onChange={event => change({ volume: event.target.valueAsNumber })}
        onPointerUp={hear}
        onKeyUp={hear}
      />
      <output aria-hidden>{say.percent(volume)}</output>
    </span>
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
