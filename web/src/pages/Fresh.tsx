import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type AnyGame, isRefusal, settle } from '@runatal/kernel'
import { ownChoice } from '@runatal/table'
import { useState } from 'react'
import { api, serverAnswers } from '../api.ts'
import { type AnyUi, boardOf } from '../boards.ts'
import { type GameId, GAMES, isGameId } from '../games.ts'
import { introduceMe, useMe } from '../me.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { inWords } from '../parts/refusal.ts'
import { useRulebook } from '../parts/useRulebook.ts'
import { gameOf } from '../register.ts'
import { go } from '../router.ts'
import { useWatched } from '@runatal/look/store.ts'
import { ask } from '../tables/desk.ts'
import { openDoor } from '../tables/door.ts'
import { newLocalId } from '../tables/local.ts'
import type { NotDone } from '../tables/table.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken } from '../words/words.ts'
import { Chairs } from './Chairs.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import { mended } from './fitting.ts'
import { Lost } from './Lost.tsx'
import { PacePanel, PlacePanel } from './PacePanel.tsx'
import { type Draft, firstDraft, optionsOf, localPlan, serverPlan, sitting } from './plan.ts'
import { RoundTable } from './RoundTable.tsx'
import './fresh.css'

/** A new table: who sits where, what the game lets one choose, the pace, and who may come. */
export function Fresh({ game }: { game: string }) {
  const rules = useLoaded(`rules ${game}`, async () => (isGameId(game) ? gameOf(game) : undefined))
  const ui = useLoaded(`board ${game}`, async () => (isGameId(game) ? boardOf(game) : undefined))
  if (!isGameId(game) || rules === 'none' || ui === 'none') return <Lost because="lost" />
  return rules === undefined || ui === undefined ? undefined : <Form id={game} game={rules} ui={ui} />
}

function Form({ id, game, ui }: { id: GameId; game: AnyGame; ui: AnyUi }) {
  const spoken = useSpoken()
  const { words } = spoken
  const { fresh } = words
  const book = useRulebook(id)
  const me = useMe()
  const answers = useWatched(serverAnswers)
  const [draft, setDraft] = useState(() => firstDraft(game, me.name))
  const [opening, setOpening] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const set = (part: Partial<Draft>) => setDraft(now => mended(game, { ...now, ...part }))
  const seated = sitting(draft)
  const setting = settle(game, {
    seats: seated.length,
    table: draft.choices,
    seat: seated.map(({ choices }) => choices),
  })
  const missing =
    seated.length < game.seats.min
      ? fresh.needSeats(game.seats.min)
      : isRefusal(setting)
        ? inWords(setting, book, spoken)
        : draft.place !== 'here' && answers === false
          ? fresh.needServer
          : draft.place === 'public' && ownChoice(game, draft.choices) !== undefined
            ? fresh.privateSet
            : undefined
  const local = draft.place === 'here'
  const open = async () => {
    setOpening(true)
    const refused = local ? await openHere(id, draft, fresh.guest) : await openThere(id, draft, words.me.guest)
    setWrong(refused === 'no answer' ? fresh.needServer : refused && inWords(refused, book, spoken))
    setOpening(false)
  }
  const { name, rune, face } = GAMES[id]
  useTitle(fresh.title(name))
  return (
    <>
      <div className="head">
        <Link className="back" to={{ page: 'home' }}>
          {words.nav.home}
        </Link>
        <Sign of="right" size={14} />
        <span className={`chip big g-${id}`}>
          <Rune id={rune} size={24} />
        </span>
        <h1>
          {fresh.title('')}
          <em style={{ fontFamily: face }}>{name}</em>
        </h1>
        <span className="head-note">{fresh.players(game.seats.min, game.seats.max)}</span>
      </div>
      <div className="nt">
        <Chairs game={game} ui={ui} draft={draft} onChange={chairs => set({ chairs })} />
        <section className="round">
          <RoundTable game={id} draft={draft} options={optionsOf(game, draft)} />
          <ChoiceCards
            game={game}
            ui={ui}
            seats={seated.length}
            values={draft.choices}
            onChange={(key, value) => set(withChoice(game, draft, key, value))}
          />
        </section>
        <div className="nt-r">
          <PacePanel draft={draft} onChange={set} />
          <PlacePanel draft={draft} onChange={set} />
        </div>
      </div>
      <div className="actbar">
        <span className="ab-rune">
          <Rune id={rune} size={26} />
        </span>
        <p role="status">{wrong ?? (local ? fresh.sayStart : fresh.sayOpen)}</p>
        {missing !== undefined && (
          <span className="why" id="why-not">
            <Sign of="lock" size={16} />
            <span>{missing}</span>
          </span>
        )}
        <button
          type="button"
          className="btn gold wide"
          disabled={missing !== undefined || opening}
          {...(missing !== undefined && { 'aria-describedby': 'why-not' })}
          onClick={() => void open()}
        >
          {opening ? fresh.opening : local ? fresh.start : fresh.open}
        </button>
      </div>
    </>
  )
}

/** What a table of other choices asks of its seats they choose anew. */
function withChoice(game: AnyGame, draft: Draft, name: string, value: string): Partial<Draft> {
  const choices = { ...draft.choices, [name]: value }
  const seat = sitting(draft).map(chair => chair.choices)
  const fits = !isRefusal(settle(game, { seats: seat.length, table: choices, seat }))
  return fits ? { choices } : { choices, chairs: draft.chairs.map(chair => ({ ...chair, choices: {} })) }
}

/** Gives why not, or goes to the table. */
async function openHere(game: GameId, draft: Draft, guest: (n: number) => string): Promise<NotDone | undefined> {
  const table = newLocalId()
  const refused = await ask('start', { table, plan: localPlan(game, draft, guest) })
  if (refused === undefined) go({ page: 'table', table })
  return refused
}

async function openThere(game: GameId, draft: Draft, guest: string): Promise<NotDone | 'no answer' | undefined> {
  const name = draft.chairs[0]?.name.trim() || guest
  const opened = (await introduceMe(name)) ? await api.open(serverPlan(game, draft, name)) : undefined
  if (opened === undefined) return 'no answer'
  if ('refused' in opened) return opened
  const chosen = sitting(draft).flatMap(({ choices }, seat) =>
    Object.keys(choices).length > 0 ? { seat, choices } : [],
  )
  if (chosen.length > 0) {
    const door = openDoor(opened.table)
    const refused = []
    for (const { seat, choices } of chosen) refused.push(await door.send({ do: 'choose', seat, choices }))
    door.close()
    const wrong = refused.find(one => one !== undefined)
    if (wrong !== undefined) return wrong
  }
  go({ page: 'table', table: opened.table })
  return undefined
}
