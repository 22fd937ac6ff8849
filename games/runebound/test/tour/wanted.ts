import type { Text } from '../../content/effects.ts'
import type { Ability, When } from '../../content/language.ts'
import { SCENARIOS } from '../../content/language.ts'
import { TOKENS } from '../../content/tokens.ts'
import { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from '../../index.ts'
import { isRule } from '../../rules/hero.ts'
import { EXAMPLES } from '../example-events.ts'

/** Everything that must happen at least once, as short sentences. */
export function wanted(): string[] {
  return [
    // What bots say is told at tables, not by the rules.
    ...Object.keys(EXAMPLES).flatMap(type => (type === 'bot_says' ? [] : `told ${type}`)),
    ...EXAMPLES.game_lost.map(({ reason }) => `lost ${reason}`),
    ...SCENARIOS.map(scenario => `won ${scenario}`),
    ...TOKENS.flatMap((_, token) => [0, 1].map(side => `face ${token} ${side}`)),
    ...heroes.flatMap(hero => [`used ${hero.id}_surge`, done(hero.setup), ...abilityWanted(hero.id, hero.ability)]),
    ...enemies.flatMap(({ id, surges, start, reward, lose }) => [
      `fought ${id}`,
      ...surges.map(surge => `surge ${id} ${surge.name.en}`),
      ...[start, reward, lose].flatMap(text => (text === undefined ? [] : done(text))),
    ]),
    ...adventures.flatMap(found => {
      if (found.type === 'event')
        return found.card.options.flatMap((option, i) => [
          `option ${found.card.id} ${i}`,
          ...[option.pass, option.fail].flatMap(text => (text === undefined ? [] : done(text))),
        ])
      if (found.type === 'quest')
        return found.card.outcomes.flatMap((outcome, i) => [`outcome ${found.card.id} ${i}`, done(outcome.do)])
      return [`drawn ${found.card.id}`]
    }),
    ...assets.flatMap(({ id, abilities = [] }) => [
      `gained ${id}`,
      ...abilities.flatMap((ability, i) => abilityWanted(i === 0 ? id : `${id}_${i}`, ability)),
    ]),
    ...skills.flatMap(({ id, abilities }) => [
      `learned ${id}`,
      ...abilities.flatMap((ability, i) => abilityWanted(i === 0 ? id : `${id}_${i}`, ability)),
    ]),
    ...stories.flatMap(({ id, now, quest }) => [
      `story ${id}`,
      done(now),
      ...(quest === undefined ? [] : [`solved ${id}`, done(quest.do)]),
    ]),
    ...twists.flatMap(({ id, do: text }) => [`twist ${id}`, done(text)]),
    ...envelopes.map(({ id }) => `letter ${id}`),
    'used spear',
  ].filter(key => key !== done([]))
}

/** That a text is done. */
export function done(text: Text): string {
  return `done ${JSON.stringify(text)}`
}

/** Abilities that a player uses by a move of their own. */
const BY_MOVE: readonly When[] = ['free', 'action', 'in_combat', 'combat_action', 'surge', 'on_test']
/** Abilities that help whenever something is done, and so are not told. */
export const STANDING: Readonly<Partial<Record<When, string>>> = {
  passive: 'turn',
  on_move: 'move',
  on_explore: 'quest',
  on_shop: 'shop',
  on_adventure: 'adventure',
}

function abilityWanted(source: string, ability: Ability): string[] {
  if (isRule(ability.do)) return [`held ${source}`]
  if (BY_MOVE.includes(ability.when)) return [`used ${source}`]
  return STANDING[ability.when] === undefined ? [done(ability.do)] : [`held ${source}`]
}
