import type { Seat } from '@runatal/kernel'
import { CITIES, distance, HEX_COUNT, hexOf } from '../../content/map.ts'
import { adventures, assets } from '../../content/tables.ts'
import type { Word } from '../../content/effects.ts'
import { KINDS } from '../../content/language.ts'
import { trophies } from '../../rules/decks.ts'
import { health } from '../../rules/hero.ts'
import { turnOrder } from '../../rules/places.ts'
import { type Choose, type Doing, NONE, type State } from '../../rules/types.ts'
import { tokenMove } from '../fight/tokens.ts'
import { fightChance } from '../foes.ts'
import { assetWorth } from '../might.ts'
import * as price from '../prices.ts'
import { textWorth } from '../texts.ts'
import { adventureNumber, assetNumber, skillNumber } from './cards.ts'
import { keepWorth } from '../hand.ts'

/** The small choices of effects: which card, hex, hero, trophy. */
export function chooseMove(s: State, seat: Seat, options: readonly Choose[]): Choose {
  const { what } = s.choice!
  if (s.fight !== null && (what === 'token' || what === 'foe_token')) return tokenMove(s, seat, options)
  const worth = worthOf(s, seat)
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const value = move.do === 'none' ? 0 : worth(move.value)
    if (value <= most) continue
    best = move
    most = value
  }
  return best
}

function worthOf(s: State, seat: Seat): (value: string) => number {
  const { step, word } = asking(s)
  switch (s.choice!.what) {
    case 'skill':
      // Learned for nothing, the best; given away, the least; and nothing is given where nothing has to be.
      if (word === 'learn_free') return id => 0.1 + keepWorth(s, seat, skillNumber(id))
      return id => (s.choice!.pass && step !== 'webPaid' ? -1 : 1) - keepWorth(s, seat, skillNumber(id))
    case 'asset':
      // Of two of a kind the better is kept; what is offered has to be better than what is there.
      if (step === 'keptAsset') return id => assetWorth(assetNumber(id))
      return id => gain(s, seat, assetNumber(id)) - (word === 'asset_market' ? cost(s, assetNumber(id)) : 0)
    case 'adventure':
      return id => cardWorth(s, seat, adventureNumber(id))
    case 'trophy':
      return kind =>
        -trophies(
          s,
          seat,
          KINDS.findIndex(name => name === kind),
        )
    case 'option':
      return option => optionWorth(s, seat, Number(option))
    case 'hero':
      return hero => s.damage[Number(hero)]! - 0.1 * health(s, Number(hero)) + (Number(hero) === seat ? 0.05 : 0)
    case 'slot':
      return slot => s.units[Number(slot)]!
    case 'hex':
      return code => hexWorth(s, seat, step, hexOf(code))
    case 'foe_token':
    case 'token':
      return () => 0
  }
}

/** Which step waits for the answer, and the word that it goes on with. */
function asking(s: State): { step: string; word?: Word } {
  const frame = s.agenda.at(-1)
  if (frame === undefined || typeof frame === 'string') return { step: frame ?? '' }
  return frame[0] === 'chosen' ? { step: frame[0], word: (frame[1] as Doing).effect[0] } : { step: frame[0] }
}

/** What an asset adds to those that a hero has. */
function gain(s: State, seat: Seat, asset: number): number {
  const old = s.assets[seat]!.find(held => assets[held]!.type === assets[asset]!.type)
  return assetWorth(asset) - (old === undefined ? -0.05 : assetWorth(old))
}

function cost(s: State, asset: number): number {
  return (s.act === 1 ? 0.4 : 0.2) * price.GOLD * assets[asset]!.cost
}

function cardWorth(s: State, seat: Seat, card: number): number {
  const found = adventures[card]!
  return found.type === 'enemy' ? fightChance(s, seat, found.enemy) : 0.7
}

function optionWorth(s: State, seat: Seat, option: number): number {
  const { texts } = s.choice!
  if (texts.length > 0) return textWorth(s, seat, texts[option]!)
  const found = s.roll === null && s.adventure < 0 ? undefined : adventures[s.adventure]
  const outcome = found?.type === 'quest' ? found.card.outcomes[option] : undefined
  // A quest's outcomes are told from the card that is being tried: the later ones ask for more, and give it.
  return outcome === undefined ? 0.1 + option : textWorth(s, seat, outcome.do)
}

function hexWorth(s: State, seat: Seat, step: string, hex: number): number {
  // A master or a warband is drawn to where heroes are, and away from cities.
  if (step === 'ariadMoves') return -nearestHero(s, hex)
  if (step === 'bandTo') return Math.min(...CITIES.map(city => distance(city, hex))) - 0.3 * nearestHero(s, hex)
  if (step === 'retreatTo') return 1
  // What is far from everybody is best done by a card.
  return 0.1 + 0.1 * nearestHero(s, hex) - 0.01 * distance(s.at[seat]!, hex)
}

function nearestHero(s: State, hex: number): number {
  // During the set-up some have no place yet.
  const placed = turnOrder(s).filter(seat => s.at[seat] !== NONE)
  return Math.min(HEX_COUNT, ...placed.map(seat => distance(s.at[seat]!, hex)))
}
