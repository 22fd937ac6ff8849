import { skills } from '../../content/tables.ts'
import { abilityNamed } from '../../rules/hero.ts'
import { Ring } from '../fight/Ring.tsx'
import { percentOf } from '../model/trials.ts'
import { Card } from '../parts/Card.tsx'
import { useTable } from '../table.ts'
import { type PanelProps, Vellum } from './Vellum.tsx'

/** A test: the cards that are drawn lie on the table, and beside them what one more would be worth. */
export function TestPanel({ choices, answer }: PanelProps) {
  const { state, words, game, me, frozen } = useTable()
  const test = state.test!
  const uses = choices.spots.get('use') ?? []
  const isExerting = choices.asked?.kind === 'exertTest'
  const lacks = test.need - test.successes
  return (
    <Vellum title={words.testOf(game.attributes[test.attribute])}>
      <p className="rb-score" role="status">
        {words.successes(test.successes, test.counted ? undefined : test.need)}
      </p>
      <ul className="rb-spread rb-drawn">
        {test.cards.map((card, i) => (
          <li key={i} className={skills[card]!.success ? 'rb-hit' : ''}>
            <Card id={skills[card]!.id} />
          </li>
        ))}
      </ul>
      {isExerting && (
        <p className="rb-note rb-chance">
          <span>{words.exertNote}</span>
          {!test.counted && lacks === 1 && <OneMore percent={percentOf(state, 1, 1)} />}
        </p>
      )}
      <ul className="rb-row">
        {uses.map(offered => {
          const { move } = offered
          const does = move.do === 'use' ? abilityNamed(state, me, move.source)?.do : undefined
          return (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                className="rb-button"
                aria-disabled={frozen || undefined}
                data-choice
                data-spot="use"
                onClick={() => answer(offered)}
              >
                <span>
                  {game.move(move, state, me)}
                  {does !== undefined && <small>{game.effect(does)}</small>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Vellum>
  )
}

function OneMore({ percent }: { percent: number }) {
  const { words } = useTable()
  return <Ring percent={percent} said={words.oneMore(percent)} />
}
