import type { Text } from '../content/effects.ts'
import type {
  Ability,
  AssetType,
  Attribute,
  Named,
  StoryQuest,
  StoryTrial,
  Surge,
  Symbol,
  TrophyIcon,
  When,
} from '../content/language.ts'
import { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from '../content/tables.ts'
import { isRule } from '../rules/hero.ts'
import { aimedText, effectText, FOE, type Phrases } from './effects.ts'
import { nameOf } from './names.ts'

/** What is printed on a card: its name, what it is, and a line for each thing that it does. */
export interface CardText {
  name: string
  kind: string
  lines: string[]
}

/** The words around the effects of cards, one set a language. */
export interface CardWords {
  language: keyof Named
  phrases: Phrases
  /** 'At the start of a fight'; empty where an effect stands for itself. */
  when: Record<When, string>
  /** 'When you Rest in the wild' */
  moment(when: When, condition: string): string
  limit: Record<'turn' | 'round', string>
  exert: string
  surge(cost: number): string
  action(cost: number): string
  colon: string
  /** 'Spirit test: 1 card fewer, 2 successes' */
  test(trial: StoryTrial): string
  failed: string
  pay(gold: number): string
  company: string
  start: string
  reward: string
  lose: string
  gold(gold: number): string
  tries(place: string, actions: number): string
  samePlace: string
  symbols: Record<Symbol, string>
  cost(gold: number): string
  sells(value: number, at: 'town' | 'shrine' | 'stronghold'): string
  /** A combat token, side by side. */
  token(token: string): string
  trophies(cost: readonly TrophyIcon[]): string
  success: string
  setup: string
  kinds: Record<'hero' | 'enemy' | 'event' | 'quest' | 'asset' | 'skill' | 'story' | 'twist' | 'envelope', string>
  traits: Record<string, string>
  subtypes: Readonly<Record<string, string>>
  types: Record<AssetType, string>
  attributes: Record<Attribute, string>
}

export function cardText(id: string, say: CardWords): CardText {
  const makers = MAKERS.get(id)
  if (makers === undefined) throw new Error(`There is no card '${id}'`)
  const { kind, lines } = makers(say)
  return { name: nameOf(id, say.language), kind, lines: lines.filter(line => line !== '') }
}

/** 'Surge 2: Deal 2 damage.', 'When you Rest in the wild: Heal 1 damage.' */
export function abilityText(ability: Ability, say: CardWords): string {
  // A named rule says itself when it holds.
  if (isRule(ability.do)) return effectText(ability.do, say.phrases)
  const { when, price, text } = spelt(ability, say)
  const heads = [
    when,
    ability.limit === undefined || ability.when === 'surge' ? '' : say.limit[ability.limit],
    ability.exert ? say.exert : '',
    price,
  ].filter(head => head !== '')
  return after(heads.join(', '), effectText(text, say.phrases), say)
}

/** A condition on the whole ability is said with its moment, a price in gold before what it buys. */
function spelt(ability: Ability, say: CardWords): { when: string; price: string; text: Text } {
  const [first, ...others] = ability.do
  if (first?.[0] === 'if' && first[3] === undefined && others.length === 0 && !NAMED.includes(ability.when))
    return { when: say.moment(ability.when, say.phrases.condition(first[1])), price: '', text: first[2] }
  const when = moment(ability, say)
  if (first?.[0] === 'gold' && typeof first[1] === 'number' && first[1] < 0 && others.length > 0)
    return { when, price: say.pay(-first[1]), text: others }
  return { when, price: '', text: ability.do }
}

/** Moments that are called by a name, not by when they come. */
const NAMED: readonly When[] = ['surge', 'action', 'combat_action', 'passive']

function moment({ when, cost = 1 }: Ability, say: CardWords): string {
  if (when === 'surge') return say.surge(cost)
  return when === 'action' ? say.action(cost) : say.when[when]
}

type Made = (say: CardWords) => { kind: string; lines: string[] }

const MAKERS = new Map<string, Made>([
  ...heroes.map((hero): [string, Made] => [
    hero.id,
    say => ({
      kind: say.kinds.hero,
      lines: [
        `${hero.ability.name[say.language]}. ${abilityText(hero.ability, say)}`,
        surgeLine(hero.surge, say, false),
        after(say.setup, effectText(hero.setup, say.phrases), say),
      ],
    }),
  ]),
  ...enemies.map((enemy): [string, Made] => [
    enemy.id,
    say => ({
      kind: [say.kinds.enemy, say.traits[enemy.trait], say.subtypes[enemy.subtype]].join(' · '),
      lines: [
        ...enemy.surges.map(surge => surgeLine(surge, say, true)),
        after(say.start, effectText(enemy.start ?? [], say.phrases, FOE), say),
        after(say.reward, effectText(enemy.reward ?? [], say.phrases), say),
        after(say.lose, effectText(enemy.lose ?? [], say.phrases), say),
        enemy.gold > 0 ? say.gold(enemy.gold) : '',
      ],
    }),
  ]),
  ...adventures.flatMap((found): [string, Made][] => {
    const { card } = found
    if (found.type === 'event')
      return [
        [
          card.id,
          say => ({ kind: say.kinds.event, lines: found.card.options.map((_, i) => optionText(card.id, i, say)) }),
        ],
      ]
    if (found.type === 'quest')
      return [
        [
          card.id,
          say => ({
            kind: say.kinds.quest,
            lines: [
              say.tries(nameOf(found.card.place, say.language), found.card.actions),
              ...found.card.outcomes.map((_, i) => outcomeText(card.id, i, say)),
            ],
          }),
        ],
      ]
    return []
  }),
  ...assets.map((asset): [string, Made] => [
    asset.id,
    say => ({
      kind: [say.types[asset.type], say.cost(asset.cost)].join(' · '),
      lines: [
        asset.token === undefined ? '' : say.token(asset.token),
        ...(asset.abilities ?? []).map(ability => abilityText(ability, say)),
        asset.trade === undefined ? '' : say.sells(asset.trade.value, asset.trade.at),
      ],
    }),
  ]),
  ...skills.map((skill): [string, Made] => [
    skill.id,
    say => ({
      kind: [say.kinds.skill, say.attributes[skill.type], nameOf(skill.set, say.language)].join(' · '),
      lines: [
        ...skill.abilities.map(ability => abilityText(ability, say)),
        say.trophies(skill.cost),
        skill.success ? say.success : '',
      ],
    }),
  ]),
  ...stories.map(({ id, now, quest }): [string, Made] => [
    id,
    say => ({
      kind: say.kinds.story,
      lines: [effectText(now, say.phrases), ...(quest === undefined ? [] : [questLine(quest, say)])],
    }),
  ]),
  ...twists.map((twist): [string, Made] => [
    twist.id,
    say => ({ kind: say.kinds.twist, lines: [effectText(twist.do, say.phrases)] }),
  ]),
  ...envelopes.map((letter): [string, Made] => [
    letter.id,
    say => ({
      kind: say.kinds.envelope,
      lines: [`${aimedText('holder', letter.holder, say.phrases)} ${aimedText('opener', letter.opener, say.phrases)}`],
    }),
  ]),
])

/** What an option of an event is called. */
export function optionName(card: string, index: number, language: keyof Named): string {
  return optionOf(card, index).name[language]
}

function optionOf(card: string, index: number) {
  const found = adventures.find(one => one.card.id === card)
  const option = found?.type === 'event' ? found.card.options[index] : undefined
  if (option === undefined) throw new Error(`The card '${card}' has no option ${index}`)
  return option
}

/** One option of an event: what it asks and what it brings. */
export function optionText(card: string, index: number, say: CardWords): string {
  const option = optionOf(card, index)
  const asked = [
    option.name[say.language],
    option.gold === undefined ? '' : say.cost(option.gold),
    option.needs === undefined ? '' : say.company,
    option.test === undefined ? '' : say.test(option.test),
  ].filter(part => part !== '')
  const passed = after(asked.join(', '), effectText(option.pass, say.phrases), say)
  return [passed, after(say.failed, effectText(option.fail ?? [], say.phrases), say)]
    .filter(part => part !== '')
    .join(' ')
}

/** One outcome of a quest: the terrain that it asks and what it brings. */
export function outcomeText(card: string, index: number, say: CardWords): string {
  const need = say.phrases.capital(outcomeNeed(card, index, say))
  return after(need, effectText(outcomeOf(card, index).do, say.phrases), say)
}

/** 'forest, hills': the terrain that an outcome asks. */
export function outcomeNeed(card: string, index: number, say: CardWords): string {
  return symbolsText(outcomeOf(card, index).need, say)
}

function outcomeOf(card: string, index: number) {
  const found = adventures.find(one => one.card.id === card)
  const outcome = found?.type === 'quest' ? found.card.outcomes[index] : undefined
  if (outcome === undefined) throw new Error(`The card '${card}' has no outcome ${index}`)
  return outcome
}

function symbolsText(symbols: readonly Symbol[], say: CardWords): string {
  return symbols.map(symbol => say.symbols[symbol]).join(', ')
}

function questLine(quest: StoryQuest, say: CardWords): string {
  const place = quest.place === 'same_hex' ? say.samePlace : nameOf(quest.place, say.language)
  const asks = quest.test === undefined ? symbolsText(quest.need ?? [], say) : say.test(quest.test)
  return `${say.tries(place, quest.actions)} ${after(say.phrases.capital(asks), effectText(quest.do, say.phrases), say)}`
}

function surgeLine(surge: Surge, say: CardWords, isFoe: boolean): string {
  const text = isFoe ? effectText(surge.do, say.phrases, FOE) : effectText(surge.do, say.phrases)
  return after(`${say.surge(surge.cost)}, ${surge.name[say.language]}`, text, say)
}

function after(head: string, text: string, say: CardWords): string {
  return head === '' || text === '' ? text : `${head}${say.colon}${text}`
}
