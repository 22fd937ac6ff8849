import { HEROES, ITEMS, RELICS } from '../content/names.ts'
import { AWAY } from '../rules/types.ts'
import { HeroShape } from './art/Hero.tsx'
import { ITEM_PICTURES } from './art/pictures.ts'
import { RedMoon } from './art/RedMoon.tsx'
import { Symbol } from './art/Symbol.tsx'
import { moonsInSight } from './model/fight.ts'
import { nextMoon } from './model/pile.ts'
import { Picture } from './parts/Picture.tsx'
import { useTable } from './table.ts'

/** Beside the Portal: Relics and Artefacts to win, the cards to draw with their moons, and those played. */
export function Piles() {
  const { state, words, zoom } = useTable()
  const moonIn = state.moonWaiting ? undefined : nextMoon(state)
  return (
    <>
      <div className="r5-side r5-treasure">
        <span className="r5-relics">
          {RELICS.filter(relic => state.items[ITEMS.indexOf(relic)] === AWAY).map(relic => (
            <button
              key={relic}
              type="button"
              className="r5-relic"
              data-piece={`item:${relic}`}
              aria-label={words.relicToWin(relic)}
              onClick={() => zoom({ what: 'item', item: relic })}
            >
              <Picture of={ITEM_PICTURES[relic]} />
            </button>
          ))}
        </span>
        <span className="r5-label">{words.relics}</span>
        <span className="r5-pile r5-small" data-spot="artefacts">
          {state.artefactPile.length > 0 && (
            <span className="r5-back">
              <Symbol of="artefact" size={20} />
            </span>
          )}
        </span>
        <span className="r5-label">
          {words.artefacts} <b>{state.artefactPile.length}</b>
        </span>
      </div>
      <div className="r5-side r5-draw" data-spot="pile">
        <h3>{words.pile}</h3>
        <span className="r5-pile">
          {state.pile.length > 0 && <span className="r5-back r5-under" />}
          {state.pile.length > 0 && !state.moonWaiting && <span className="r5-back" />}
          {state.moonWaiting && (
            <span className="r5-red-moon" data-piece="red-moon">
              <RedMoon />
            </span>
          )}
        </span>
        <span className="r5-tag" title={words.pileSays(state.pile.length - state.moonsInPile, state.moonsInPile)}>
          <span className="r5-hidden">{words.pileSays(state.pile.length - state.moonsInPile, state.moonsInPile)}</span>
          <span aria-hidden>{state.pile.length - state.moonsInPile} +</span>
          <Symbol of="moon" size={14} />
          <span aria-hidden>{state.moonsInPile}</span>
        </span>
        {moonIn !== undefined && (
          <span className="r5-tag r5-next-moon" title={words.moonInSays(moonIn)}>
            <span className="r5-hidden">{words.moonInSays(moonIn)}</span>
            <span aria-hidden>{words.moonIn(moonIn)}</span>
          </span>
        )}
        <span className={state.moonWaiting ? 'r5-tag r5-tag-red' : 'r5-tag'}>
          {words.crisisOf(moonsInSight(state))}
        </span>
      </div>
      <div className="r5-side r5-discard">
        <button
          type="button"
          className="r5-pile r5-small"
          data-spot="discard"
          aria-label={words.discardSays(state.discard.length)}
          onClick={() => zoom({ what: 'discard' })}
        >
          {state.discard.length > 0 && (
            <span className="r5-face-up">
              <HeroShape hero={HEROES[state.discard.at(-1)!]!} size={24} />
            </span>
          )}
        </button>
        <span className="r5-label" aria-hidden>
          {words.discard} <b>{state.discard.length}</b>
        </span>
      </div>
    </>
  )
}
