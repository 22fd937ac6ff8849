import { memo } from 'react'
import type { Animal } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import { NONE, type State } from '../rules/types.ts'
import type { Choices } from './model/choices.ts'
import { rulesOfEntity } from './model/rules.ts'
import { has } from './model/world.ts'
import { Dot, Drawing, Said } from './parts/Drawing.tsx'
import { Power } from './parts/Power.tsx'
import { Why } from './parts/Why.tsx'
import { useSetting } from './table.ts'

interface EntitiesProps extends Pick<State, 'owners' | 'usedEntities'> {
  choices: Choices
  /** Those that a previewed placing would bring to me, with spaces between. */
  coming: string
  press(entity: number): void
  showRule(id: string): void
}

/** The seven, each with its power and its owner: pressed to activate, or to look closely. */
export const Entities = memo(function Entities(props: EntitiesProps) {
  const { owners, usedEntities, choices, coming, press, showRule } = props
  const { words, game, name, me } = useSetting()
  return (
    <ul className="rauha-entities" aria-label={words.entities}>
      {ENTITIES.map((entity, number) => {
        const owner = owners[number] ?? NONE
        const isUsed = has(usedEntities, number)
        const isLegal = choices.entities.has(entity.id)
        const isComing = coming.split(' ').includes(entity.id)
        const rule = choices.entitiesBarred.get(entity.id)
        const called =
          entity.symbol in game.types
            ? game.types[entity.symbol as keyof typeof game.types]
            : game.animals[entity.symbol as Animal]
        const label = [
          isLegal ? `${words.activate} ${entity.id}` : entity.id,
          game.power(entity),
          words.calledBy(called),
          owner === NONE ? words.free : owner === me ? words.you : words.ownedBy(name(owner)),
          ...(isUsed ? [words.usedUp] : []),
        ].join(', ')
        return (
          <li key={entity.id}>
            <button
              type="button"
              className={`rauha-entity${isLegal ? ' rauha-legal' : ''}${isComing ? ' rauha-coming' : ''}`}
              data-entity={entity.id}
              data-about={rulesOfEntity(number)[0]}
              data-choice={isLegal || undefined}
              onClick={() => press(number)}
            >
              <Said>{label}</Said>
              <Drawing id={isUsed ? `${entity.id}-dark` : entity.id} className="rauha-spirit" />
              {/* Three of these in a line call it (RAU-105, RAU-106). */}
              <span className="rauha-calls" aria-hidden="true" title={words.calledBy(called)}>
                3<Drawing id={entity.symbol} />
              </span>
              <span className="rauha-entity-text" aria-hidden="true">
                <b>{entity.id}</b>
                <Power entity={entity} />
              </span>
            </button>
            <span className="rauha-owner" aria-hidden="true">
              {owner === NONE ? <span className="rauha-dot rauha-nobody">–</span> : <Dot seat={owner} />}
              {isComing && me >= 0 && (
                <>
                  <i className="rauha-arrow" />
                  <Dot seat={me} className="rauha-dot rauha-next" />
                </>
              )}
            </span>
            {rule !== undefined && owner === me && <Why rule={rule} showRule={showRule} />}
          </li>
        )
      })}
    </ul>
  )
})
