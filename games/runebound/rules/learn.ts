import type { Barred, Seat, Steps } from '@runatal/kernel'
import { ATTRIBUTES } from '../content/language.ts'
import { SKILL_TYPE, skills } from '../content/tables.ts'
import { choose } from './choose.ts'
import { discardSkill, skillId, spendTrophy, take, trophies } from './decks.ts'
import { attribute, fitDamage, handLimit } from './hero.ts'
import type { Runebound, State, T, TurnMove } from './types.ts'

/** Hand limit and learning (RB-127 to RB-140). */

export const learnSteps: Steps<Runebound, 'trim' | 'trimmed'> = {
  trim(s, seat, t) {
    if (s.hands[seat]!.length <= handLimit(s, seat)) return
    t.next(['trimmed', seat])
    choose(s, seat, 'skill', s.hands[seat]!, t) // RB-128
  },
  trimmed(s, seat, t) {
    discardSkill(s, seat, s.picked, t)
    t.next(['trim', seat])
  },
}

type Learn = Extract<TurnMove, { do: 'learn' }>

function trophiesOf(s: State, seat: Seat): number[] {
  return [trophies(s, seat, 0), trophies(s, seat, 1), trophies(s, seat, 2)]
}

/** Every skill of the hand that can be paid for, in each way (RB-132 to RB-136). */
export function learnings(s: State, seat: Seat, moves: TurnMove[]): void {
  const held = trophiesOf(s, seat)
  for (const card of s.hands[seat]!) {
    const ways = payments(card, held)
    if (ways.length === 0) continue
    const skill = skillId(card)
    const room = hasRoom(s, seat, card)
    for (const pay of ways)
      if (room) moves.push({ do: 'learn', skill, pay })
      else
        for (const old of s.learned[seat]!)
          if (SKILL_TYPE[old] === SKILL_TYPE[card]) moves.push({ do: 'learn', skill, pay, forget: skillId(old) })
  }
}

/** What cannot be learned: too dear (RB-132), or one too many of its kind (RB-134). */
export function unlearnable(s: State, seat: Seat): Barred<Learn>[] {
  const held = trophiesOf(s, seat)
  return s.hands[seat]!.flatMap(card => {
    const ways = payments(card, held)
    const move = { do: 'learn' as const, skill: skillId(card) }
    const dear = payments(card, [9, 9, 9]).filter(pay => !ways.includes(pay))
    const full = hasRoom(s, seat, card) ? [] : ways
    return [
      ...dear.map(pay => ({ move: { ...move, pay }, rule: 'RB-132' })),
      ...full.map(pay => ({ move: { ...move, pay }, rule: 'RB-134' })),
    ]
  })
}

/** RB-134, RB-135 */
export function hasRoom(s: State, seat: Seat, card: number): boolean {
  const type = SKILL_TYPE[card]!
  let learned = 0
  for (const known of s.learned[seat]!) if (SKILL_TYPE[known] === type) learned++
  return learned < attribute(s, seat, ATTRIBUTES[type]!)
}

export function learn(s: State, seat: Seat, { skill, pay, forget }: Learn, t: T): void {
  for (const letter of pay) spendTrophy(s, seat, LETTERS.indexOf(letter))
  t.emit?.({ type: 'trophies_spent', seat, paid: pay })
  if (forget !== undefined) {
    const old = s.learned[seat]!.find(card => skillId(card) === forget)!
    take(s.learned[seat]!, old)
    s.skillDiscard.push(old)
    fitDamage(s, seat)
    t.emit?.({ type: 'skill_forgotten', seat, card: forget })
  }
  learnCard(
    s,
    seat,
    s.hands[seat]!.find(card => skillId(card) === skill)!,
    t,
  )
}

export function learnCard(s: State, seat: Seat, card: number, t: T): void {
  take(s.hands[seat]!, card)
  s.learned[seat]!.push(card)
  t.emit?.({ type: 'skill_learned', seat, card: skillId(card) })
}

const LETTERS = 'ogp'

/** The trophies that pay for a skill, as sorted letters. */
export function payments(card: number, held: readonly number[]): readonly string[] {
  const { cost } = skills[card]!
  // More of a kind than the cost has icons is as good as that many: few cases are left, each worked out once.
  let at = 0
  for (const count of held) at = at * (cost.length + 1) + Math.min(count, cost.length)
  const ways = (WAYS[card] ??= [])
  return (ways[at] ??= waysToPay(cost, held))
}

/** Per card, by what is held. */
const WAYS: (readonly string[])[][] = []

function waysToPay(cost: (typeof skills)[number]['cost'], held: readonly number[]): string[] {
  const left = held.slice()
  let any = 0
  for (const icon of cost)
    if (icon === 'w') any++
    else left[LETTERS.indexOf(icon)]!--
  const fixed = held.map((count, kind) => count - left[kind]!)
  const found: string[] = []
  for (let o = 0; o <= Math.min(any, left[0]!); o++)
    for (let g = 0; g <= Math.min(any - o, left[1]!); g++) {
      const p = any - o - g
      if (p > left[2]!) continue
      const counts = [fixed[0]! + o, fixed[1]! + g, fixed[2]! + p]
      found.push(
        LETTERS.split('')
          .map((letter, kind) => letter.repeat(counts[kind]!))
          .join(''),
      )
    }
  return found
}
