import { at } from '@runatal/look/at.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type Command, isName, STAND_IN } from '@runatal/table'
import { useState } from 'react'
import { boardOf } from '../boards.ts'
import { FIRST_GAME, GAMES, isGameId } from '../games.ts'
import { introduceMe, useMe } from '../me.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { CopyLink } from '@runatal/look/hall/CopyLink.tsx'
import { tintsOf } from '../parts/faces.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { QrCode } from '../parts/QrCode.tsx'
import { inWords } from '../parts/refusal.ts'
import { SeatOptions } from '../parts/SeatOptions.tsx'
import { settled } from '../parts/settled.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useRulebook } from '../parts/useRulebook.ts'
import { gameOf } from '../register.ts'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken, useWords } from '../words/words.ts'
import { peopleOnly } from './fitting.ts'
import { RoomChat, WhatIsPlayed } from './RoomTalk.tsx'
import './fresh.css'
import './room.css'

/** The table before the game: who sits, who is awaited, and how to bring them. */
export function Room({ door, sight }: { door: TableDoor; sight: Sight }) {
  const spoken = useSpoken()
  const { words } = spoken
  const { room } = words
  const { view } = sight
  const me = useMe()
  const rules = useLoaded(`rules ${view.game}`, async () => (isGameId(view.game) ? gameOf(view.game) : undefined))
  const ui = useLoaded(`board ${view.game}`, async () => (isGameId(view.game) ? boardOf(view.game) : undefined))
  const [name, setName] = useState(me.name)
  const [wrong, setWrong] = useState<string>()
  const game = isGameId(view.game) ? GAMES[view.game] : GAMES[FIRST_GAME]
  const seated = view.me >= 0
  useTitle(room.title(game.name))
  const host = view.host === me.person
  const free = view.seats.filter(({ who }) => who === 'nobody').length
  const tints = tintsOf(view.seats)
  const people = typeof rules === 'object' ? peopleOnly(rules, view.seats.length, view.choices) : []
  const book = useRulebook(view.game)
  const send = (command: Command) =>
    void door.send(command).then(refused => setWrong(refused && inWords(refused, book, spoken)))
  const sit = async (seat: number) => {
    // Guests without a name are told apart by their seats.
    const called = name.trim() || `${words.me.guest} ${seat + 1}`
    if (!isName(called)) return setWrong(words.notDone['bad-name'])
    await introduceMe(called)
    send({ do: 'sit', seat, name: called })
  }
  return (
    <div className="room">
      <div className="head">
        <Link className="back" to={{ page: 'home' }}>
          {words.nav.home}
        </Link>
        <Sign of="right" size={14} />
        <span className={`chip big g-${view.game}`}>
          <Rune id={game.rune} size={24} />
        </span>
        <h1>
          {room.title('')}
          <em style={{ fontFamily: game.face }}>{game.name}</em>
        </h1>
      </div>
      <div className="room-in">
        <section className="panel seats" aria-labelledby="room-seats">
          <header>
            <h2 id="room-seats">{words.fresh.seats}</h2>
          </header>
          {!seated && (
            <label className="room-name">
              {room.name}
              <input
                className="field"
                value={name}
                maxLength={40}
                autoComplete="nickname"
                placeholder={words.me.guest}
                onChange={event => setName(event.target.value)}
              />
            </label>
          )}
          <ol>
            {view.seats.map(seat => (
              <li key={seat.seat} className={seat.who === 'nobody' ? 'is-open' : ''}>
                <Avatar seat={seat.seat} who={seat.who} tint={at(tints, seat.seat)} size="l" empty="link" />
                <span className="st-name">
                  <b>{seat.who === 'nobody' ? words.fresh.expected : nameOf(seat, words)}</b>
                  <small>{seat.seat === view.me ? words.fresh.you : words.fresh.seat(seat.seat + 1)}</small>
                </span>
                {typeof rules === 'object' && typeof ui === 'object' && (
                  <SeatOptions
                    game={rules}
                    ui={ui}
                    seat={seat.seat}
                    table={view.choices}
                    all={settled(
                      rules,
                      view.choices,
                      view.seats.map(({ choices }) => choices),
                    )}
                    bot={seat.who === 'bot'}
                    {...((seat.seat === view.me || (host && seat.who !== 'person')) && {
                      onChoose: choices => send({ do: 'choose', seat: seat.seat, choices }),
                    })}
                  />
                )}
                <span className="room-do">
                  {seat.who === 'nobody' && !seated && (
                    <button type="button" className="btn cut" onClick={() => void sit(seat.seat)}>
                      {room.sitHere}
                    </button>
                  )}
                  {seat.who === 'nobody' && host && !people.includes(seat.seat) && (
                    <button
                      type="button"
                      className="btn cut"
                      onClick={() => send({ do: 'addBot', seat: seat.seat, bot: STAND_IN })}
                    >
                      {room.addBot}
                    </button>
                  )}
                  {seat.who === 'bot' && host && (
                    <button
                      type="button"
                      className="btn cut"
                      onClick={() => send({ do: 'clearSeat', seat: seat.seat })}
                    >
                      {room.clear}
                    </button>
                  )}
                  {seat.seat === view.me && (
                    <button type="button" className="btn cut" onClick={() => send({ do: 'leave' })}>
                      {room.stand}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
        <div className="room-side">
          <Invitation rune={game.rune} />
          <WhatIsPlayed sight={sight} ui={typeof ui === 'object' ? ui : undefined} />
          <RoomChat sight={sight} send={send} />
        </div>
      </div>
      <div className="actbar">
        <span className="ab-rune">
          <Rune id={game.rune} size={26} />
        </span>
        <p role="status">
          {wrong ?? (
            <>
              <b>{free > 0 ? room.waitingFor(free) : room.full}</b>{' '}
              {!seated ? room.spectator : free > 0 ? room.share : host ? room.youMayStart : room.hostStarts}
            </>
          )}
        </p>
        {host && (
          <button type="button" className="btn gold wide" disabled={free > 0} onClick={() => send({ do: 'start' })}>
            {words.fresh.start}
          </button>
        )}
      </div>
    </div>
  )
}

function Invitation({ rune }: { rune: Parameters<typeof Rune>[0]['id'] }) {
  const { room, fresh } = useWords()
  const url = location.origin + location.pathname
  return (
    <section className="panel invite" aria-labelledby="room-invite">
      <header>
        <h2 id="room-invite">{fresh.invitation}</h2>
      </header>
      <div className="inv">
        <QrCode text={url} label={room.code} rune={rune} />
        <div className="inv-t">
          <small>{room.link}</small>
          <b className="url">{url.replace(/^https?:\/\//, '')}</b>
          <CopyLink link={url} />
          <small>{room.share}</small>
        </div>
      </div>
    </section>
  )
}
