import { offers } from '../../companion/index.ts'
import { useState } from 'react'
import { Link } from '@runatal/look/hall/Link.tsx'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign, type SignName } from '@runatal/look/hall/Sign.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { leave } from './desk.ts'
import { useHand } from './hand.ts'
import { prefer, usePreferences } from './preferences.ts'

/** Round buttons for the bar of a screen. */

export function RoundButton({ of, label, onPress }: { of: SignName; label: string; onPress(): void }) {
  return (
    <button type="button" className="co-round" aria-label={label} onClick={onPress}>
      <Sign of={of} size={20} />
    </button>
  )
}

/** One step back within a game: to the altars, unless the game has not begun. */
export function BackButton() {
  const { session, perform, words, step } = useHand()
  if (offers(session.screen, 'back'))
    return <RoundButton of="left" label={words.back} onPress={() => perform({ do: 'back' })} />
  if (offers(session.screen, 'backIfAttempt') && session.game.history.length > 0)
    return <RoundButton of="left" label={words.back} onPress={() => perform({ do: 'backIfAttempt' })} />
  return step === undefined ? <MenuButton /> : undefined
}

export function BookButton() {
  const { words } = useHand()
  return (
    <Link className="co-round" to="/rules/rising5" aria-label={words.menu.rulebook}>
      <Sign of="book" size={20} />
    </Link>
  )
}

export function HistoryButton() {
  const { perform, words } = useHand()
  return <RoundButton of="up" label={words.main.history} onPress={() => perform({ do: 'swipeUpHistory' })} />
}

export function MenuButton() {
  const [open, setOpen] = useState(false)
  const { words } = useHand()
  return (
    <>
      <RoundButton of="menu" label={words.menu.open} onPress={() => setOpen(true)} />
      {open && <Menu onClose={() => setOpen(false)} />}
    </>
  )
}

function Menu({ onClose }: { onClose(): void }) {
  const { session, perform, words, step } = useHand()
  const { assistant } = usePreferences()
  return (
    <Sheet title={words.menu.title} onClose={onClose}>
      <div className="co-menu">
        <Languages />
        <label className="co-switch">
          <input type="checkbox" checked={assistant} onChange={() => prefer({ assistant: !assistant })} />
          <span>
            {words.menu.assistant}
            <small>{words.menu.assistantNote}</small>
          </span>
        </label>
        <Link className="co-row" to="/rules/rising5">
          <Sign of="book" />
          {words.menu.rulebook}
        </Link>
        {step === undefined && (
          <button type="button" className="co-row" onClick={leave}>
            <Sign of="home" />
            <span>
              {words.menu.leave}
              {session.game.puzzle !== undefined && <small>{words.menu.leaveNote}</small>}
            </span>
          </button>
        )}
        {step === undefined && offers(session.screen, 'declareDefeat') && (
          <button
            type="button"
            className="co-row"
            onClick={() => {
              onClose()
              perform({ do: 'declareDefeat' })
            }}
          >
            <Sign of="flag" />
            {words.menu.defeat}
          </button>
        )}
      </div>
    </Sheet>
  )
}

/** R5-341: at any time; the game does not know of it. */
export function Languages() {
  const { words } = useHand()
  const { language, speak } = useHall()
  return (
    <Segments
      label={words.menu.language}
      value={language}
      options={[
        { value: 'en', name: 'English' },
        { value: 'fr', name: 'Français' },
      ]}
      onChange={speak}
    />
  )
}
