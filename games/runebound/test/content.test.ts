import { describe, expect, test } from 'vitest'
import { REGIONS, SITES } from '../content/land.ts'
import {
  type Ability,
  ASSET_TYPES,
  ATTRIBUTES,
  type Enemy,
  KINDS,
  SCENARIOS,
  type Symbol,
  TRAITS,
} from '../content/language.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EVENTS } from '../content/events.ts'
import { QUESTS } from '../content/quests.ts'
import { ASSET_SETS, SKILL_SETS } from '../content/sets.ts'
import { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from '../content/tables.ts'
import { RULES, text, type Text, type Word, wordsIn } from '../content/effects.ts'
import { DEEDS } from '../rules/effects.ts'
import { combat } from '../rules/effects/combat.ts'
import { tokens } from '../rules/effects/tokens.ts'
import { meets } from '../rules/tests.ts'

/** What the ledger asks of the decks (its part `content`). */

describe('adventure decks', () => {
  const cards = { enemy: ENEMIES, event: EVENTS, quest: QUESTS }
  const counts = (scenario: string | undefined, deck: string) =>
    Object.values(cards).map(list => list.filter(card => card.scenario === scenario && card.deck === deck).length)

  test('twenty cards of every deck for all games, ten more for each scenario', () => {
    expect(KINDS.map(deck => counts(undefined, deck))).toEqual([
      [14, 3, 3],
      [3, 3, 14],
      [3, 14, 3],
    ])
    for (const scenario of SCENARIOS)
      expect(KINDS.map(deck => counts(scenario, deck))).toEqual([
        [6, 2, 2],
        [2, 2, 6],
        [2, 6, 2],
      ])
    expect(adventures).toHaveLength(210)
  })

  test('no id and no name is there twice', () => {
    const all = [...adventures.map(({ card }) => card), ...assets, ...skills, ...stories, ...twists, ...envelopes]
    for (const of of [
      all.map(card => card.id),
      all.map(card => card.name.en.toLowerCase()),
      all.map(card => card.name.fr.toLowerCase()),
    ])
      expect(of.filter((one, i) => of.indexOf(one) !== i)).toEqual([])
  })

  test('six cards for all games speak of another hero, three of them with a sealed letter', () => {
    const base = adventures.filter(({ card }) => card.scenario === undefined && card.other)
    expect(base).toHaveLength(6)
    expect(base.filter(({ card }) => JSON.stringify(card).includes('"envelope"'))).toHaveLength(3)
  })
})

describe('enemies', () => {
  test('Health by trait, gold by Health', () => {
    const health = { warrior: [4, 7], mystic: [3, 5], savage: [4, 7], rogue: [4, 7] } as const
    for (const enemy of ENEMIES) {
      const [least, most] = health[enemy.trait]
      expect([enemy.id, enemy.health >= least && enemy.health <= most]).toEqual([enemy.id, true])
      const [low, high] = goldFor(enemy)
      expect([enemy.id, enemy.gold >= low && enemy.gold <= high]).toEqual([enemy.id, true])
      expect(enemy.surges.length).toBeGreaterThan(0)
      for (const surge of enemy.surges) expect([1, 2, 3]).toContain(surge.cost)
    }
  })

  test('every trait has four to six of the first twenty, every subtype four of all', () => {
    for (const trait of TRAITS) {
      const count = ENEMIES.filter(enemy => enemy.scenario === undefined && enemy.trait === trait).length
      expect([4, 5, 6]).toContain(count)
    }
    for (const subtype of ['Humanoid', 'Beast', 'Undead', 'Spider', 'Dragon', 'Demon', 'Spirit'])
      expect(ENEMIES.filter(enemy => enemy.subtype === subtype).length).toBeGreaterThanOrEqual(4)
  })

  test('every word of fights is used twice or more', () => {
    const used = ENEMIES.flatMap(({ surges, start = [] }) => [...surges.map(surge => surge.do), start].flatMap(wordsIn))
    for (const word of Object.keys({ ...combat, ...tokens }))
      expect([word, used.filter(one => one === word).length > 1]).toEqual([word, true])
  })

  test('an ability of one English name has one French name', () => {
    const names = new Map<string, string>()
    for (const { name } of enemies.flatMap(enemy => enemy.surges)) {
      expect([name.en, names.get(name.en) ?? name.fr]).toEqual([name.en, name.fr])
      names.set(name.en, name.fr)
    }
  })
})

describe('events and quests', () => {
  test('each attribute is tested by twelve to sixteen options of the first twenty events', () => {
    const tests = EVENTS.filter(event => event.scenario === undefined).flatMap(({ options }) =>
      options.flatMap(option => (option.test === undefined ? [] : option.test[1])),
    )
    for (const attribute of ATTRIBUTES) {
      const count = tests.filter(tested => tested === attribute).length
      expect([attribute, count >= 12 && count <= 16]).toEqual([attribute, true])
    }
  })

  test('modifiers run from two cards fewer to one more', () => {
    for (const { options } of EVENTS) {
      expect([2, 3]).toContain(options.length)
      const modifiers = options.flatMap(option => option.test?.[2] ?? 0)
      expect(modifiers.every(modifier => [-2, -1, 0, 1].includes(modifier))).toBe(true)
    }
  })

  test('with three dice the outcomes of a quest come easily, half the time, seldom', () => {
    for (const { id, outcomes } of QUESTS) {
      const odds = outcomes.map(({ need }) => chance(need))
      expect([id, odds.map(grade)]).toEqual([id, ['easy', 'even', 'seldom']])
    }
  })

  test('quests lead to every region and to twelve sites, no two of a deck to the same', () => {
    const places = new Set(QUESTS.map(quest => quest.place))
    for (const { id } of REGIONS) expect([...places]).toContain(id)
    expect(SITES.filter(({ id }) => places.has(id)).length).toBeGreaterThanOrEqual(12)
    for (const deck of KINDS) {
      const base = QUESTS.filter(quest => quest.deck === deck && quest.scenario === undefined).map(quest => quest.place)
      expect(new Set(base).size).toBe(base.length)
    }
  })
})

describe('assets', () => {
  test('twenty a set: five weapons, four clothes, four pieces of equipment, three of travel, four goods', () => {
    for (const set of ASSET_SETS) {
      const own = assets.filter(asset => asset.set === set)
      expect(ASSET_TYPES.map(type => own.filter(asset => asset.type === type).length)).toEqual([5, 4, 4, 3, 4])
      expect(own.filter(asset => asset.token !== undefined)).toHaveLength(12)
      const goods = own.flatMap(({ cost, trade }) => (trade === undefined ? [] : { cost, ...trade }))
      expect(
        goods
          .filter(({ cost }) => cost === 0)
          .map(({ at }) => at)
          .toSorted(),
      ).toEqual(['shrine', 'stronghold', 'town'])
      for (const good of goods) expect(good.cost === 0 ? [2, 3] : [5]).toContain(good.value)
    }
  })

  test('the price is what the token and the bonuses are worth, and one to three gold for another effect', () => {
    for (const { id, cost, token, abilities: own = [], trade } of assets) {
      if (trade !== undefined) continue
      const worth = tokenWorth(token) + own.reduce((sum, ability) => sum + bonusWorth(ability), 0)
      const others = own.filter(ability => ability.when !== 'passive').length
      const prices = (others === 0 ? [0] : [1, 2, 3]).map(more => Math.ceil(worth + more - 0.5))
      expect([id, prices.includes(cost) && cost >= 2 && cost <= 12]).toEqual([id, true])
    }
  })

  test('ten twists, two of which speak of another hero', () => {
    expect([twists.length, twists.filter(twist => twist.other).length]).toEqual([10, 2])
  })
})

describe('skills', () => {
  test('ten a set: costs of 1, 2, 3 and 4 trophies, four successes, half of the costs coloured', () => {
    expect(skills).toHaveLength(120)
    for (const { id } of SKILL_SETS) {
      const own = skills.filter(skill => skill.set === id)
      expect([id, [1, 2, 3, 4].map(size => own.filter(skill => skill.cost.length === size).length)]).toEqual([
        id,
        [3, 4, 2, 1],
      ])
      expect([id, own.filter(skill => skill.success).length]).toEqual([id, 4])
      expect(own.filter(({ cost }) => cost.some(icon => icon !== 'w')).length).toBeGreaterThanOrEqual(5)
    }
  })

  test('twenty of each attribute in the base sets', () => {
    const base = SKILL_SETS.filter(set => set.box === 'base').map(({ id }): string => id)
    for (const type of ATTRIBUTES)
      expect(skills.filter(skill => skill.type === type && base.includes(skill.set))).toHaveLength(20)
  })
})

describe('the vocabulary', () => {
  const texts = allTexts()

  test('every word of it is on some card', () => {
    const used = new Set<Word>(texts.flatMap(wordsIn))
    // To move on is the rest of a move.
    expect([...used, 'move_on'].toSorted()).toEqual(Object.keys(DEEDS).toSorted())
  })

  test('a wrong argument does not compile', () => {
    const wrong = [
      // @ts-expect-error: an amount is a number, or the name of one
      text(['gold', 'plenty']),
      // @ts-expect-error: it takes a number of cards
      text(['draw_skill']),
      // @ts-expect-error: there is no such site
      text(['teleport', 'camelot']),
      // @ts-expect-error: no word is called so
      text(['abracadabra', 1]),
    ]
    expect(wrong).toHaveLength(4)
  })

  test('a text is frozen through and through, so that positions can share it', () => {
    const parts = (part: unknown): unknown[] => (Array.isArray(part) ? [part, ...part.flatMap(parts)] : [])
    const printed = [...abilities(), ...twists].map(card => card.do).concat(stories.map(story => story.now))
    expect(printed.flatMap(parts).filter(part => !Object.isFrozen(part))).toEqual([])
  })

  test('every named rule is on some card', () => {
    const named = texts.flat().flatMap(effect => (effect[0] === 'rule' ? effect[1] : []))
    expect([...new Set(named)].toSorted()).toEqual([...RULES].toSorted())
  })

  test('every moment has an ability', () => {
    const moments = new Set(abilities().map(ability => ability.when))
    expect(moments.size).toBe(22)
  })
})

function abilities(): Ability[] {
  return [
    ...heroes.map(hero => hero.ability),
    ...assets.flatMap(asset => asset.abilities ?? []),
    ...skills.flatMap(skill => skill.abilities),
  ]
}

function allTexts(): Text[] {
  return [
    ...abilities().map(ability => ability.do),
    ...heroes.flatMap(hero => [hero.setup, hero.surge.do]),
    ...enemies.flatMap(({ surges, start = [], reward = [], lose = [] }) => [
      ...surges.map(surge => surge.do),
      start,
      reward,
      lose,
    ]),
    ...EVENTS.flatMap(({ options }) =>
      options.flatMap(({ test: asked, pass, fail = [] }) => [asked === undefined ? [] : [asked], pass, fail]),
    ),
    ...QUESTS.flatMap(({ outcomes }) => outcomes.map(outcome => outcome.do)),
    ...stories.flatMap(({ now, quest }) => [now, quest?.do ?? []]),
    ...twists.map(twist => twist.do),
    ...envelopes.flatMap(({ holder, opener }) => [holder, opener]),
  ]
}

/** What the ledger allows; one less with another reward. */
function goldFor({ health, reward }: Enemy): [number, number] {
  const [low, high] = health < 5 ? [1, 2] : health < 7 ? [2, 3] : [3, 3]
  return [low - (reward === undefined ? 0 : 1), high]
}

function chance(need: readonly Symbol[]): number {
  let met = 0
  for (let roll = 0; roll < 216; roll++)
    if (meets([roll % 6, Math.floor(roll / 6) % 6, Math.floor(roll / 36)], need)) met++
  return met / 216
}

function grade(odds: number): string {
  if (odds >= 0.85) return 'easy'
  if (odds >= 0.45 && odds <= 0.7) return 'even'
  return odds >= 0.15 && odds <= 0.305 ? 'seldom' : `${Math.round(100 * odds)} %`
}

const POINTS: Readonly<Record<string, number>> = {
  phys: 2,
  mag: 2,
  shield: 1.5,
  surge: 1.5,
  agi: 1.5,
  dbl: 2,
  tac: 2,
  charge: 2.5,
  blank: 0,
}

function tokenWorth(token = ''): number {
  const sides = [...token.matchAll(/([a-z]+)(\d?)(\*?)/g)]
  return sides.reduce(
    (sum, [, icon = '', value, gold]) => sum + 1.5 * (POINTS[icon]! * Number(value || 1) + (gold === '*' ? 0.5 : 0)),
    0,
  )
}

function bonusWorth(ability: Ability): number {
  return ability.do.reduce(
    (sum, effect) => (effect[0] === 'stat' ? sum + (effect[1] === 'speed' ? 4 : 2) * effect[2] : sum),
    0,
  )
}
