import { abilitiesOf } from '../../rules/hero.ts'
import { seatOn } from '../../rules/pool.ts'
import { NONE } from '../../rules/types.ts'
import type { Choices, Offered } from '../model/choices.ts'
import { useTable } from '../table.ts'

interface AbilitiesProps {
  side: number
  choices: Choices | undefined
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

/** Surge abilities and what else a hero can do in a fight. */
export function Abilities({ side, choices, answer, press }: AbilitiesProps) {
  const { state, words, game, frozen } = useTable()
  const f = state.fight!
  const seat = seatOn(f, side)
  if (seat === NONE) return undefined
  const surges = abilitiesOf(state, seat, 'surge')
  const uses = choices?.spots.get('use') ?? []
  const sources = [
    ...new Set(uses.flatMap(({ move }) => ('source' in move && move.source !== undefined ? move.source : []))),
  ]
  return (
    <>
      <h3>{words.abilities}</h3>
      <ul className="rb-surges">
        {surges.map(({ source, ability }) => {
          const [best] = cheapest(choices?.spots.get(`surge:${source}`) ?? [])
          const isUsed = f.used[side]!.includes(source)
          const text = (
            <>
              <i>{ability.cost}</i>
              <span>
                <b>{game.abilityCalled(source)}</b>
                <small>{isUsed ? words.usedThisRound : game.effect(ability.do)}</small>
              </span>
            </>
          )
          return (
            <li key={source}>
              {best === undefined ? (
                <span className="rb-surge rb-no">{text}</span>
              ) : (
                <button
                  type="button"
                  className="rb-surge rb-can"
                  aria-disabled={frozen || undefined}
                  data-choice
                  data-spot={`surge:${source}`}
                  onClick={() => answer(best)}
                >
                  {text}
                </button>
              )}
            </li>
          )
        })}
        {sources.map(source => {
          const ways = uses.filter(({ move }) => 'source' in move && move.source === source)
          return (
            <li key={source}>
              <button
                type="button"
                className="rb-surge rb-can"
                aria-disabled={frozen || undefined}
                data-choice
                data-spot="use"
                onClick={() => (ways.length === 1 ? answer(ways[0]!) : press('use', game.abilityCalled(source)))}
              >
                <i>★</i>
                <span>
                  <b>{game.abilityCalled(source)}</b>
                  <small>{ways.length > 1 ? words.exertsOne : ''}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Fewest tokens first: what is left can pay for more. */
function cheapest(offered: readonly Offered[]): readonly Offered[] {
  return offered.toSorted((a, b) => size(a) - size(b))
}

function size({ move }: Offered): number {
  return 'tokens' in move ? move.tokens.length : 0
}
