import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { ProblemWords, Proof } from '@runatal/study'

const en: ProblemWords = {
  themes: { strike: 'The last blow', answer: 'The deadly answer', live: 'Live through the bout' },
  begins: 'Puzzles begin in the clash, with open hands, where the first seat may play or counter.',
  position: ({ facts }) =>
    `Both hands are open, the decks are not. You have ${facts.hp} HP, your rival ${facts.theirs}.`,
  goal: ({ theme }) =>
    theme === 'live'
      ? 'Do not lose the duel in this bout, whatever your rival does.'
      : 'Win the duel in this bout, whatever your rival does.',
  reason: ({ theme, proof }) =>
    `${theme === 'live' ? 'Nothing in either hand can end the duel against you now' : 'Your rival has no card that helps'}: of your ${english.count(proof.of, 'answer')}, ${only(proof)}.`,
  missed: ({ theme }) =>
    theme === 'live' ? 'Now your rival can end the duel in this bout.' : 'Now your rival can live through this bout.',
}

const fr: ProblemWords = french.printed({
  themes: { strike: 'Le dernier coup', answer: 'La riposte mortelle', live: 'Survivre à la passe d’armes' },
  begins: 'Les problèmes commencent au combat, mains ouvertes, là où la première place peut jouer ou riposter.',
  position: ({ facts }) =>
    `Les deux mains sont ouvertes, les decks non. Vous avez ${facts.hp} PV, l’adversaire ${facts.theirs}.`,
  goal: ({ theme }) =>
    theme === 'live'
      ? 'Ne perdez pas le duel dans cette passe d’armes, quoi que fasse l’adversaire.'
      : 'Gagnez le duel dans cette passe d’armes, quoi que fasse l’adversaire.',
  reason: ({ theme, proof }) =>
    `${theme === 'live' ? 'Rien, dans aucune main, ne peut plus finir le duel contre vous' : 'L’adversaire n’a aucune carte qui l’aide'} : sur vos ${french.count(proof.of, ANSWER)}, ${frOnly(proof)}.`,
  missed: ({ theme }) =>
    theme === 'live'
      ? 'L’adversaire peut maintenant finir le duel dans cette passe d’armes.'
      : 'L’adversaire peut maintenant survivre à cette passe d’armes.',
})

const ANSWER = french.f('réponse')

export const words = { en, fr }

function only({ right }: Proof): string {
  return right === 1 ? 'only this one does it' : `only ${right} do it`
}

function frOnly({ right }: Proof): string {
  return right === 1 ? 'une seule convient' : `seules ${right} conviennent`
}
