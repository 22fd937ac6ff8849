import { tell } from './asked.ts'
import { abilityText, cardText } from './cards.ts'
import { choicesEn } from './en-choices.ts'
import { log } from './en-log.ts'
import { moveEn } from './en-moves.ts'
import { cardsEn, enGoals, enNames, sideEn } from './en-names.ts'
import { askEn, waitingEn } from './en-questions.ts'
import { abilityCalled, called, effect, hex, ROMAN } from './en-said.ts'
import type { Messages } from './messages.ts'

export const en: Messages = {
  ...enNames,
  called,
  hex,
  abilityCalled,
  effect,
  ability: ability => abilityText(ability, cardsEn),
  test: cardsEn.test,
  side: sideEn,
  card: id => cardText(id, cardsEn),
  goals: enGoals,
  choices: choicesEn,
  ask: askEn,
  waiting: waitingEn,
  move: moveEn,
  event: (event, name) => tell(log, event, name),
  progress: s =>
    s.fate === 'won' ? 'Victory' : s.fate === 'lost' ? 'Defeat' : `Act ${ROMAN[s.act - 1]}, space ${s.space} of 12`,
}
