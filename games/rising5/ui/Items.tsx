import { ITEMS } from '../content/names.ts'
import { HELD } from '../rules/types.ts'
import { ITEM_PICTURES } from './art/pictures.ts'
import type { Choices, Press } from './model/choices.ts'
import { Picture } from './parts/Picture.tsx'
import { useTable } from './table.ts'

/** R5-267, R5-270: the team's pool. What can be used now glows, for everybody; what cannot, says why. */
export function Items({ choices, press }: { choices: Choices; press(press: Press): void }) {
  const { state, words, game, frozen, zoom } = useTable()
  const held = ITEMS.filter((_, item) => state.items[item] === HELD)
  return (
    <section className="r5-items" aria-label={words.items} data-spot="items">
      <h3 className="r5-title">{words.items}</h3>
      {held.length === 0 && <p className="r5-fine">{words.noItems}</p>}
      <ul>
        {held.map(item => {
          const choice = choices.items.get(item)
          const rule = choices.itemsBarred.get(item)
          return (
            <li key={item} data-piece={`item:${item}`}>
              <button
                type="button"
                className={choice === undefined ? 'r5-item' : 'r5-item r5-legal'}
                data-choice={choice === undefined ? undefined : true}
                data-item={item}
                aria-disabled={frozen || undefined}
                aria-label={choice === undefined ? words.itemIdle(item, rule) : words.useItem(item)}
                title={choice === undefined ? words.itemIdle(item, rule) : game.items[item].does}
                onClick={() => (choice === undefined ? zoom({ what: 'item', item }) : press(choice))}
              >
                <Picture of={ITEM_PICTURES[item]} />
                <span aria-hidden>{words.shortItem[item]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
