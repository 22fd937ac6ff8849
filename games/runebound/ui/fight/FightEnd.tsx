import broadsword from '@runatal/look/icons/drawn/broadsword.ts'
import campfire from '@runatal/look/icons/drawn/campfire.ts'
import laurelCrown from '@runatal/look/icons/drawn/laurel-crown.ts'
import mailShirt from '@runatal/look/icons/drawn/mail-shirt.ts'
import twoCoins from '@runatal/look/icons/drawn/two-coins.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import { enemies, heroes } from '../../content/tables.ts'
import { health } from '../../rules/hero.ts'
import type { Event } from '../../rules/types.ts'
import { Arena } from '../art/Arena.tsx'
import { Figure, woundsOf } from '../art/fighters/Figure.tsx'
import { enemyLooks, heroLooks } from '../art/fighters/looks.ts'
import { Rule } from '../parts/Rule.tsx'
import { nearSeat, useTable } from '../table.ts'
import type { FightTale } from './useTale.ts'

/** How a fight ended, before the map comes back: who stands, what it brought, what it cost. */
export default function FightEnd({ tale, close }: { tale: FightTale; close(): void }) {
  const { state, me, words, game, language, name } = useTable()
  const enemy = enemies[tale.enemy]!
  const hero = heroes.find(({ id }) => id === tale.hero)!.name[language]
  const seat = nearSeat(state, me)
  const most = health(state, seat)
  const left = Math.max(0, most - state.damage[seat]!)
  const gains = tale.after.flatMap(event => gainOf(event))
  const title = tale.won ? words.victory : words.falls(hero)
  return (
    <div className="rb-duel rb-over" data-fight-end>
      <section className="rb-fight-stage" aria-label={title}>
        <Arena
          seed={`fight${tale.enemy}${state.at[seat]}`}
          sky={tale.won ? 'dawn' : 'night'}
          of={enemy.id === 'margath' ? 'ruins' : enemy.subtype === 'Spider' ? 'web' : 'trees'}
        />
        <div className="rb-figure-box rb-figure-mine" data-fighter="hero">
          <Figure looks={heroLooks(tale.hero)} act={tale.won ? 'win' : 'kneel'} wounds={woundsOf(left, most)} />
        </div>
        <div className="rb-figure-box rb-figure-foe" data-fighter="foe">
          <Figure looks={enemyLooks(enemy)} act={tale.won ? 'down' : 'guard'} wounds={tale.won ? 3 : 1} flip />
        </div>
      </section>
      <section className="rb-vellum rb-verdict" role="region" aria-label={title} data-panel>
        <h2>{title}</h2>
        <p>
          {tale.won
            ? words.felled(hero, game.the(enemy.id), tale.rounds.length)
            : words.felledBy(game.the(enemy.id), tale.left)}
        </p>
        <ul className="rb-gains">
          {gains.map(({ picture, text }, i) => (
            <li key={i}>
              <Icon of={picture} />
              <b>{text}</b>
            </li>
          ))}
          <li>
            <Icon of={tale.won ? mailShirt : campfire} />
            <b>{words.healthOf(left, most)}</b>
            <small>
              {tale.won ? (
                words.healthLeft
              ) : (
                <>
                  {words.mustRestNext} <Rule id="RB-292" />
                </>
              )}
            </small>
          </li>
        </ul>
        {!tale.won && <p className="rb-keeps">{words.keepsAll}</p>}
        <table className="rb-rounds">
          <caption>{words.roundByRound}</caption>
          <thead>
            <tr>
              <th />
              <th scope="col">{words.dealt}</th>
              <th scope="col">{words.taken}</th>
            </tr>
          </thead>
          <tbody>
            {tale.rounds.map(({ dealt, taken }, i) => (
              <tr key={i}>
                <th scope="row">{words.round(i + 1)}</th>
                <td className="rb-dealt">
                  <Bits count={dealt} />
                </td>
                <td>
                  <Bits count={taken} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button" className="rb-button rb-go" data-choice data-fight-done onClick={close}>
          {words.backToMap}
        </button>
      </section>
    </div>
  )

  /** What of the fight's end is worth a picture. */
  function gainOf(event: Event): { picture: IconPicture; text: string }[] {
    if (!('seat' in event) || event.seat !== me) return []
    const picture = GAINS[event.type]
    const text = picture === undefined ? undefined : game.event(event, name)
    return picture === undefined || text === undefined ? [] : [{ picture, text }]
  }
}

const GAINS: Readonly<Partial<Record<Event['type'], IconPicture>>> = {
  trophy_gained: laurelCrown,
  gold_changed: twoCoins,
  asset_gained: broadsword,
  healed: campfire,
}

/** So many, as blocks and as a number. */
function Bits({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: Math.min(count, 12) }, (_, i) => (
        <i key={i} />
      ))}{' '}
      {count}
    </>
  )
}
