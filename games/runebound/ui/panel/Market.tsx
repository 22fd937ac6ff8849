import { SITES } from '../../content/land.ts'
import { CITIES, codeOf, SITE_AT } from '../../content/map.ts'
import { assets } from '../../content/tables.ts'
import { priceOf } from '../../rules/shop.ts'
import { Card } from '../parts/Card.tsx'
import { useTable } from '../table.ts'
import { type PanelProps, Vellum } from './Vellum.tsx'

/** A city's market: what can be bought, put away, or sold first. */
export function Market({ choices, answer }: PanelProps) {
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
          className={offered.move.do === 'buy' ? 'rb-button rb-go' : 'rb-button rb-ghost'}
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={`panel:${id}`}
          onClick={() => answer(offered)}
        >
          {game.move(offered.move, state, me)}
        </button>
      ))
  return (
    <Vellum title={words.marketOf(name)}>
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
    </Vellum>
  )
}
