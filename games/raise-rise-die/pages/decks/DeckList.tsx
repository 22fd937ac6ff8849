import { type Card, TYPES } from '../../index.ts'
import { boardWords, Token, TypeSign } from '../../ui/cards.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import { Completion } from './Completion.tsx'
import { withCopies } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

/** The deck as a list, by type; what is wrong stands out. */
export function DeckList({ bench, show }: { bench: Bench; show(card: Card): void }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const { pack, deck, change, faults } = bench
  const isWrong = ({ id }: Card) => faults.some(({ card }) => card === id)
  const unknown = Object.keys(deck.cards).filter(id => !pack.cards.some(card => card.id === id))
  return (
    <section className="decks-list" aria-label={say.list}>
      {TYPES.map(type => {
        const cards = pack.cards
          .filter(card => card.type === type && deck.cards[card.id] !== undefined)
          .toSorted((a, b) => a.cost - b.cost || a.name[language].localeCompare(b.name[language]))
        const count = cards.reduce((sum, { id }) => sum + (deck.cards[id] ?? 0), 0)
        return (
          <section key={type}>
            <h2 className={`rrd-t-${type}`}>
              <TypeSign type={type} /> {boardWords[language].types[type]} <small>{count}</small>
            </h2>
            <ul>
              {cards.map(card => (
                <li key={card.id} className={isWrong(card) ? 'wrong' : ''}>
                  <button type="button" className="decks-line" onClick={() => show(card)}>
                    <Token of="cost" n={card.cost} />
                    <span>{card.name[language]}</span>
                    <Token of="soul" n={card.va} />
                    <b>× {deck.cards[card.id]}</b>
                  </button>
                  <button
                    type="button"
                    className="decks-out"
                    aria-label={say.less(card.name[language])}
                    onClick={() => change(withCopies(deck, card.id, -1))}
                  >
                    −
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {unknown.map(id => (
        <p key={id} className="wrong">
          {id}{' '}
          <button type="button" className="decks-out" onClick={() => change(withCopies(deck, id, -99))}>
            {say.remove}
          </button>
        </p>
      ))}
      <Completion bench={bench} />
    </section>
  )
}
