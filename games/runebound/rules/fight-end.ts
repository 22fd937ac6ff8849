import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { codeOf, NEIGHBOURS } from '../content/map.ts'
import { WILD } from '../content/dice.ts'
import { enemies } from '../content/tables.ts'
import { choose } from './choose.ts'
import { changeGold, discardAdventure, exert, keepTrophy, skillId } from './decks.ts'
import { healEnemy, leaveFight } from './leave.ts'
import { startExchange } from './opening.ts'
import { defeat, remove } from './health.ts'
import { health } from './hero.ts'
import { isWebbed, retreatFits } from './places.ts'
import { seatOn } from './pool.ts'
import { rollDice } from './roll.ts'
import { trigger } from './triggers.ts'
import { queenAfterRound } from './scenarios/web.ts'
import { scenarioWon } from './scenarios/slain.ts'
import { FOE, type Fight, HERO, NONE, type Runebound, type State, type T } from './types.ts'

/** The end of a round and of a fight (RB-282 to RB-296, RB-323 to RB-328, RB-543 to RB-547). */

export const fightEndSteps: Steps<
  Runebound,
  | 'roundEnd'
  | 'roundOver'
  | 'afterRound'
  | 'retreat'
  | 'retreatRolled'
  | 'retreatTo'
  | 'yield'
  | 'fightOver'
  | 'fallen'
  | 'afterFight'
  | 'exchangeEnd'
  | 'partyRound'
  | 'felled'
> = {
  roundEnd(s, _, t) {
    const f = s.fight!
    t.next('roundOver')
    for (const side of [FOE, HERO]) {
      const seat = seatOn(f, side)
      if (seat !== NONE) trigger(s, seat, side, 'round_end', t)
    }
  },
  roundOver(s, _, t) {
    const f = s.fight!
    if (f.party.length > 0) return t.next('exchangeEnd')
    if (f.rival !== NONE) return t.next(['yield', 0])
    if (enemies[f.enemy]!.id === 'ariad') return queenAfterRound(s, t)
    t.next('afterRound')
  },
  afterRound(s, _, t) {
    const f = s.fight!
    t.next('fightRound')
    if (!enemies[f.enemy]!.antagonist) t.ask(f.seat, 'retreat') // RB-282, RB-324
  },
  retreat(s, _, t) {
    rollDice(s, s.fight!.seat, 'retreat', 1, t)
    t.next('keepRoll', 'retreatRolled')
  },
  retreatRolled(s, _, t) {
    const face = s.roll!.faces[0]!
    s.roll = null
    const { seat } = s.fight!
    t.next(['retreatTo', { face, paid: false }])
    // RB-359: a card may make the Webs of no account.
    const webbed = NEIGHBOURS[s.at[seat]!]!.filter(hex => isWebbed(s, hex) && retreatFits(s, face, s.at[seat]!, hex))
    s.picked = NONE
    if (face !== WILD && webbed.length > 0) choose(s, seat, 'skill', s.hands[seat]!, t, true)
  },
  retreatTo(s, { face, paid }, t) {
    const { seat } = s.fight!
    const from = s.at[seat]!
    if (!paid) {
      const isFree = s.picked !== NONE
      if (isFree) exert(s, seat, skillId(s.picked), t)
      const fitting = NEIGHBOURS[from]!.filter(
        hex => retreatFits(s, face, from, hex) && (isFree || face === WILD || !isWebbed(s, hex)),
      )
      if (fitting.length === 0) {
        t.emit?.({ type: 'retreat_failed', seat })
        return // RB-285
      }
      t.next(['retreatTo', { face, paid: true }])
      choose(s, seat, 'hex', fitting, t, true)
      return
    }
    if (s.picked === NONE) return
    const hex = s.picked
    t.emit?.({ type: 'retreated', seat, to: codeOf(hex) })
    leaveFight(s, 'left', t)
    // RB-091, RB-555: a retreat is a movement that ends.
    const over = s.agenda.pop()!
    const after = s.agenda.pop()!
    t.next(['enter', { hex, seats: [seat] }], ['movementEnded', [seat]])
    s.agenda.push(after, over)
  },
  // RB-188, RB-567: the attacker first.
  yield(s, asked, t) {
    const f = s.fight!
    if (asked === 2) return t.next('fightRound')
    t.next(['yield', asked + 1])
    t.ask(asked === 0 ? f.seat : f.rival, 'yield')
  },
  fightOver(s, how, t) {
    const f = s.fight!
    s.victory = how === 'won' ? 1 : 2
    if (f.rival !== NONE) return challengeOver(s, f, how, t)
    const { id, antagonist, gold, reward, lose } = enemies[f.enemy]!
    if (id === 'ariad' || id === 'margath') s.masterDamage = f.damage // RB-327
    const { seat } = f
    if (how === 'won') {
      t.emit?.({ type: 'combat_won', seat, enemy: id })
      changeGold(s, seat, gold, t) // RB-289, RB-238
      if (f.cause === 'adventure') keepTrophy(s, seat, s.adventure, t) // RB-290
      scenarioWon(s, f, t)
      if (s.fate !== 'playing') return
      if (f.down[HERO] === 1) t.next(['fallen', seat])
      if (reward !== undefined) t.next(['effects', { text: reward, seat, side: NONE }])
      trigger(s, seat, NONE, 'combat_win', t)
      return
    }
    if (f.cause === 'adventure') discardAdventure(s, s.adventure) // RB-287, RB-291
    if (how === 'left') {
      t.emit?.({ type: 'combat_ended', seat })
      return
    }
    t.emit?.({ type: 'combat_lost', seat, enemy: id })
    if (antagonist) {
      healEnemy(f, f.damage, t) // RB-325
      s.masterDamage = 0
      return remove(s, seat, t) // RB-323
    }
    defeat(s, seat, t)
    if (lose !== undefined) t.next(['effects', { text: lose, seat, side: NONE }])
    trigger(s, seat, NONE, 'combat_lose', t)
  },
  // RB-233: after the fight, and as by any enemy.
  fallen(s, seat, t) {
    defeat(s, seat, t)
  },
  afterFight(s, _, t) {
    s.fight = null
    t.next('afterDefeats')
  },
  // RB-420: the next hero of the party, or a new round.
  exchangeEnd(s, _, t) {
    const f = s.fight!
    const next = f.party.findIndex((seat, turn) => turn > f.turn && s.out[seat] === 0)
    if (next < 0) return t.next('partyRound')
    startExchange(s, f, next)
    t.next('fightRound')
  },
  // RB-424, RB-426: who is removed is left out, and the next in order faces its special token.
  partyRound(s, _, t) {
    const f = s.fight!
    const isLeft = (seat: Seat) => s.out[seat] === 0
    const at = f.party.indexOf(f.special)
    f.special = [...f.party.slice(at), ...f.party].find(isLeft)!
    f.sheets = f.sheets.filter((__, turn) => isLeft(f.party[turn]!))
    f.party = f.party.filter(isLeft)
    f.round++
    startExchange(s, f, 0)
    t.next('fightRound')
  },
  // RB-233: an enemy that falls together with the hero has lost.
  felled(s, _, t) {
    leaveFight(s, s.fight!.down[FOE] === 1 ? 'won' : 'lost', t)
  },
}

function challengeOver(s: State, f: Fight, how: 'won' | 'lost' | 'left', t: T) {
  const winner = how === 'won' ? f.seat : f.rival
  t.emit?.({ type: 'combat_won', seat: winner })
  s.winner = winner
  for (const seat of [f.seat, f.rival]) if (s.damage[seat]! >= health(s, seat)) defeat(s, seat, t)
}

export const fightEndDecisions: Decisions<Runebound, 'retreat' | 'yield'> = {
  retreat: {
    rule: 'RB-282',
    options: () => [{ do: 'fightOn' }, { do: 'retreat' }],
    take(_, __, move, t) {
      if (move.do === 'retreat') t.next('retreat')
    },
    late() {
      // Nobody flees unasked.
    },
  },
  yield: {
    rule: 'RB-188',
    options: () => [{ do: 'goOn' }, { do: 'yield' }],
    take(s, seat, move, t) {
      if (move.do === 'yield') leaveFight(s, seat === s.fight!.seat ? 'lost' : 'won', t)
    },
    // A challenge is between friends: nobody is hurt for being away.
    late: () => ({ do: 'yield' }),
  },
}
