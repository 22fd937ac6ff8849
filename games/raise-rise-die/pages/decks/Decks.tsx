import { Sprite } from '../../ui/cards.ts'
import { type Card, STARTER } from '../../index.ts'
import { useState } from 'react'
import { useHall, type Wish } from '@runatal/look/hall/hall.ts'
import { Bearers } from './Bearers.tsx'
import { DeckList } from './DeckList.tsx'
import { Judgement } from './Judgement.tsx'
import { Odds } from './Odds.tsx'
import { keepDeck } from './own.ts'
import { sizeOf } from './pool.ts'
import { Pool } from './Pool.tsx'
import { Shelves } from './Shelves.tsx'
import { TestHand } from './TestHand.tsx'
import { type Bench, useDeck } from './useDeck.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { DECK_WORDS } from './words.ts'
import './decks.css'

/** The deck workshop of Raise, Rise & Die: on this device, without a network too. */
export function Decks({ code }: { code: string | undefined }) {
  const { language, play } = useHall()
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
          onClick={() => void play(wishOf(bench))}
        >
          {say.play}
        </button>
      </header>
      <div className="decks-in">
        <Bearers bench={bench} shown={shown} />
        <div className="decks-middle">
          <Pool bench={bench} show={setShown} />
          <TestHand bench={bench} show={setShown} />
        </div>
        <DeckList bench={bench} show={setShown} />
        <div className="decks-side">
          <Judgement bench={bench} />
          <Odds bench={bench} />
          <Shelves bench={bench} />
        </div>
      </div>
    </div>
  )
}

/** At once, against a bot with any of the ready decks. */
function wishOf({ code, pack }: Bench): Wish {
  const theirs = pack.decks[Math.floor(Math.random() * pack.decks.length)]
  return {
    game: 'raise-rise-die',
    choices: pack === STARTER ? {} : { pack: JSON.stringify(pack) },
    mine: { deck: code },
    theirs: theirs === undefined ? {} : { deck: theirs.id },
  }
}
