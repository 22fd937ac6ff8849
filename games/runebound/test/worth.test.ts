import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { alone } from './game.ts'
import { skills } from '../index.ts'
import { attribute } from '../rules/hero.ts'
import { ATTRIBUTES } from '../content/language.ts'
import { SKILL_TYPE } from '../content/tables.ts'

/** What a skill costs and who has room for it, against every way there is. */

const TROPHIES = ['', 'o', 'g', 'p', 'oo', 'og', 'gp', 'ogp', 'oggp', 'ooggpp']

/** Every choice of these trophies that pays a cost, letters in order. */
function payments(cost: readonly string[], held: string): string[] {
  const ways = new Set<string>()
  for (let bits = 0; bits < 1 << held.length; bits++) {
    const some = held.split('').filter((_, i) => (bits >> i) & 1)
    const left = some.slice()
    const isPaid = cost.every(icon => {
      const at = icon === 'w' ? 0 : left.indexOf(icon)
      if (icon === 'w' || at < 0) return icon === 'w'
      left.splice(at, 1)
      return true
    })
    if (isPaid && left.length === cost.filter(icon => icon === 'w').length) ways.add(some.join(''))
  }
  return [...ways]
}

function learnings(hand: string[], trophies: string, learned: string[] = []) {
  return alone({ hand, trophies, learned })
    .as(0)
    .options('turn')
    .flatMap(move => (move.do === 'learn' ? `${move.skill} ${move.pay} ${move.forget ?? ''}` : []))
}

rule(['RB-132', 'RB-133'], 'a skill is paid for in every way that its cost allows', () => {
  for (const [i, { id, cost }] of skills.entries()) {
    const trophies = TROPHIES[i % TROPHIES.length]!
    expect([id, learnings([id], trophies).toSorted()]).toEqual([
      id,
      payments(cost, trophies)
        .map(pay => `${id} ${pay} `)
        .toSorted(),
    ])
  }
})

const costOf = (id: string) => skills.find(skill => skill.id === id)!.cost

rule('RB-132', 'what is too dear is barred in every way that it could be paid', () => {
  const table = alone({ hand: ['sk_spark', 'sk_kingpin'], trophies: 'o' })
  const [ask] = table.match.asks(0)
  const dear = table.match
    .barred(ask!)
    .flatMap(({ move, rule: id }) => (move.do === 'learn' ? `${move.skill} ${move.pay} ${id}` : []))
  const expected = ['sk_spark', 'sk_kingpin'].flatMap(id =>
    payments(costOf(id), 'ooooggggpppp')
      .filter(pay => !payments(costOf(id), 'o').includes(pay))
      .map(pay => `${id} ${pay} RB-132`),
  )
  expect(dear.toSorted()).toEqual(expected.toSorted())
})

const names = (cards: readonly number[]) => cards.map(card => skills[card]!.id)

rule(
  ['RB-134', 'RB-135', 'RB-136'],
  'as many skills of a kind as the attribute; one more takes the place of another',
  () => {
    for (const [type, name] of ATTRIBUTES.entries()) {
      const alike = skills.filter((skill, i) => SKILL_TYPE[i] === type && skill.cost.length === 1 && !skill.other)
      const other = skills.find((skill, i) => SKILL_TYPE[i] !== type && skill.cost.length === 1)!
      const fresh = alone()
      const room = attribute(fresh.state, 0, name)
      const known = alike.slice(0, room).map(({ id }) => id)
      const next = alike[room]!
      expect(learnings([next.id], 'ogp', [...known.slice(1), other.id]).every(one => one.endsWith(' '))).toBe(true)
      const full = alone({ hand: [next.id], trophies: 'ogp', learned: [...known, other.id] })
      const moves = full
        .as(0)
        .options('turn')
        .flatMap(move => (move.do === 'learn' ? move : []))
      expect(new Set(moves.map(({ forget }) => forget))).toEqual(new Set(known))
      expect(full.as(0).tries('turn', { do: 'learn', skill: next.id, pay: moves[0]!.pay })?.rule).toBe('RB-134')
      const last = moves.filter(({ forget }) => forget === known.at(-1))[0]!
      expect(full.as(0).tries('turn', last)).toBe(undefined)
      expect(full.happened('skill_forgotten').map(({ card }) => card)).toEqual([known.at(-1)])
      expect(full.happened('trophies_spent').map(({ paid }) => paid)).toEqual([last.pay])
      expect(names(full.state.learned[0]!)).toEqual([...known.slice(0, -1), other.id, next.id])
      expect([full.state.hands[0], names(full.state.skillDiscard).at(-1)]).toEqual([[], known.at(-1)])
    }
  },
)
