import { FastChance, type Move, Play, type Seat } from '@runatal/kernel'
import { adventures, enemies, enemyNamed } from '../content/tables.ts'
import { openFight } from '../rules/opening.ts'
import { rules } from '../rules/runebound.ts'
import type { Runebound, State, TurnMove } from '../rules/types.ts'
import { fightOut } from './fight/out.ts'

/** How fights went that were fought in the mind, as shares of 1. */
export interface Odds {
  won: number
  lost: number
  /** Left by retreat, or because a card or the Queen ended it. */
  left: number
  /** Mean damage that the hero takes. */
  damage: number
  /** Mean damage that the enemy has more at the end. */
  dealt: number
  fights: number
}

/** Whom a hero might fight: an enemy of a card, or one of the scenario's where it stands (`mark` as in the move). */
export interface Foe {
  enemy: string
  mark?: number
  /** Where they meet, if not where the hero stands. */
  hex?: number
}

/**
 * The odds of a fight before it is begun, from what the seat may see: fought to its end by the bots' own play, a few
 * hundred times in some ten milliseconds. The same position gives the same odds.
 */
export function oddsOfFight(seen: State, seat: Seat, foe: Foe, fights = 200): Odds {
  return sample(seen, seat, fights, (s, play) => meet(s, seat, foe, play))
}

/** The odds of a fight with what a gem might bring, if it brings an enemy: those of the deck that the seat has not seen. */
export function oddsOfGem(seen: State, seat: Seat, kind: number, fights = 200): Odds & { enemies: number } {
  const world = rules.imagine(seen, seat, new FastChance(fights))
  const deck = world.adventureDecks[kind]!
  const foes = deck.flatMap(card => {
    const found = adventures[card]!
    return found.type === 'enemy' ? found.card.id : []
  })
  let next = 0
  const odds = sample(seen, seat, foes.length === 0 ? 0 : fights, (s, play) =>
    meet(s, seat, { enemy: foes[next++ % foes.length]! }, play),
  )
  return { ...odds, enemies: deck.length === 0 ? 0 : foes.length / deck.length }
}

/** The odds of the fight that is on, for the hero who fights it. */
export function oddsNow(seen: State, fights = 200): Odds {
  return sample(seen, seen.fight!.seat, fights, () => {})
}

/** The odds of the fight that is on, once the hero has answered so. */
export function oddsAfter(seen: State, kind: 'combat' | 'block', move: Move<Runebound>, fights = 200): Odds {
  const { seat } = seen.fight!
  return sample(seen, seat, fights, (s, play) => {
    const ask = s.asks.find(open => open.seat === seat && open.kind === kind)
    if (ask !== undefined) play.play(ask, move)
  })
}

function meet(s: State, seat: Seat, foe: Foe, play: Play<Runebound>) {
  clearTable(s, seat)
  if (foe.hex !== undefined) s.at[seat] = foe.hex
  if (isOnMap(foe.enemy)) engage(s, seat, foe, play)
  else openFight(s, { seat, enemy: enemyNamed(foe.enemy), cause: 'card' }, play)
  play.advance()
}

/** Those of the scenario's own enemies are as strong as the table has made them. */
function isOnMap(id: string): boolean {
  const enemy = enemies[enemyNamed(id)]!
  return enemy.deck === undefined
}

function sample(seen: State, seat: Seat, fights: number, begin: (s: State, play: Play<Runebound>) => void): Odds {
  const chance = new FastChance(fights)
  const world = rules.imagine(seen, seat, chance)
  const odds: Odds = { won: 0, lost: 0, left: 0, damage: 0, dealt: 0, fights }
  for (let i = 0; i < fights; i++) {
    const s = rules.clone(world)
    let how: 'won' | 'lost' | 'left' = 'left'
    const before = s.damage[seat]!
    const play = new Play(rules, s, chance, event => {
      if (event.type === 'combat_won') how = event.enemy !== undefined || event.seat === seat ? 'won' : 'lost'
      else if (event.type === 'combat_lost' || event.type === 'hero_removed') how = 'lost'
      else if (event.type === 'enemy_damaged') odds.dealt += event.amount / fights
      else if (event.type === 'enemy_healed') odds.dealt -= event.amount / fights
    })
    begin(s, play)
    fightOut(play)
    odds[how] += 1 / fights
    if (s.out[seat] === 0) odds.damage += (s.damage[seat]! - before) / fights
  }
  return odds
}

/** It is the hero's turn, and nothing else is going on. */
function clearTable(s: State, seat: Seat) {
  s.agenda = []
  s.asks = []
  s.fight = null
  s.choice = null
  s.roll = null
  s.test = null
  s.hit = null
  s.active = seat
  s.actions = 1
  s.used[seat] = []
}

function engage(s: State, seat: Seat, { enemy, mark }: Foe, play: Play<Runebound>) {
  const move: TurnMove = { do: 'engage', enemy, mark: mark ?? s.at[seat]! }
  if (enemy === 'margath') s.at.fill(s.at[seat]!)
  rules.decisions.turn.take(s, seat, move, play)
}
