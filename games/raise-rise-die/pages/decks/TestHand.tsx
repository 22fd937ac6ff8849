import { FastChance } from '@runatal/kernel'
import type { Card as Printed } from '../../index.ts'
import { Card, labelOf } from '../../ui/cards.ts'
import { useMemo, useState } from 'react'
import { useHall } from '@runatal/look/hall/hall.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** A hand as the first bout would give it, and the Top soul after it. */
export function TestHand({ bench: { pack, deck }, show }: { bench: Bench; show(card: Printed): void }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const [seed, setSeed] = useState(1)
  const active = pack.characters.find(({ id }) => id === deck.character)?.active ?? 5
  const [hand, top] = useMemo(() => {
    const cards = pack.cards.flatMap(card => Array.from({ length: deck.cards[card.id] ?? 0 }, () => card))
    new FastChance(seed).shuffle(cards)
    return [cards.slice(0, active), cards[active]] as const
  }, [pack, deck, active, seed])
  return (
    <section className="decks-hand" aria-label={say.testHand}>
      <h2>{say.testHand}</h2>
      <ul>
        {[...hand, ...(top === undefined ? [] : [top])].map((card, i) => (
          <li key={i} className={i === hand.length ? 'top' : ''}>
            <button type="button" onClick={() => show(card)}>
              <span className="sr">{labelOf(card, language)}</span>
              <Card card={card} level="mini" language={language} />
            </button>
            {i === hand.length && <small>{say.topSoul}</small>}
          </li>
        ))}
      </ul>
      <button type="button" className="btn cut" onClick={() => setSeed(seed + 1)}>
        {say.drawAgain}
      </button>
    </section>
  )
}
