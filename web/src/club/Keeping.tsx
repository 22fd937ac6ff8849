import { EMBLEMS } from '@runatal/look/emblems.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import stag from '@runatal/look/icons/drawn/stag-head.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { type CSSProperties, type SubmitEvent, useState } from 'react'
import { arriveAs, forgetMe, introduceMe, recogniseMe, renameMe, useMe } from '../me.ts'
import { Link } from '../parts/Link.tsx'
import { inWords } from '../parts/refusal.ts'
import type { NotDone } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { type Account, clubApi } from './api.ts'
import { useDay, useNumber } from './parts.tsx'
import { addPasskey, keepName, signIn } from './passkeys.ts'

interface KeepingProps {
  account: Account | undefined
  /** What is kept of me has changed. */
  onChange(): void
  onCodes(codes: readonly string[]): void
}

/** My name: to choose, to keep by a passkey, or to come back to. */
export function Keeping({ account, onChange, onCodes }: KeepingProps) {
  const { words } = useSpoken()
  const { keep } = words.club
  const { name, kept } = useMe()
  const why = useRefusal()
  return (
    <section className={kept ? 'panel ident' : 'panel ident urge'} aria-labelledby="name-title">
      <header>
        <h2 id="name-title">{kept ? keep.yours : keep.title}</h2>
        {kept && (
          <span className="ok">
            <Sign of="check" size={15} />
            {keep.kept}
          </span>
        )}
      </header>
      <NameForm why={why} />
      <p role="alert" className="wrong">
        {why.text}
      </p>
      {kept ? (
        <>
          <Passkeys account={account} onChange={onChange} why={why} />
          <p className="two">
            <Link className="btn cut" to={{ page: 'person', name }}>
              {keep.page}
            </Link>
            <button
              type="button"
              className="btn cut"
              onClick={() => void clubApi.signOut().then(forgetMe).then(onChange)}
            >
              {keep.signOut}
            </button>
          </p>
        </>
      ) : (
        <Keep account={account} why={why} onChange={onChange} onCodes={onCodes} />
      )}
    </section>
  )
}

function NameForm({ why }: { why: Refusal }) {
  const { me: say } = useSpoken().words
  const me = useMe()
  const [draft, setDraft] = useState<string>()
  const [saved, setSaved] = useState(false)
  const name = draft ?? me.name
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    void renameMe(name.trim()).then(refused => {
      why.say(refused)
      setSaved(refused === undefined)
    })
  }
  return (
    <form className="id-top" onSubmit={save}>
      <span className="emblem-s" style={{ '--c': EMBLEMS.coral.glow } as CSSProperties}>
        <Icon of={stag} />
      </span>
      <label>
        <b>{say.name}</b>
        <input
          className="field"
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          onChange={event => {
            setDraft(event.target.value)
            setSaved(false)
          }}
        />
      </label>
      <button type="submit" className="btn cut">
        {saved ? say.saved : say.save}
      </button>
    </form>
  )
}

function Keep({ account, why, onChange, onCodes }: KeepingProps & { why: Refusal }) {
  const { words } = useSpoken()
  const { keep } = words.club
  const { name } = useMe()
  const number = useNumber()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const made = (await introduceMe(words.me.guest)) ? await keepName(name === '' ? words.me.guest : name) : undefined
    setBusy(false)
    if (made === undefined) return
    if ('refused' in made) return why.say(made)
    why.say(undefined)
    onCodes(made.codes)
    await recogniseMe()
    onChange()
  }
  return (
    <>
      {account !== undefined && account.games > 0 && (
        <>
          <p className="stake">{keep.stake(name)}</p>
          <ul className="loss">
            <li>
              <b>{number(account.games)}</b>
              {keep.games}
            </li>
            {account.best > 0 && (
              <li>
                <b>{number(account.best)}</b>
                {keep.rating}
              </li>
            )}
          </ul>
        </>
      )}
      <button type="button" className="btn gold" disabled={busy || name === ''} onClick={() => void press()}>
        <Sign of="key" size={18} />
        {keep.press}
      </button>
      <p className="fine">{keep.note}</p>
      <SignIn why={why} onChange={onChange} />
    </>
  )
}

function SignIn({ why, onChange }: { why: Refusal; onChange(): void }) {
  const { keep } = useSpoken().words.club
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const enter = (me: { person: string; name: string } | NotDone | undefined) => {
    if (me === undefined || 'refused' in me) return why.say(me ?? { refused: 'unknown', text: '' })
    why.say(undefined)
    arriveAs(me, true)
    onChange()
  }
  return (
    <div className="sign-in">
      <p className="fine">{keep.signInNote}</p>
      <button type="button" className="btn cut" onClick={() => void signIn().then(enter)}>
        <Sign of="key" size={15} />
        {keep.signIn}
      </button>
      <details>
        <summary>{keep.byCode}</summary>
        <form
          onSubmit={event => {
            event.preventDefault()
            void clubApi.signInByCode(name, code).then(enter)
          }}
        >
          <label>
            <b>{keep.keptName}</b>
            <input
              className="field"
              value={name}
              required
              maxLength={40}
              onChange={event => setName(event.target.value)}
            />
          </label>
          <label>
            <b>{keep.code}</b>
            <input
              className="field"
              value={code}
              required
              maxLength={40}
              autoComplete="off"
              onChange={event => setCode(event.target.value)}
            />
          </label>
          <button type="submit" className="btn cut">
            {keep.enter}
          </button>
        </form>
      </details>
    </div>
  )
}

function Passkeys({ account, onChange, why }: { account: Account | undefined; onChange(): void; why: Refusal }) {
  const { passkeys } = useSpoken().words.club
  const day = useDay()
  const all = account?.passkeys ?? []
  const add = async () => {
    const added = await addPasskey()
    why.say('refused' in added ? added : undefined)
    onChange()
  }
  return (
    <>
      <ul className="keys">
        {all.map(({ id, device, since }) => (
          <li key={id}>
            <Sign of="key" size={18} />
            <span>
              <b>{device === '' ? passkeys.unnamed : device}</b>
              <small>{passkeys.since(day(since))}</small>
            </span>
            {all.length > 1 && (
              <button
                type="button"
                className="lk"
                aria-label={passkeys.removeOf(device === '' ? passkeys.unnamed : device)}
                onClick={() => void clubApi.removePasskey(id).then(onChange)}
              >
                {passkeys.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="btn cut" onClick={() => void add()}>
        <Sign of="plus" size={15} />
        {passkeys.add}
      </button>
    </>
  )
}

interface Refusal {
  text: string
  say(refused: NotDone | undefined): void
}

/** Why something was not done, in the reader's words, until the next try. */
function useRefusal(): Refusal {
  const spoken = useSpoken()
  const [refused, say] = useState<NotDone>()
  return { text: refused === undefined ? '' : inWords(refused, undefined, spoken), say }
}
