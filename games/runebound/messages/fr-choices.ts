import type { Scenario } from '../content/language.ts'
import { capital, list } from '@runatal/grammar/fr'
import { SKILL_SETS } from '../content/sets.ts'
import { heroes } from '../content/tables.ts'
import { ASSET_CHOICES, SKILL_CHOICES, skillSetsOf } from '../rules/sets.ts'
import { frGoals, frNames } from './fr-names.ts'
import { called } from './fr-said.ts'
import type { Messages } from './messages.ts'

/** How long and how hard, before what is to be done: by what parties of bots win (see the bots' page). */
const LENGTHS: Readonly<Record<Scenario, string>> = {
  web: 'Pour une première partie. Jusqu’à 24 rounds, difficulté moyenne.',
  margath: 'Jusqu’à 24 rounds, difficile : le groupe doit se réunir à temps.',
  corpse: 'Jusqu’à 24 rounds, difficulté moyenne.',
  red: 'Jusqu’à 24 rounds, abordable.',
  locust: 'Jusqu’à 24 rounds, abordable.',
}

const THEME: Readonly<Record<string, string>> = {
  A: 'équipement de soldat',
  B: 'capacités améliorées et magie',
  C: 'agilité et contrôle',
  D: 'luxe et or',
  E: 'charge et Santé',
  F: 'soins et escorte',
}

/** What can be chosen before the start. */
export const choicesFr: Messages['choices'] = {
  table: {
    scenario: { name: 'Scénario', values: frNames.scenarios, notes: notes() },
    assets: {
      name: 'Ensembles de Ressources',
      values: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, sets.split('').join(', ')])),
      notes: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, themes(sets)])),
    },
    skills: {
      name: 'Ensembles de Compétences',
      values: {
        usual: 'Première partie',
        base: 'La boîte de base',
        bonds: 'Liens indissolubles',
        full: 'Un groupe au complet',
      },
      notes: Object.fromEntries(SKILL_CHOICES.map(preset => [preset, list(skillSetsOf(preset, 2).map(called))])),
      made: {
        name: 'Six ensembles de votre choix',
        parts: Object.fromEntries(SKILL_SETS.map(({ id, name }) => [id, name.fr])),
      },
    },
    first: {
      name: 'Premier joueur',
      values: { random: 'Au hasard', 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4' },
    },
    rules: {
      name: 'Règles maison',
      values: { house: 'Avec nos règles maison', book: 'Selon le livret' },
      notes: {
        house:
          'La Mort Rouge : plus de faces infectent. L’Essaim de Locustes : des Troupes de guerre plus fortes contre un groupe.',
        book: 'La Mort Rouge : seuls les Jokers infectent. L’Essaim de Locustes : des Troupes de guerre sans Unité au départ.',
      },
    },
    difficulty: {
      name: 'Difficulté',
      values: { printed: 'Selon le livret', gentle: 'Clémente (règle maison)', grim: 'Rude (règle maison)' },
      notes: {
        gentle:
          'Les antagonistes ont un cinquième de Santé en moins, les héros commencent avec 2 Or de plus et les gemmes reviennent aussi en case 12.',
        grim: 'Les antagonistes ont un cinquième de Santé en plus, les héros commencent avec 1 Or de moins.',
      },
    },
  },
  seat: {
    hero: {
      name: 'Héros',
      values: { pick: 'À choisir à la table', ...Object.fromEntries(heroes.map(({ id, name }) => [id, name.fr])) },
    },
  },
}

function notes() {
  return Object.fromEntries(
    Object.entries(frGoals).map(([scenario, { wins, loses }]) => [
      scenario,
      `${LENGTHS[scenario as Scenario]} Victoire : ${wins} Défaite : ${loses}`,
    ]),
  )
}

/** What three asset sets are about; most of them are two things. */
function themes(sets: string): string {
  return capital(
    sets
      .split('')
      .map(set => THEME[set]!)
      .join(' ; '),
  )
}
