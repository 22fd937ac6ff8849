import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { ProblemWords } from '@runatal/study'
import { rune } from '../messages/fr-nouns.ts'

const en: ProblemWords = {
  themes: {
    pair: 'The pair to go for',
    theft: 'Rob the rival',
    own: 'Save what is yours',
    price: 'How much to put on it',
    hold: 'Hold back',
    order: 'Who robs first',
  },
  begins: 'Puzzles begin in the calm variant, where the first seat chooses a target among few, or orders thefts.',
  position: ({ theme, facts }) =>
    theme === 'order'
      ? `The trial is yours: you set the order of all thefts of this colour. So far you are ${standing(Number(facts.lead))}.`
      : `Wave ${facts.wave} of 4: you have ${english.count(Number(facts.mine), 'focus point')} left and are ${standing(Number(facts.lead))}.`,
  goal: ({ theme }) =>
    theme === 'order'
      ? 'Order the thefts so that you come out of this throw as far ahead as can be.'
      : 'Choose what you are surest of: as many runes ahead after this throw as can be, whatever the others choose.',
  reason: ({ theme, proof }) =>
    `${theme === 'order' ? 'So you end' : 'Whatever the others choose, you end'} ${standing(proof.best)} at least; any other way may end ${endAt(proof.next)}.`,
  missed: (_, reached) => `After that, it may end ${endAt(reached)}.`,
}

const fr: ProblemWords = french.printed({
  themes: {
    pair: 'La paire à viser',
    theft: 'Voler l’adversaire',
    own: 'Sauver son bien',
    price: 'Combien y mettre',
    hold: 'Se retenir',
    order: 'Qui vole d’abord',
  },
  begins:
    'Les problèmes commencent dans la variante posée, là où la première place choisit parmi peu de cibles ou ordonne des vols.',
  position: ({ theme, facts }) =>
    theme === 'order'
      ? `L’épreuve est à vous : vous fixez l’ordre de tous les vols de cette couleur. Pour l’instant, vous ${frStanding(Number(facts.lead))}.`
      : `Vague ${facts.wave} sur 4 : il vous reste ${french.count(Number(facts.mine), POINT)} d’attention, et vous ${frStanding(Number(facts.lead))}.`,
  goal: ({ theme }) =>
    theme === 'order'
      ? 'Ordonnez les vols pour sortir de ce lancer avec la plus grande avance possible.'
      : 'Choisissez le plus sûr : le plus de runes d’avance après ce lancer, quoi que choisissent les autres.',
  reason: ({ theme, proof }) =>
    `${theme === 'order' ? 'Ainsi, vous' : 'Quoi que choisissent les autres, vous'} ${frEnds(proof.best)} au moins ; toute autre voie peut finir ${frEndAt(proof.next)}.`,
  missed: (_, reached) => `Après cela, on peut finir ${frEndAt(reached)}.`,
})

const POINT = french.m('point')

export const words = { en, fr }

function standing(ahead: number): string {
  if (ahead === 0) return 'level with the best rival'
  return `${english.count(Math.abs(ahead), 'rune')} ${ahead > 0 ? 'ahead' : 'behind'}`
}

function endAt(ahead: number): string {
  return ahead <= BY_CHANCE ? 'in a trial of nerve, where chance decides' : ahead === 0 ? 'level' : standing(ahead)
}

function frStanding(ahead: number): string {
  if (ahead === 0) return 'êtes à égalité avec le meilleur adversaire'
  return `avez ${french.count(Math.abs(ahead), rune)} ${ahead > 0 ? 'd’avance' : 'de retard'}`
}

function frEnds(ahead: number): string {
  if (ahead === 0) return 'finissez à égalité'
  return `finissez avec ${french.count(Math.abs(ahead), rune)} ${ahead > 0 ? 'd’avance' : 'de retard'}`
}

function frEndAt(ahead: number): string {
  if (ahead <= BY_CHANCE) return 'par une épreuve de nerfs, où le hasard décide'
  if (ahead === 0) return 'à égalité'
  return `avec ${french.count(Math.abs(ahead), rune)} ${ahead > 0 ? 'd’avance' : 'de retard'}`
}

/** What is less was not counted but left to chance. */
const BY_CHANCE = -500
