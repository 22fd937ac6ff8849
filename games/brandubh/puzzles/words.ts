import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { ProblemWords, Proof } from '@runatal/study'

const WANTED_EN: Record<string, string> = {
  escape: 'Bring the king to a corner',
  catch: 'Capture the king',
  block: 'Leave the rival without a move',
}

const WANTED_FR: Record<string, string> = {
  escape: 'Menez le roi dans un coin',
  catch: 'Capturez le roi',
  block: 'Privez l’adversaire de tout coup',
}

const en: ProblemWords = {
  themes: {
    escape: 'The way out',
    catch: 'The hunt',
    block: 'No move left',
    guard: 'Guard the king',
    shut: 'Shut the gate',
  },
  begins: 'Puzzles begin with a move of the first seat, far from the end by quiet moves.',
  position: ({ theme }) =>
    isWin(theme)
      ? 'It is your move, and the rival defends as well as can be.'
      : theme === 'guard'
        ? 'The king is in danger, and it is your move.'
        : 'The king is about to escape, and it is your move.',
  goal: ({ theme, facts }) =>
    isWin(theme)
      ? `${WANTED_EN[theme]} in ${english.count(Number(facts.moves), 'move')}, whatever the rival does.`
      : `Do not lose within the rival’s next ${facts.moves === 1 ? 'move' : `${facts.moves} moves`}.`,
  reason: ({ theme, proof }) =>
    `${isWin(theme) ? 'No answer helps against it' : 'Whatever comes next, it holds'}: of your ${english.count(proof.of, 'move')}, ${proof.right === 1 ? 'only this one does' : `only ${proof.right} do`}.${looked(proof)}`,
  missed: ({ theme, facts }) =>
    isWin(theme)
      ? `Now the rival has an answer: there is no win in ${english.count(Number(facts.moves), 'move')} any more.`
      : 'The rival has a way to win now.',
}

const fr: ProblemWords = french.printed({
  themes: {
    escape: 'La sortie',
    catch: 'La chasse',
    block: 'Plus un coup',
    guard: 'Protéger le roi',
    shut: 'Fermer la porte',
  },
  begins: 'Les problèmes commencent à un coup de la première place, loin de la fin par coups tranquilles.',
  position: ({ theme }) =>
    isWin(theme)
      ? 'À vous de jouer ; l’adversaire se défend au mieux.'
      : theme === 'guard'
        ? 'Le roi est en danger, et c’est à vous de jouer.'
        : 'Le roi va s’échapper, et c’est à vous de jouer.',
  goal: ({ theme, facts }) =>
    isWin(theme)
      ? `${WANTED_FR[theme]} en ${french.count(Number(facts.moves), MOVE)}, quoi que fasse l’adversaire.`
      : `Ne perdez pas ${facts.moves === 1 ? 'au prochain coup' : `aux ${facts.moves} prochains coups`} de l’adversaire.`,
  reason: ({ theme, proof }) =>
    `${isWin(theme) ? 'Aucune réponse n’y peut rien' : 'Quoi qu’il arrive ensuite, cela tient'} : sur vos ${french.count(proof.of, MOVE)}, ${proof.right === 1 ? 'un seul y parvient' : `seuls ${proof.right} y parviennent`}.${frLooked(proof)}`,
  missed: ({ theme, facts }) =>
    isWin(theme)
      ? `L’adversaire a maintenant une réponse : plus de victoire en ${french.count(Number(facts.moves), MOVE)}.`
      : 'L’adversaire peut gagner maintenant.',
})

export const words = { en, fr }

const MOVE = french.m('coup')
const POSITION = french.f('position')

function isWin(theme: string): boolean {
  return theme !== 'guard' && theme !== 'shut'
}

function looked({ positions }: Proof): string {
  return positions < 2 ? '' : ` All ${english.count(positions, 'position')} that can follow were looked at.`
}

function frLooked({ positions }: Proof): string {
  return positions < 2 ? '' : ` Les ${french.count(positions, POSITION)} qui peuvent suivre ont été vues.`
}
