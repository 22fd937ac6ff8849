import type { Ask, Chance, Move } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { eventMove, exertMove } from './answer/adventure.ts'
import { chooseMove } from './answer/choices.ts'
import { rollMove } from './answer/rolls.ts'
import { shopMove } from './answer/shop.ts'
import { delayMove, exchangeMove, tokenHolder } from './answer/together.ts'
import { dieMove, travelMove } from './answer/travel.ts'
import { turnMove } from './answer/turn.ts'
import { fightMove } from './fight/fight.ts'
import { isWorthThought, think } from './fight/think.ts'

type AnyMove = Move<Runebound>
type Options<K extends keyof Runebound['asks']> = readonly Runebound['asks'][K][]

/** A quick considered answer to any question. */
export function rollout(s: State, ask: Ask, options: AnyMove[], chance: Chance): AnyMove {
  const first = atOnce(s, ask, options, chance)
  return isWorthThought(s, ask) ? think(s, ask, first, options) : first
}

/** What comes to mind first. */
function atOnce(s: State, ask: Ask, options: AnyMove[], chance: Chance): AnyMove {
  const { seat } = ask
  switch (ask.kind as keyof Runebound['asks']) {
    case 'pickHero':
      return options[chance.int(options.length)]! // every hero has its merits
    case 'turn':
      return turnMove(s, seat, options as Options<'turn'>)
    case 'travel':
      return travelMove(s, seat, options as Options<'travel'>)
    case 'die':
      return dieMove(s, seat, options as Options<'die'>)
    case 'keepRoll':
      return rollMove(s, seat, options as Options<'keepRoll'>)
    case 'follow':
    case 'traveller':
    case 'trade':
      return options[0]! // each goes its own way
    case 'event':
      return eventMove(s, seat, options as Options<'event'>)
    case 'exertTest':
      return exertMove(s, seat, options as Options<'exertTest'>)
    case 'shop':
      return shopMove(s, seat, options as Options<'shop'>)
    case 'exchange':
      return exchangeMove(s, seat)
    case 'acceptDelay':
      return delayMove(s)
    case 'margathToken':
      return tokenHolder(s, seat, options as Options<'margathToken'>)
    case 'choose':
      return chooseMove(s, seat, options as Options<'choose'>)
    case 'combat':
    case 'block':
    case 'prevent':
    case 'retreat':
    case 'yield':
      return fightMove(s, ask, options)
  }
}
