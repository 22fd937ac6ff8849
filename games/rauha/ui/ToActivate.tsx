import type { Seat } from '@runatal/kernel'
import type { Choices } from './model/choices.ts'
import { preview, type Preview } from './model/preview.ts'
import { biome, biomeAt } from './model/world.ts'
import { Drawing } from './parts/Drawing.tsx'
import { Gain } from './parts/Gain.tsx'
import { useTable } from './table.ts'

interface ToActivateProps {
  seat: Seat
  choices: Choices
  gains: ReadonlyMap<number, Preview>
}

/** What is left to activate and what each would bring, before anything is pointed at. */
export function ToActivate({ seat, choices, gains }: ToActivateProps) {
  const { state, words, game } = useTable()
  return (
    <section className="rauha-sum rauha-to-activate">
      <h2>{words.toActivate}</h2>
      <div className="rauha-rows">
        {[...choices.cells].map(([cell, choice]) => (
          <div key={cell} className="rauha-row">
            <Drawing id={biome(biomeAt(state, seat, cell)).types[0] ?? 'desert'} />
            <span>{words.capital(game.cells[cell]!)}</span>
            <span className="rauha-amount">
              {'intent' in choice ? (
                <>
                  +1 <Drawing id="spore" />
                </>
              ) : (
                <Gain points={gains.get(cell)?.points ?? 0} crystals={gains.get(cell)?.crystals ?? 0} />
              )}
            </span>
          </div>
        ))}
        {[...choices.entities].map(([id, choice]) => {
          const gain = 'move' in choice ? preview(state, seat, choice.ask, choice.move, true) : undefined
          return (
            <div key={id} className="rauha-row">
              <Drawing id={id} />
              <span>{id}</span>
              <span className="rauha-amount">
                {gain !== undefined && <Gain points={gain.points} crystals={gain.crystals} />}
              </span>
            </div>
          )
        })}
      </div>
    </section>
  )
}
