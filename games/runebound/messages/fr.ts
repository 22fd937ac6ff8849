import { tell } from '@runatal/grammar'
import { people, printed, sentence } from '@runatal/grammar/fr'
import { abilityText, cardText } from './cards.ts'
import { cardsFr, effect } from './fr-cards.ts'
import { choicesFr } from './fr-choices.ts'
import { log } from './fr-log.ts'
import { moveFr } from './fr-moves.ts'
import { frGoals, frNames, sideFr } from './fr-names.ts'
import { askFr, waitingFr } from './fr-questions.ts'
import { abilityCalled, called, hex, ROMAN, the } from './fr-said.ts'
import { reasonFr } from './fr-reasons.ts'
import type { Messages } from './messages.ts'

export const fr: Messages = printed({
  ...frNames,
  called,
  the,
  hex,
  abilityCalled,
  effect,
  ability: ability => abilityText(ability, cardsFr),
  test: cardsFr.test,
  side: sideFr,
  card: id => cardText(id, cardsFr),
  goals: frGoals,
  choices: choicesFr,
  ask: askFr,
  waiting: waitingFr,
  move: moveFr,
  event: (event, name) => sentence(tell(log, event, people(name))),
  reason: reasonFr,
  progress: s =>
    s.fate === 'won' ? 'Victoire' : s.fate === 'lost' ? 'Défaite' : `Acte ${ROMAN[s.act - 1]}, case ${s.space} sur 12`,
} satisfies Messages)
