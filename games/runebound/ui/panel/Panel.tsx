import { adventures, skills } from '../../content/tables.ts'
import { tradeOffered } from '../../messages/asked.ts'
import { NONE } from '../../rules/types.ts'
import { Card } from '../parts/Card.tsx'
import { useTable } from '../table.ts'
import { Market } from './Market.tsx'
import { PickHero } from './PickHero.tsx'
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
  if (state.test !== null) return <Test choices={choices} answer={answer} />
  if (state.roll !== null && state.roll.quest !== NONE && state.roll.for === 'quest') return <QuestRoll />
  const waits = state.asks.some(({ kind }) => kind === 'event')
  if (waits && state.adventure !== NONE) return <EventCard choices={choices} answer={answer} />
  return undefined
}

function EventCard({ choices, answer }: PanelProps) {
  const { state, language, game, me, frozen } = useTable()
  const found = adventures[state.adventure]!
  const options = found.type === 'event' ? found.card.options : []
  const text = game.card(found.card.id)
  return (
    <Vellum title={found.card.name[language]}>
      <div className="rb-panel-row">
        <Card id={found.card.id} />
        <ul className="rb-options">
          {options.map((option, i) => {
            const [offered] = choices.spots.get(`panel:${i}`) ?? []
            const line = text.lines[i] ?? option.name[language]
            return (
              <li key={i}>
                {offered === undefined ? (
                  <p className="rb-option rb-no">{line}</p>
                ) : (
                  <button
                    type="button"
                    className="rb-option rb-can"
                    aria-disabled={frozen || undefined}
                    data-choice
                    data-spot={`panel:${i}`}
                    onClick={() => answer(offered)}
                  >
                    {game.move(offered.move, state, me)}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Vellum>
  )
}

function Test({ choices, answer }: PanelProps) {
  const { state, words, game, me, frozen } = useTable()
  const test = state.test!
  const uses = [...choices.spots].flatMap(([spot, offered]) => (spot === 'use' ? offered : []))
  return (
    <Vellum title={words.testOf(game.attributes[test.attribute])}>
      <p className="rb-score" role="status">
        {words.successes(test.successes, test.counted ? undefined : test.need)}
      </p>
      <ul className="rb-spread">
        {test.cards.map((card, i) => (
          <li key={i} className={skills[card]!.success ? 'rb-hit' : ''}>
            <Card id={skills[card]!.id} />
          </li>
        ))}
      </ul>
      {choices.asked?.kind === 'exertTest' && <p className="rb-note">{words.exertNote}</p>}
      <p className="rb-row">
        {uses.map(offered => (
          <button
            key={JSON.stringify(offered.move)}
            type="button"
            className="rb-button"
            aria-disabled={frozen || undefined}
            data-choice
            data-spot="use"
            onClick={() => answer(offered)}
          >
            {game.move(offered.move, state, me)}
          </button>
        ))}
      </p>
    </Vellum>
  )
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
