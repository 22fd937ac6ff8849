import { tell } from './asked.ts'
import { abilityText, cardText } from './cards.ts'
import { printed } from './effects-fr.ts'
import { choicesFr } from './fr-choices.ts'
import { log } from './fr-log.ts'
import { moveFr } from './fr-moves.ts'
import { cardsFr, frGoals, frNames, sideFr } from './fr-names.ts'
import { askFr, waitingFr } from './fr-questions.ts'
import { abilityCalled, called, effect, hex, ROMAN } from './fr-said.ts'
import type { Messages } from './messages.ts'

const plain: Messages = {
  ...frNames,
  called,
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
  event: (event, name) => tell(log, event, name),
  progress: s =>
    s.fate === 'won' ? 'Victoire' : s.fate === 'lost' ? 'Défaite' : `Acte ${ROMAN[s.act - 1]}, case ${s.space} sur 12`,
}

export const fr: Messages = printed(plain)
