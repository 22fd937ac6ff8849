import { isOver } from '@runatal/kernel'
import type { Aim, Facts } from '@runatal/study'
import { hexOf } from '../content/map.ts'
import type { Runebound, State } from '../rules/types.ts'

/** A move with the dice as they fell, or one round of a fight: what the facts ask for. */
export function aim(facts: Facts): Aim<Runebound> {
  return facts.kind === 'road' ? onTheRoad(facts) : inFight(facts)
}

/** Wanted is to stand at a place at the end, with nothing thrown anew and nobody there in the way. */
function onTheRoad({ to }: Facts): Aim<Runebound> {
  return {
    counted: ({ at, roll }, seat) => Number(roll === null && at[seat] === hexOf(String(to))),
    isOver: s => isOver(s) || s.roll?.for !== 'move',
    key: ({ agenda, asks, at, roll, webFree, hands, used, damage, choice }) =>
      JSON.stringify([
        agenda,
        asks.map(({ seat, kind }) => [seat, kind]),
        [at, roll, webFree],
        [hands, used, damage, choice],
      ]),
    either: [0, 1],
  }
}

/**
 * One round of a fight, from where its tokens lie: the enemy's sheet decides for it, so what follows can be counted out.
 * Wanted is to win within the round, to win hurt as little as can be, or still to stand at its end.
 */
function inFight({ kind, round, damage }: Facts): Aim<Runebound> {
  return {
    counted(s, seat) {
      const isWon = s.fight === null && s.victory === 1
      if (kind === 'stand') return Number(s.fight !== null || isWon)
      const hurt = kind === 'spare' ? s.damage[seat]! - Number(damage) : 0
      return isWon ? WON - hurt : 0
    },
    isOver: s => isOver(s) || isRoundOver(s, Number(round)),
    key: ({ agenda, asks, fight, damage: hurt, gold, hands, hit, picked, victory }) =>
      JSON.stringify([
        agenda,
        asks.map(({ seat, kind: of }) => [seat, of]),
        fight,
        hurt,
        gold,
        hands,
        hit,
        picked,
        victory,
      ]),
    ...(kind !== 'spare' && { either: kind === 'win' ? ([0, WON] as const) : ([0, 1] as const) }),
  }
}

const WON = 100

function isRoundOver({ fight, asks }: State, round: number): boolean {
  return fight === null || fight.round !== round || asks.some(({ kind }) => kind === 'retreat')
}
