import { tell } from '@runatal/grammar'
import { people, printed, sentence } from '@runatal/grammar/en'
import { abilityText, cardText } from './cards.ts'
import { cardsEn, effect } from './en-cards.ts'
import { choicesEn } from './en-choices.ts'
import { log } from './en-log.ts'
import { moveEn } from './en-moves.ts'
import { enGoals, enNames, sideEn } from './en-names.ts'
import { askEn, waitingEn } from './en-questions.ts'
import { abilityCalled, called, hex, ROMAN, the } from './en-said.ts'
import { reasonEn } from './en-reasons.ts'
import type { Messages } from './messages.ts'

export const en: Messages = printed({
  ...enNames,
  called,
  the,
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
  event: (event, name) => sentence(tell(log, event, people(name))),
  reason: reasonEn,
  progress: s =>
    s.fate === 'won' ? 'Victory' : s.fate === 'lost' ? 'Defeat' : `Act ${ROMAN[s.act - 1]}, space ${s.space} of 12`,
} satisfies Messages)
