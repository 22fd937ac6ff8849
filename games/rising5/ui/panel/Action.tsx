import type { Move } from '@runatal/kernel'
import { REGION_CARDS } from '../../content/regions.ts'
import { NONE, type Rising5 } from '../../rules/types.ts'
import { Faces } from '../art/Die.tsx'
import { HERO_LOOKS } from '../art/heroes.ts'
import { HEROES } from '../../content/names.ts'
import { cardAt, fightAt, winningFaces } from '../model/fight.ts'
import { Picture } from '../parts/Picture.tsx'
import { useTable } from '../table.ts'
import type { PanelProps } from './Panel.tsx'

/** Move, Encounter, Seal (R5-087), or give up the rest; with the odds of what waits where the hero stands. */
export function Action({ ask, press }: PanelProps) {
  const { state, words, game, me, frozen, showRule } = useTable()
  const hero = state.hero === NONE ? undefined : HEROES[state.hero]
  const place = state.hero === NONE ? NONE : state.at[state.hero]!
  const card = place === NONE ? undefined : cardAt(state, place)
  const fight = card?.strength === undefined ? undefined : fightAt({ ...state, bonus: 0 }, place, false)
  const barred = ask.barred.find(({ move }) => move.do === 'seal')
  const button = (move: Move<Rising5>) => (
    <button
      key={move.do}
      type="button"
      className={`r5-choice r5-act-${move.do}`}
      data-choice
      aria-disabled={frozen || undefined}
      {...(move.do === 'seal' && { 'aria-keyshortcuts': 's' })}
      onClick={() => press({ ask: ask.id, move })}
    >
      <span className="r5-choice-what">
        {game.move(move, state, me)}
        {move.do === 'move' && <small>{words.orPressPlace}</small>}
        {move.do === 'encounter' && card !== undefined && (
          <small>
            {fight === undefined
              ? game.cards[REGION_CARDS[state.places[place]!]!.id]
              : words.meets(game.cards[REGION_CARDS[state.places[place]!]!.id], winningFaces(fight.need))}
          </small>
        )}
        {move.do === 'seal' && <small>{words.swipeDown}</small>}
        {move.do === 'giveUp' && <small>{words.actionsLeft(state.actions)}</small>}
      </span>
      {move.do === 'encounter' && fight !== undefined && <Faces need={fight.need} />}
    </button>
  )
  return (
    <>
      {hero !== undefined && (
        <p className="r5-who-acts">
          <Picture of={HERO_LOOKS[hero].face} />
          <span>
            <b>{game.heroes[hero]}</b>
            <small>
              {'●'.repeat(state.actions)} {words.actionsLeft(state.actions)}
            </small>
          </span>
        </p>
      )}
      <div className="r5-odds">
        {ask.options.filter(move => move.do !== 'giveUp').map(button)}
        {barred !== undefined && (
          <button type="button" className="r5-choice r5-barred" onClick={() => showRule(barred.rule)}>
            <span className="r5-choice-what">
              {game.move(barred.move, state, me)}
              <small>
                {words.sealNeeds(4 - state.altars)} ({barred.rule})
              </small>
            </span>
          </button>
        )}
        {ask.options.filter(move => move.do === 'giveUp').map(button)}
      </div>
    </>
  )
}
