import { type SubmitEvent, useState } from 'react'
import { useMe } from '../me.ts'
import { useSpoken } from '../words/words.ts'
import { clubApi } from './api.ts'
import { useRefusal } from './useRefusal.ts'

/** Where I am written to: an address that I have shown to be mine, or one that a letter is on its way to. */
export function MailAddress({ known, onChange }: { known: string | undefined; onChange(): void }) {
  const { language, words } = useSpoken()
  const { notices: say } = words
  const { kept } = useMe()
  const [address, setAddress] = useState('')
  const [asked, setAsked] = useState<string>()
  const [why, refused] = useRefusal()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(undefined)
    const answer = await clubApi.writeTo(address.trim(), language)
    const no = answer !== undefined && 'refused' in answer ? answer : undefined
    refused(no)
    if (answer !== undefined && no === undefined) setAsked(address.trim())
  }
  if (known !== undefined)
    return (
      <p className="own">
        <span>
          <b>{known}</b>
          <small>{say.confirmed}</small>
        </span>
        <button type="button" className="btn cut" onClick={() => void clubApi.writeNoMore().then(onChange)}>
          {say.forget}
        </button>
      </p>
    )
  if (!kept) return <p className="fine">{say.keepFirst}</p>
  return (
    <form className="mail-form" onSubmit={event => void send(event)}>
      <label>
        <b>{say.address}</b>
        <input
          className="field"
          type="email"
          value={address}
          required
          maxLength={250}
          autoComplete="email"
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <button type="submit" className="btn cut">
        {say.ask}
      </button>
      <p className="fine" role="status">
        {asked === undefined ? say.addressNote : say.sent(asked)}
      </p>
      {why !== undefined && (
        <p className="wrong" role="alert">
          {why}
        </p>
      )}
    </form>
  )
}
