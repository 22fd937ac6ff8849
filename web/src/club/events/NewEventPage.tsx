import { type Format, FORMATS } from '@runatal/club'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type FormEvent, useState } from 'react'
import { FIRST_GAME, GAME_IDS, GAMES, type GameId, isTogether } from '../../games.ts'
import { useMe } from '../../me.ts'
import { Link } from '../../parts/Link.tsx'
import { inWords } from '../../parts/refusal.ts'
import { go } from '../../router.ts'
import type { NotDone } from '../../tables/table.ts'
import { useSpoken, useWords } from '../../words/words.ts'
import { eventsApi, type EventWish } from './api.ts'
import { FormatPicture } from './FormatPicture.tsx'
import { useTime } from './parts.tsx'
import './events.css'

/** To open a tournament: what, when and who; beside it the notice as others will see it. */
export function NewEventPage() {
  const spoken = useSpoken()
  const { events } = spoken.words
  const { make: say } = events
  const me = useMe()
  const [wish, setWish] = useState<EventWish>(() => firstWish())
  const [refusal, setRefusal] = useState<NotDone>()
  const set = (part: Partial<EventWish>) => setWish(now => fitted({ ...now, ...part }))
  useTitle(say.title)
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    const made = await eventsApi.make(wish)
    if (made === undefined) return
    if ('refused' in made) return setRefusal(made)
    go({ page: 'event', event: made.id })
  }
  return (
    <div className="page">
      <div className="head">
        <Link className="back" to={{ page: 'events' }}>
          {events.nav}
        </Link>
        <Sign of="right" size={14} />
        <h1>{say.title}</h1>
        <span className="head-note">{say.note}</span>
      </div>
      <form className="mk" onSubmit={event => void publish(event)}>
        <div className="mk-c">
          <What wish={wish} set={set} />
        </div>
        <div className="mk-c">
          <When wish={wish} set={set} />
          <Who wish={wish} set={set} />
        </div>
        <aside className="panel notice-s" aria-label={wish.name || say.title}>
          <Notice wish={wish} />
          {refusal !== undefined && (
            <p className="bad" role="alert">
              {inWords(refusal, undefined, spoken)}
            </p>
          )}
          {me.kept ? (
            <button type="submit" className="btn gold">
              {say.publish}
            </button>
          ) : (
            <>
              <p className="fine">{events.keepFirst}</p>
              <Link className="btn gold" to={{ page: 'me' }}>
                {events.keep}
              </Link>
            </>
          )}
        </aside>
      </form>
    </div>
  )
}

interface PartProps {
  wish: EventWish
  set(part: Partial<EventWish>): void
}

function What({ wish, set }: PartProps) {
  const { events } = useWords()
  const { make: say } = events
  const formats = FORMATS.filter(format => (format === 'race') === isTogether(wish.game))
  return (
    <section className="panel" aria-labelledby="what-title">
      <header>
        <h2 id="what-title">{say.what}</h2>
      </header>
      <label className="fl">
        <b>{say.name}</b>
        <input
          className="field"
          required
          maxLength={60}
          value={wish.name}
          onChange={event => set({ name: event.target.value })}
        />
      </label>
      <fieldset className="picks">
        <legend>{say.game}</legend>
        {GAME_IDS.map(id => (
          <label key={id} className={`chip big g-${id} ${id === wish.game ? 'on' : ''}`} title={GAMES[id].name}>
            <input
              type="radio"
              className="sr"
              name="game"
              checked={id === wish.game}
              onChange={() => set({ game: id })}
              aria-label={GAMES[id].name}
            />
            <Rune id={GAMES[id].rune} size={22} />
          </label>
        ))}
        <b className="pick-name" style={{ fontFamily: GAMES[wish.game as GameId].face }}>
          {GAMES[wish.game as GameId].name}
        </b>
      </fieldset>
      <fieldset className="fmts">
        <legend>{say.format}</legend>
        {formats.map(format => (
          <label key={format} className={format === wish.format ? 'fmt on' : 'fmt'}>
            <input
              type="radio"
              className="sr"
              name="format"
              checked={format === wish.format}
              onChange={() => set({ format })}
            />
            <FormatPicture of={format} />
            <span>
              <b>{events.formats[format].name}</b>
              <small>{events.formats[format].note}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function When({ wish, set }: PartProps) {
  const { make: say } = useWords().events
  const isLetter = wish.clock.kind === 'days'
  return (
    <section className="panel" aria-labelledby="when-title">
      <header>
        <h2 id="when-title">{say.when}</h2>
      </header>
      <label className="fl">
        <b>{say.day}</b>
        <input
          className="field"
          type="datetime-local"
          required
          value={localText(wish.startsAt)}
          onChange={event => {
            const at = new Date(event.target.value).getTime()
            if (Number.isFinite(at)) set({ startsAt: at })
          }}
        />
      </label>
      <Tick name={say.weekly} note={say.weeklyNote} on={wish.weekly} onChange={weekly => set({ weekly })} />
      <div className="frow">
        <span>
          <b>{say.pace}</b>
          <small>{isLetter ? say.letterNote : say.liveNote(LIVE.seconds / 60, LIVE.increment)}</small>
        </span>
        <Segments
          label={say.pace}
          value={isLetter ? 'days' : 'bank'}
          options={[
            { value: 'bank', name: say.live },
            { value: 'days', name: say.letter, disabled: wish.format === 'arena' },
          ]}
          onChange={kind => set({ clock: kind === 'days' ? { kind: 'days', days: 1 } : LIVE })}
        />
      </div>
      {(wish.format === 'swiss' || wish.format === 'race') && (
        <Stepper
          name={say.rounds}
          note={say.roundsNote}
          value={wish.rounds}
          from={1}
          to={15}
          onChange={rounds => set({ rounds })}
        />
      )}
      {wish.format === 'arena' && (
        <Stepper
          name={say.lasts}
          note={say.lastsNote}
          value={wish.lasts}
          from={15}
          to={240}
          by={15}
          onChange={lasts => set({ lasts })}
        />
      )}
    </section>
  )
}

function Who({ wish, set }: PartProps) {
  const { make: say } = useWords().events
  const [fewest, most] = sizesOf(wish)
  return (
    <section className="panel" aria-labelledby="who-title">
      <header>
        <h2 id="who-title">{say.who}</h2>
      </header>
      <Stepper
        name={say.places}
        note={say.placesNote}
        value={wish.places}
        from={2}
        to={64}
        onChange={places => set({ places })}
      />
      {fewest < most && (
        <Stepper
          name={wish.format === 'race' ? say.party : say.size}
          note={say.sizeNote}
          value={wish.size}
          from={fewest}
          to={most}
          onChange={size => set({ size })}
        />
      )}
      <div className="frow">
        <b>{say.entry}</b>
        <Segments
          label={say.entry}
          value={wish.listed ? 'all' : 'link'}
          options={[
            { value: 'all', name: say.listed },
            { value: 'link', name: say.byLink },
          ]}
          onChange={who => set({ listed: who === 'all' })}
        />
      </div>
      <div className="frow">
        <span>
          <b>{say.below}</b>
          <small>{say.belowNote}</small>
        </span>
        <Segments
          label={say.below}
          value={wish.below === undefined ? 'all' : 'below'}
          options={[
            { value: 'all', name: say.everybody },
            { value: 'below', name: say.belowOf(BELOW) },
          ]}
          onChange={who => set(who === 'below' ? { below: BELOW } : { below: undefined as never })}
        />
      </div>
      <Tick name={say.checkIn} note={say.checkInNote} on={wish.checkIn} onChange={checkIn => set({ checkIn })} />
      <Tick name={say.programs} note={say.programsNote} on={wish.programs} onChange={programs => set({ programs })} />
    </section>
  )
}

function Notice({ wish }: { wish: EventWish }) {
  const { events } = useWords()
  const time = useTime()
  const { name, game, format, startsAt, clock, places, rounds, lasts } = wish
  return (
    <div className="tall-in">
      <span className="fin-stone" aria-hidden>
        <Rune id="tiwaz" size={64} />
      </span>
      <small>{time(startsAt)}</small>
      <h2>{name || events.make.title}</h2>
      <p>
        {GAMES[game as GameId].name}, {events.formats[format].name}
      </p>
      <ul className="fav">
        <li>
          <Sign of="clock" size={17} />
          <small>{events.make.pace}</small>
          <b>
            {clock.kind === 'days' ? events.make.letterNote : events.make.liveNote(LIVE.seconds / 60, LIVE.increment)}
          </b>
        </li>
        <li>
          <Sign of="people" size={17} />
          <small>{events.make.places}</small>
          <b>{places}</b>
        </li>
        <li>
          <Sign of="again" size={17} />
          <small>{format === 'arena' ? events.make.lasts : events.make.rounds}</small>
          <b>{format === 'arena' ? lasts : format === 'swiss' || format === 'race' ? rounds : '–'}</b>
        </li>
      </ul>
    </div>
  )
}

function Tick({ name, note, on, onChange }: { name: string; note: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="frow tick">
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <input type="checkbox" role="switch" className="sw" checked={on} onChange={() => onChange(!on)} />
    </label>
  )
}

function Stepper(props: {
  name: string
  note: string
  value: number
  from: number
  to: number
  by?: number
  onChange(value: number): void
}) {
  const { make: say } = useWords().events
  const { name, note, value, from, to, by = 1, onChange } = props
  return (
    <div className="frow" role="group" aria-label={name}>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      <span className="stepper">
        <button
          type="button"
          aria-label={`${name}: ${say.fewer}`}
          disabled={value <= from}
          onClick={() => onChange(value - by)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={`${name}: ${say.more}`}
          disabled={value >= to}
          onClick={() => onChange(value + by)}
        >
          +
        </button>
      </span>
    </div>
  )
}

function firstWish(): EventWish {
  const hour = 60 * 60_000
  const startsAt = Math.ceil((Date.now() + hour) / hour) * hour
  return fitted({
    name: '',
    game: GAME_IDS.find(id => GAMES[id].players[0] === 2 && GAMES[id].players[1] === 2) ?? FIRST_GAME,
    format: 'swiss',
    size: 2,
    rounds: 5,
    lasts: 60,
    clock: LIVE,
    startsAt,
    places: 16,
    listed: true,
    checkIn: false,
    weekly: false,
    programs: false,
  })
}

/** What goes together: a game that is played together is raced, and a bracket is of duels. */
function fitted(wish: EventWish): EventWish {
  const together = isTogether(wish.game)
  const format: Format = together ? 'race' : wish.format === 'race' ? 'swiss' : wish.format
  const [fewest, most] = sizesOf({ ...wish, format })
  const clock = format === 'arena' ? LIVE : wish.clock
  const { below, ...rest } = wish
  const size = Math.min(most, Math.max(fewest, wish.size))
  return { ...rest, format, clock, size, ...(below !== undefined && { below }) }
}

function sizesOf({ game, format }: EventWish): [number, number] {
  const [min, max] = GAMES[game as GameId].players
  if (format === 'race') return [min, Math.min(5, max)]
  return format === 'round' || format === 'knockout' ? [2, 2] : [Math.max(2, min), Math.min(5, max)]
}

/** A moment as an input for day and time has it. */
function localText(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const LIVE = { kind: 'bank', seconds: 600, increment: 10 } as const
const BELOW = 1700
