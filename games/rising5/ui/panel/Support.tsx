import { Faces } from '../art/Die.tsx'
import { fightOf, winningFaces } from '../model/fight.ts'
import { useTable } from '../table.ts'
import { FightSum } from './FightSum.tsx'
import type { PanelProps } from './Panel.tsx'

/** How many cards to give, or whether to ask for any: each answer with the faces that would then win. */
export function Support({ ask, press }: PanelProps) {
  const { state, words, game, me, frozen } = useTable()
  const fight = fightOf(state)
  if (fight === undefined) return undefined
  return (
    <>
      <FightSum />
      <div className="r5-odds">
        {ask.options.map((move, i) => {
          const cards = 'cards' in move ? move.cards : 0
          // R5-255: an offer says how many in all.
          const need = fight.need - cards + (move.do === 'offer' ? (state.given[me] ?? 0) : 0)
          return (
            <button
              key={i}
              type="button"
              className="r5-choice"
              data-choice
              aria-disabled={frozen || undefined}
              onClick={() => press({ ask: ask.id, move })}
            >
              {'cards' in move && <span className="r5-choice-n">{cards}</span>}
              <span className="r5-choice-what">
                {move.do === 'give' ? words.giveCards(cards) : game.move(move, state, me)}
                {move.do !== 'ask' && <small>{words.sixths(winningFaces(need))}</small>}
              </span>
              {move.do !== 'ask' && <Faces need={need} />}
            </button>
          )
        })}
      </div>
    </>
  )
}
