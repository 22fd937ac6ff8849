import type { Deck } from '../../index.ts'
import { useState } from 'react'
import { useHall } from '@runatal/look/hall/hall.ts'
import { canComplete, completed } from './complete.ts'
import { sizeOf } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** How full the deck is, and the rest at one press; that can be taken back until something else is changed. */
export function Completion({ bench: { pack, deck, change } }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const [done, setDone] = useState<{ before: Deck; after: Deck }>()
  const ether = pack.characters.find(({ id }) => id === deck.character)?.ether ?? 0
  const size = sizeOf(deck)
  const complete = () => {
    const after = completed(pack, deck)
    if (after === undefined) return
    setDone({ before: deck, after })
    change(after)
  }
  return (
    <div className="decks-completion">
      <b>
        {size} / {ether}
      </b>
      <progress value={Math.min(size, ether)} max={ether} aria-hidden="true" />
      {done?.after === deck ? (
        <>
          <span role="status">{say.added(addedIn(done))}</span>
          <button type="button" className="btn cut" onClick={() => change(done.before)}>
            {say.takeBack}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="btn cut"
          title={say.completeWhy}
          disabled={!canComplete(pack, deck)}
          onClick={complete}
        >
          {say.complete}
        </button>
      )}
    </div>
  )
}

/** Copies that came, of all cards. */
function addedIn({ before, after }: { before: Deck; after: Deck }): number {
  const copies = Object.entries(after.cards).map(([id, now]) => Math.max(0, now - (before.cards[id] ?? 0)))
  return copies.reduce((sum, more) => sum + more, 0)
}
