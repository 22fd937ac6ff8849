import { abilitiesOf, abilityNamed } from '../../rules/hero.ts'
import { seatOn } from '../../rules/pool.ts'
import { type Fight, NONE } from '../../rules/types.ts'
import { Scene } from '../art/Scene.tsx'
import type { Choices, Offered } from '../model/choices.ts'
import { groupsOn } from '../model/pools.ts'
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
  const points = shownBy(f, side)
  return (
    <section className="rb-abilities" aria-label={words.abilities}>
      <h3>
        {words.abilities} <small>{words.paidBy}</small>
      </h3>
      <ul className="rb-surges" tabIndex={0}>
        {surges.map(({ source, ability }) => {
          const [best] = cheapest(choices?.spots.get(`surge:${source}`) ?? [])
          const isUsed = f.used[side]!.includes(source)
          const missing = ability.cost === undefined ? 0 : ability.cost - points
          const why = isUsed ? words.usedThisRound : missing > 0 ? words.lacks(missing) : ''
          const text = (
            <>
              <Face seed={source} cost={`${ability.cost}`} />
              <span>
                <b>{game.abilityCalled(source)}</b>
                <small>{game.effect(ability.do)}</small>
                {best === undefined && why !== '' && <em>{why}</em>}
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
          const does = abilityNamed(state, seat, source)?.do
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
                <Face seed={source} cost="★" />
                <span>
                  <b>{game.abilityCalled(source)}</b>
                  <small>
                    {does === undefined ? '' : game.effect(does)} {ways.length > 1 ? words.exertsOne : ''}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A card's picture: a country of its own, and what it costs. */
function Face({ seed, cost }: { seed: string; cost: string }) {
  return (
    <span className="rb-surge-art">
      <Scene seed={seed} palette={PALETTES[seed.length % PALETTES.length]!} />
      <i>{cost}</i>
    </span>
  )
}

const PALETTES = ['dusk', 'green', 'violet', 'blue', 'red'] as const

/** The points of surge that lie there. */
function shownBy(f: Fight, side: number): number {
  return f.faces[side]!.length === 0 ? 0 : (groupsOn(f, side).find(({ icon }) => icon === 'surge')?.total ?? 0)
}

/** Fewest tokens first: what is left can pay for more. */
function cheapest(offered: readonly Offered[]): readonly Offered[] {
  return offered.toSorted((a, b) => size(a) - size(b))
}

function size({ move }: Offered): number {
  return 'tokens' in move ? move.tokens.length : 0
}
