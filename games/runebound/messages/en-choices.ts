import type { Scenario } from '../content/language.ts'
import { capital, list } from '@runatal/grammar/en'
import { SKILL_SETS } from '../content/sets.ts'
import { heroes } from '../content/tables.ts'
import { ASSET_CHOICES, SKILL_CHOICES, skillSetsOf } from '../rules/sets.ts'
import { enGoals, enNames } from './en-names.ts'
import { called } from './en-said.ts'
import type { Messages } from './messages.ts'

/** How long and how hard, before what is to be done: by what parties of bots win (see the bots' page). */
const LENGTHS: Readonly<Record<Scenario, string>> = {
  web: 'For a first game. Up to 24 rounds, of middling difficulty.',
  margath: 'Up to 24 rounds, hard: the party has to meet in time.',
  corpse: 'Up to 24 rounds, of middling difficulty.',
  red: 'Up to 24 rounds, on the gentle side.',
  locust: 'Up to 24 rounds, on the gentle side.',
}

const THEME: Readonly<Record<string, string>> = {
  A: "soldiers' gear",
  B: 'surge and magic',
  C: 'agility and control',
  D: 'luxury and gold',
  E: 'charge and Health',
  F: 'healers and escorts',
}

/** What can be chosen before the start. */
export const choicesEn: Messages['choices'] = {
  table: {
    scenario: { name: 'Scenario', values: enNames.scenarios, notes: notes() },
    assets: {
      name: 'Asset sets',
      values: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, sets.split('').join(', ')])),
      notes: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, themes(sets)])),
    },
    skills: {
      name: 'Skill sets',
      values: { usual: 'First game', base: 'The base box', bonds: 'Unbreakable Bonds', full: 'A full party' },
      notes: Object.fromEntries(SKILL_CHOICES.map(preset => [preset, list(skillSetsOf(preset, 2).map(called))])),
      made: {
        name: 'Six sets of your own choice',
        parts: Object.fromEntries(SKILL_SETS.map(({ id, name }) => [id, name.en])),
      },
    },
    first: {
      name: 'First player',
      values: { random: 'At random', 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4' },
    },
    rules: {
      name: 'House rules',
      values: { house: 'With our house rules', book: 'By the book' },
      notes: {
        house: 'The Red Death: more faces infect. The Locust Swarm: warbands start stronger against a party.',
        book: 'The Red Death: only wilds infect. The Locust Swarm: warbands start without units.',
      },
    },
    difficulty: {
      name: 'Difficulty',
      values: { printed: 'As printed', gentle: 'Gentle (house rule)', grim: 'Grim (house rule)' },
      notes: {
        gentle: 'Antagonists have a fifth less Health, heroes start with 2 more gold, gems also return on space 12.',
        grim: 'Antagonists have a fifth more Health, heroes start with 1 gold less.',
      },
    },
  },
  seat: {
    hero: {
      name: 'Hero',
      values: { pick: 'Choose at the table', ...Object.fromEntries(heroes.map(({ id, name }) => [id, name.en])) },
    },
  },
}

function notes() {
  return Object.fromEntries(
    Object.entries(enGoals).map(([scenario, { wins, loses }]) => [
      scenario,
      `${LENGTHS[scenario as Scenario]} Won: ${wins} Lost: ${loses}`,
    ]),
  )
}

/** What three asset sets are about; most of them are two things. */
function themes(sets: string): string {
  return capital(
    sets
      .split('')
      .map(set => THEME[set]!)
      .join('; '),
  )
}
