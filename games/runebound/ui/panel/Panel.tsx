import { adventures } from '../../content/tables.ts'
import { tradeOffered } from '../../messages/asked.ts'
import { NONE } from '../../rules/types.ts'
import { Card } from '../parts/Card.tsx'
import { useTable } from '../table.ts'
import { EventCard } from './EventCard.tsx'
import { Market } from './Market.tsx'
import { PickHero } from './PickHero.tsx'
import { TestPanel } from './TestPanel.tsx'
import { type PanelProps, Vellum } from './Vellum.tsx'

/** What lies over the map while something is decided: an event, a test, a market, cards to choose from. */
export function Panel({ choices, answer }: PanelProps) {
  const { state } = useTable()
  const asked = choices.asked?.kind
  if (asked === 'pickHero') return <PickHero choices={choices} answer={answer} />
  if (asked === 'shop') return <Market choices={choices} answer={answer} />
  if (asked === 'choose' && [...choices.spots.keys()].some(spot => spot.startsWith('panel:')))
    return <Pick choices={choices} answer={answer} />
  if (asked === 'exchange') return <OfferedTrade />
  if (state.test !== null) return <TestPanel choices={choices} answer={answer} />
  if (state.roll !== null && state.roll.quest !== NONE && state.roll.for === 'quest') return <QuestRoll />
  const waits = state.asks.some(({ kind }) => kind === 'event')
  if (waits && state.adventure !== NONE) return <EventCard choices={choices} answer={answer} />
  return undefined
}

function QuestRoll() {
  const { state, language } = useTable()
  const { card } = adventures[state.roll!.quest]!
  return (
    <Vellum title={card.name[language]}>
      <div className="rb-panel-row">
        <Card id={card.id} full />
      </div>
    </Vellum>
  )
}

/** What somebody offers me, and what for. */
function OfferedTrade() {
  const { state, words, me, game } = useTable()
  const deal = tradeOffered(state)
  if (deal === undefined) return undefined
  return (
    <Vellum title={game.ask('exchange', state, me)}>
      <div className="rb-trade">
        {[
          { title: words.youGet, gold: deal.gold, cards: deal.comes },
          { title: words.youGive, gold: -deal.gold, cards: deal.goes },
        ].map(({ title, gold, cards }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            {gold > 0 && <p className="rb-score">{words.price(gold)}</p>}
            <ul className="rb-spread">
              {cards.map(id => (
                <li key={id}>
                  <Card id={id} full />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Vellum>
  )
}

/** One of several cards. */
function Pick({ choices, answer }: PanelProps) {
  const { game, state, me, frozen } = useTable()
  const cards = [...choices.spots].flatMap(([spot, offered]) =>
    spot.startsWith('panel:') ? [{ id: spot.slice('panel:'.length), offered: offered[0]! }] : [],
  )
  return (
    <Vellum title={game.ask('choose', state, me)}>
      <ul className="rb-spread">
        {cards.map(({ id, offered }) => (
          <li key={id}>
            <button
              type="button"
              className="rb-held rb-can"
              aria-disabled={frozen || undefined}
              data-choice
              data-spot={`panel:${id}`}
              onClick={() => answer(offered)}
            >
              <Card id={id} full />
            </button>
          </li>
        ))}
      </ul>
    </Vellum>
  )
}
