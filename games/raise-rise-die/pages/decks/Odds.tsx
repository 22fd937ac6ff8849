import { TYPES } from '../../index.ts'
import { boardWords } from '../../ui/cards.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import { useState } from 'react'
import { chanceOf } from './odds.ts'
import { sizeOf } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

const BOUTS = [1, 2, 3, 4]

/** How likely one of some cards, or two, come to the hand by each bout: with the active draws alone (RRD-090). */
export function Odds({ bench: { pack, deck } }: { bench: Bench }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const active = pack.characters.find(({ id }) => id === deck.character)?.active ?? 0
  const cards = pack.cards.filter(({ id }) => deck.cards[id] !== undefined)
  const copies = cards.reduce((sum, { id }) => sum + (chosen.has(id) ? (deck.cards[id] ?? 0) : 0), 0)
  return (
    <section className="decks-odds" aria-label={say.odds}>
      <h2>
        {say.odds} <small>{say.oddsOf(copies)}</small>
      </h2>
      <div className="decks-filters">
        {TYPES.map(type => (
          <button
            key={type}
            type="button"
            className="decks-toggle"
            onClick={() => choose(new Set(cards.filter(card => card.type === type).map(({ id }) => id)))}
          >
            {boardWords[language].types[type]}
          </button>
        ))}
        <button type="button" className="decks-toggle" disabled={copies === 0} onClick={() => choose(new Set())}>
          {say.oddsNone}
        </button>
      </div>
      <fieldset className="decks-chosen">
        <legend className="sr">{say.oddsChoose}</legend>
        {cards.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) =>
                choose(new Set(target.checked ? [...chosen, id] : [...chosen].filter(one => one !== id)))
              }
            />
            <span>{name[language]}</span> <b>× {deck.cards[id]}</b>
          </label>
        ))}
      </fieldset>
      <table className="decks-slots">
        <thead>
          <tr>
            <th>{say.oddsBy}</th>
            <th>{say.atLeast(1)}</th>
            <th>{say.atLeast(2)}</th>
          </tr>
        </thead>
        <tbody>
          {BOUTS.map(bout => (
            <tr key={bout}>
              <th scope="row">{bout === 1 ? say.openingHand : say.byBout(bout)}</th>
              {[1, 2].map(wanted => (
                <td key={wanted}>{say.percent(chanceOf(sizeOf(deck), copies, active * bout, wanted))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="decks-note">{say.oddsNote(active)}</p>
    </section>
  )
}
