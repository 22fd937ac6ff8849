import { memo } from 'react'
import { ANIMALS } from '../../content/biome.ts'
import type { Entity } from '../../content/entities.ts'
import { Drawing } from './Drawing.tsx'

/** An Entity's power in signs. */
export const Power = memo(function Power({ entity: { effect, water } }: { entity: Entity }) {
  return (
    <span className="rauha-power" aria-hidden="true">
      {water !== undefined && (
        <>
          +{water}
          <Drawing id="drop" />
        </>
      )}
      {effect !== undefined && 'pay' in effect && (
        <>
          {effect.pay}
          <Drawing id="gem" />→
        </>
      )}
      {effect !== undefined && 'crystals' in effect && (
        <>
          +{effect.crystals}
          <Drawing id="gem" />
        </>
      )}
      {effect !== undefined && 'points' in effect && (
        <>
          {'per' in effect || 'pay' in effect ? '' : '+'}
          {effect.points}
          <Drawing id="energy" />
        </>
      )}
      {effect !== undefined && 'per' in effect && (
        <>
          /
          {effect.per === 'chosen animal' ? (
            <span className="rauha-any">
              {ANIMALS.map(animal => (
                <Drawing key={animal} id={animal} />
              ))}
            </span>
          ) : (
            <Drawing id={effect.per === 'water' ? 'drop' : effect.per} />
          )}
        </>
      )}
    </span>
  )
})
