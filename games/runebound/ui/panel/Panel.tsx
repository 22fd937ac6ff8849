import type { ReactNode } from 'react'
import { adventures, assets, heroes, skills } from '../../content/tables.ts'
import { CITIES, codeOf, SITE_AT } from '../../content/map.ts'
import { SITES } from '../../content/land.ts'
import { priceOf } from '../../rules/shop.ts'
import { NONE } from '../../rules/types.ts'
import { Portrait } from '../art/Portrait.tsx'
import { Token } from '../art/Token.tsx'
import type { Choices, Offered } from '../model/choices.ts'
import { Card } from '../parts/Card.tsx'
import { Corners } from '../parts/Corners.tsx'
import { useTable } from '../table.ts'
import { sideOfToken } from '../art/Token.tsx'
import { HERO_TOKENS } from '../../content/tokens.ts'

interface PanelProps {
  choices: Choices
  answer(offered: Offered): void
}

/** What lies over the map while something is decided: an event, a test, a market, cards to choose from. */
export function Panel({ choices, answer }: PanelProps) {
  const { state } = useTable()
  const asked = choices.asked?.kind
  if (asked === 'pickHero') return <PickHero choices={choices} answer={answer} />
  if (asked === 'shop') return <Market choices={choices} answer={answer} />
  if (asked === 'choose' && [...choices.spots.keys()].some(spot => spot.startsWith('panel:')))
    return <Pick choices={choices} answer={answer} />
  if (state.test !== null) return <Test choices={choices} answer={answer} />
  if (state.roll !== null && state.roll.quest !== NONE && state.roll.for === 'quest') return <QuestRoll />
  const waits = state.asks.some(({ kind }) => kind === 'event')
  if (waits && state.adventure !== NONE) return <EventCard choices={choices} answer={answer} />
  return undefined
}

function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rb-panel rb-vellum" aria-label={title} tabIndex={0} data-panel>
      <Corners />
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function EventCard({ choices, answer }: PanelProps) {
  const { state, language, game, me, frozen } = useTable()
  const found = adventures[state.adventure]!
  const options = found.type === 'event' ? found.card.options : []
  const text = game.card(found.card.id)
  return (
    <Board title={found.card.name[language]}>
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
    </Board>
  )
}

function Test({ choices, answer }: PanelProps) {
  const { state, words, game, me, frozen } = useTable()
  const test = state.test!
  const uses = [...choices.spots].flatMap(([spot, offered]) => (spot === 'use' ? offered : []))
  return (
    <Board title={words.testOf(game.attributes[test.attribute])}>
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
            className="rb-btn"
            aria-disabled={frozen || undefined}
            data-choice
            data-spot="use"
            onClick={() => answer(offered)}
          >
            {game.move(offered.move, state, me)}
          </button>
        ))}
      </p>
    </Board>
  )
}

function QuestRoll() {
  const { state, language } = useTable()
  const { card } = adventures[state.roll!.quest]!
  return (
    <Board title={card.name[language]}>
      <div className="rb-panel-row">
        <Card id={card.id} full />
      </div>
    </Board>
  )
}

function Market({ choices, answer }: PanelProps) {
  const { state, words, game, language, me, frozen } = useTable()
  const hex = state.at[state.active]!
  const city = CITIES.indexOf(hex)
  const name = SITES[SITE_AT[hex]!]?.name[language] ?? codeOf(hex)
  const offers = state.markets[city] ?? []
  const sells = state.assets[state.active]!.filter(asset =>
    (choices.spots.get(`panel:${assets[asset]!.id}`) ?? []).some(({ move }) => move.do === 'sell'),
  )
  const buttons = (id: string, which: readonly string[]) =>
    (choices.spots.get(`panel:${id}`) ?? [])
      .filter(({ move }) => which.includes(move.do))
      .map(offered => (
        <button
          key={offered.move.do}
          type="button"
          className={offered.move.do === 'buy' ? 'rb-btn rb-go' : 'rb-btn rb-ghost'}
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={`panel:${id}`}
          onClick={() => answer(offered)}
        >
          {game.move(offered.move, state, me)}
        </button>
      ))
  return (
    <Board title={words.marketOf(name)}>
      <p className="rb-score">{words.purse(state.gold[state.active]!)}</p>
      <ul className="rb-spread rb-market">
        {offers.map(asset => {
          const { id } = assets[asset]!
          const price = priceOf(state, state.active, asset, hex)
          return (
            <li key={asset}>
              <Card id={id} full />
              <b className={price > state.gold[state.active]! ? 'rb-price rb-dear' : 'rb-price'}>
                {words.price(price)}
              </b>
              {buttons(id, ['buy', 'discard'])}
            </li>
          )
        })}
      </ul>
      {sells.length > 0 && (
        <>
          <h3>{words.mine}</h3>
          <ul className="rb-row">
            {sells.map(asset => (
              <li key={asset}>{buttons(assets[asset]!.id, ['sell'])}</li>
            ))}
          </ul>
        </>
      )}
    </Board>
  )
}

/** One of several cards. */
function Pick({ choices, answer }: PanelProps) {
  const { game, state, me, frozen } = useTable()
  const cards = [...choices.spots].flatMap(([spot, offered]) =>
    spot.startsWith('panel:') ? [{ id: spot.slice('panel:'.length), offered: offered[0]! }] : [],
  )
  return (
    <Board title={game.ask('choose', state, me)}>
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
    </Board>
  )
}

function PickHero({ choices, answer }: PanelProps) {
  const { words, game, language, frozen } = useTable()
  return (
    <Board title={words.pickHero}>
      <ul className="rb-heroes">
        {heroes.map((hero, i) => {
          const [offered] = choices.spots.get(`panel:${hero.id}`) ?? []
          if (offered === undefined) return undefined
          const text = game.card(hero.id)
          return (
            <li key={hero.id}>
              <button
                type="button"
                className="rb-hero rb-can"
                aria-disabled={frozen || undefined}
                data-choice
                data-spot={`panel:${hero.id}`}
                onClick={() => answer(offered)}
              >
                <span className="rb-portrait">
                  <Portrait hero={hero.id} />
                </span>
                <span className="rb-hero-in">
                  <b>{hero.name[language]}</b>
                  <small>
                    {game.attributes.body} {hero.body} · {game.attributes.mind} {hero.mind} · {game.attributes.spirit}{' '}
                    {hero.spirit}
                  </small>
                  <small>
                    {game.stats.health} {hero.health} · {game.stats.speed} {hero.speed} · {game.stats.hand} {hero.hand}
                  </small>
                  <span className="rb-hero-tokens" aria-hidden="true">
                    {HERO_TOKENS[i]!.map(token => (
                      <Token key={token} {...sideOfToken(token, 0)} />
                    ))}
                  </span>
                  <small>{text.lines[0]}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Board>
  )
}
