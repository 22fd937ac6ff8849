import { Sprite } from '@runatal/raise-rise-die/cards'
import { type Card, STARTER } from '@runatal/raise-rise-die'
import { useState } from 'react'
import { myName } from '../../../../web/src/me.ts'
import { go } from '../../../../web/src/router.ts'
import { botOf } from '../../../../web/src/tables/bots.ts'
import { ask } from '../../../../web/src/tables/desk.ts'
import { newLocalId } from '../../../../web/src/tables/local.ts'
import { useSpoken } from '../../../../web/src/words/words.ts'
import { Bearers } from './Bearers.tsx'
import { DeckList } from './DeckList.tsx'
import { Judgement } from './Judgement.tsx'
import { keepDeck } from './own.ts'
import { sizeOf } from './pool.ts'
import { Pool } from './Pool.tsx'
import { Shelves } from './Shelves.tsx'
import { TestHand } from './TestHand.tsx'
import { type Bench, useDeck } from './useDeck.ts'
import { useTitle } from '../../../../web/src/parts/title.ts'
import { DECK_WORDS } from './words.ts'
import './decks.css'

/** The deck workshop of Raise, Rise & Die: on this device, without a network too. */
export function Decks({ code }: { code: string | undefined }) {
  const { language, words } = useSpoken()
  const say = DECK_WORDS[language]
  useTitle(say.title)
  const bench = useDeck(code, say.untitled)
  const [shown, setShown] = useState<Card>()
  const [isKept, setKept] = useState(false)
  const ether = bench.pack.characters.find(({ id }) => id === bench.deck.character)?.ether ?? 0
  const isLegal = bench.faults.length === 0
  return (
    <div className="decks rrd-theme">
      <Sprite />
      <header className="decks-top">
        <h1>{say.title}</h1>
        <label className="decks-name">
          <span className="sr">{say.name}</span>
          <input
            value={bench.name}
            maxLength={60}
            onChange={event => {
              bench.rename(event.target.value)
              setKept(false)
            }}
          />
        </label>
        <p className={isLegal ? 'decks-state good' : 'decks-state'} role="status">
          {sizeOf(bench.deck)} / {ether}
          {', '}
          {isLegal ? say.legal : say.toMend(bench.faults.length)}
        </p>
        <button
          type="button"
          className="btn cut"
          onClick={() => {
            keepDeck({ id: bench.id, name: bench.name.trim() || say.untitled, code: bench.code })
            setKept(true)
          }}
        >
          {isKept ? say.kept : say.keep}
        </button>
        <button
          type="button"
          className="btn gold"
          disabled={!isLegal}
          title={isLegal ? undefined : say.playWhy}
          onClick={() => void play(bench, words.fresh.guest(1))}
        >
          {say.play}
        </button>
      </header>
      <div className="decks-in">
        <Bearers bench={bench} shown={shown} />
        <Pool bench={bench} show={setShown} />
        <DeckList bench={bench} show={setShown} />
        <div className="decks-side">
          <Judgement bench={bench} />
          <TestHand bench={bench} show={setShown} />
          <Shelves bench={bench} />
        </div>
      </div>
    </div>
  )
}

/** At once, against a bot with any of the ready decks. */
async function play({ code, pack }: Bench, guest: string): Promise<void> {
  const table = newLocalId()
  const theirs = pack.decks[Math.floor(Math.random() * pack.decks.length)]
  const refused = await ask('start', {
    table,
    plan: {
      game: 'raise-rise-die',
      seats: [{ name: myName() || guest }, { bot: botOf('raise-rise-die', 'adept') }],
      choices: pack === STARTER ? {} : { pack: JSON.stringify(pack) },
      seatChoices: [{ deck: code }, theirs === undefined ? {} : { deck: theirs.id }],
      clock: { kind: 'none' },
    },
  })
  if (refused === undefined) go({ page: 'table', table })
}
