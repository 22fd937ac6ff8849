import type { Seat } from '@runatal/kernel'
import type { Ability } from '../../content/language.ts'
import { abilitiesOf, abilityNamed } from '../../rules/hero.ts'
import type { State } from '../../rules/types.ts'
import type { Choices } from './choices.ts'

/** An ability that something on offer comes from. */
export interface Power {
  source: string
  ability: Ability
}

/** What is asked only because an ability of mine, or of a card of mine, allows it: told where it is asked. */
export function powersBehind({ spots, bar }: Choices, s: State, me: Seat): Power[] {
  const found = new Map<string, Ability>()
  for (const { move } of [...[...spots.values()].flat(), ...bar]) {
    if ('source' in move && move.source !== undefined) {
      const ability = abilityNamed(s, me, move.source)
      if (ability !== undefined) found.set(move.source, ability)
    } else if (move.do === 'reroll' && move.card === undefined) add(['on_move', 'on_explore'], 'reroll')
    else if (move.do === 'guard') add(['passive'], 'guard_other')
  }
  return [...found].map(([source, ability]) => ({ source, ability }))

  function add(moments: readonly Ability['when'][], what: string) {
    for (const when of moments)
      for (const { source, ability } of abilitiesOf(s, me, when))
        if (ability.do.some(effect => effect.includes(what as never)) && !s.used[me]!.includes(source))
          found.set(source, ability)
  }
}
