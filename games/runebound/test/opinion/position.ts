import type { Chance } from '@runatal/kernel'
import { ASSET_TOKEN, HERO_TOKENS, SHEET_TOKENS, SPECIAL_TOKEN, TOKENS } from '../../content/tokens.ts'
import { assets, heroes, skills } from '../../content/tables.ts'
import type { Stat, Text } from '../../content/effects.ts'
import { ASSET_TYPES, type Ability as Printed } from '../../content/language.ts'
import { hexOf, siteKind } from '../../content/map.ts'
import type { Position } from '../../index.ts'
import { randomStage, type Stage } from './stage.ts'
import { type Ability, type Fighter, HERO, type Table, Told } from './table.ts'
import { type Token, tokenOf } from './tokens.ts'
import { effects } from './words.ts'

/** A random fight, as the rules are to arrange it and as the model sees it. */

export interface Duel {
  position: Position
  stage: Stage
  table: Table
}

export function randomDuel(chance: Chance, seed: number): Duel {
  const stage = randomStage(chance)
  const { enemy, at, arcane, companions } = stage
  const sheet = any(
    chance,
    heroes.filter(({ ability }) => enemy.id !== 'avatar' || ability.when !== 'on_explore'),
  )
  const hero = heroes.indexOf(sheet)
  const owned = ASSET_TYPES.filter(type => type !== 'good' && chance.int(2) === 0).map(type =>
    any(
      chance,
      assets.map((_, i) => i).filter(i => assets[i]?.type === type && ofUse(assets[i])),
    ),
  )
  const learned = some(chance, chance.int(8), FIGHTING)
  const abilities = [
    {
      source: `${sheet.id}_surge`,
      when: 'surge',
      cost: sheet.surge.cost,
      limit: undefined,
      exert: false,
      do: sheet.surge.do,
    },
    abilityOf(sheet.id, 0, sheet.ability),
    ...owned.flatMap(i => abilitiesOf(assets[i])),
    ...learned.flatMap(i => abilitiesOf(skills[i])),
  ]
  const hand = some(
    chance,
    // A roll for the Avatar could be rolled again with them.
    enemy.id === 'avatar' ? 0 : chance.int(4),
    skills.map((_, i) => i).filter(i => !learned.includes(i)),
  ).map(i => skills[i]?.id ?? '')
  const stat = (name: Stat, base: number) => abilities.reduce((sum, { do: text }) => sum + bonus(text, name), base)
  const health = stat('health', sheet.health)
  const damage = hurt(chance, health)
  const foeDamage = hurt(chance, stage.health)
  const gold = chance.int(5)
  const pool = [...(HERO_TOKENS[hero] ?? []), ...owned.map(i => ASSET_TOKEN[i] ?? -1).filter(token => token >= 0)]
  const laid = chance.int(4) === 0
  const lies = {
    hero: laid ? [any(chance, STRIKING), ...some(chance, chance.int(5), OF_HEROES)].map(tokenText) : [],
    foe: laid ? some(chance, chance.int(7), OF_ENEMIES).map(tokenText) : [],
  }
  const starts = chance.int(2)
  return {
    stage,
    position: {
      players: [
        {
          hero: sheet.id,
          at,
          damage,
          gold,
          hand,
          arcane,
          companions,
          assets: owned.map(i => assets[i]?.id ?? ''),
          learned: learned.map(i => skills[i]?.id ?? ''),
        },
      ],
      scenario: enemy.scenario ?? 'web',
      act: stage.act,
      fight: { enemy: enemy.id, damage: foeDamage, ...(laid && { ...lies, starts: starts === HERO ? 'hero' : 'foe' }) },
      table: { wards: [stage.ward] },
      seed,
      ...stage.arranged,
    },
    table: {
      hero: { ...standing(laid ? lying(lies.hero, pool) : pool.map(tokenOf), health), damage, abilities },
      foe: {
        ...standing(laid ? lying(lies.foe, stage.tokens) : stage.tokens.map(tokenOf), stage.health),
        damage: foeDamage,
      },
      round: 0,
      first: starts,
      both: false,
      lying: laid,
      bound: undefined,
      foeLeftOut: () => [],
      foeDoubled: () => [],
      isOver: () => false,
      gold,
      hand: [...hand],
      body: stat('body', sheet.body),
      mind: stat('mind', sheet.mind),
      spirit: stat('spirit', sheet.spirit),
      wild: siteKind(hexOf(at)) === undefined,
      usedThisTurn: [],
      at,
      enemy: enemy.id,
      trait: enemy.trait,
      antagonist: enemy.antagonist === true,
      start: enemy.start ?? [],
      surges: enemy.surges.map(surge => ({ name: surge.name.en, cost: surge.cost, do: surge.do })),
      successes: 0,
      arcane,
      webs: [...stage.webs],
      ward: stage.ward,
      zombies: stage.zombies,
      units: stage.units,
      told: new Told([{ seat: 0 }, { enemy: enemy.id }]),
      read: effects,
    },
  }
}

function standing(pool: Token[], health: number): Fighter {
  return {
    pool,
    health,
    damage: 0,
    abilities: [],
    lead: 0,
    block: 0,
    reflect: 0,
    charged: false,
    noBlock: false,
    silent: false,
    passed: false,
    skip: 0,
    used: [],
  }
}

/** Whole, hurt, or about to fall. */
function hurt(chance: Chance, health: number): number {
  return [0, 0, chance.int(health), health - 1][chance.int(4)] ?? 0
}

const ANY = TOKENS.map((_, i) => i)
const OF_ENEMIES = [...SHEET_TOKENS.flat(), ...Object.values(SPECIAL_TOKEN)]
const OF_HEROES = ANY.filter(token => !OF_ENEMIES.includes(token))
/** Without one of these a fight that nobody may leave would never end. */
const STRIKING = OF_HEROES.filter(token => /phys|mag/.test(tokenText(token)))

function tokenText(token: number): string {
  return TOKENS[token] ?? ''
}

/** Tokens laid out by what they show: the fighter's own where it has them, else any of the box. */
function lying(texts: readonly string[], own: readonly number[]): Token[] {
  const left = [...own]
  return texts.map(text => {
    const turned = text.split('|').toReversed().join('|')
    const fits = (token: number) => [text, turned].includes(tokenText(token))
    const found = left.find(fits) ?? ANY.find(fits) ?? -1
    if (left.includes(found)) left.splice(left.indexOf(found), 1)
    return { ...tokenOf(found), face: tokenText(found) === text ? 0 : 1, place: 'pool' }
  })
}

/** The skills that say something about a fight with one hero. */
const FIGHTING = skills.flatMap((skill, i) =>
  skill.other === undefined &&
  skill.abilities.some(({ when, do: text }) => /combat|round|cast|surge|hit|deal/.test(when) || text[0]?.[0] === 'stat')
    ? i
    : [],
)

/** Nothing about other heroes, nor about rolls to explore. */
function ofUse(card: { other?: true; abilities?: readonly Printed[] }): boolean {
  return card.other === undefined && !card.abilities?.some(({ when }) => when === 'on_explore')
}

function abilitiesOf(card: { id: string; abilities?: readonly Printed[] } | undefined): Ability[] {
  return (card?.abilities ?? []).map((ability, i) => abilityOf(card?.id ?? '', i, ability))
}

function abilityOf(card: string, index: number, { when, cost = 0, limit, exert, do: text }: Printed): Ability {
  return { source: index === 0 ? card : `${card}_${index}`, when, cost, limit, exert: exert === true, do: text }
}

function bonus([effect]: Text, name: Stat): number {
  return effect?.[0] === 'stat' && effect[1] === name ? effect[2] : 0
}

export function any<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.int(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

function some(chance: Chance, count: number, items: readonly number[]): number[] {
  const shuffled = [...items]
  chance.shuffle(shuffled)
  return shuffled.slice(0, count)
}
