import { count, f, m } from '@runatal/grammar/fr'
import type { Messages } from '../en.ts'

/** Les problèmes. */
export const puzzles: Pick<Messages, 'puzzles'> = {
  puzzles: {
    title: 'Problèmes',
    none: 'Il n’y a pas de problèmes pour ce jeu.',
    games: 'Jeux',
    themes: 'Thèmes',
    all: 'Tous les thèmes, à votre niveau',
    start: 'Chercher',
    solvedOf: (right, all) => `${right} sur ${all} résolus`,
    share: percent => `${percent} % justes du premier coup`,
    rating: 'Votre niveau',
    uncertain: off => `± ${off} : plus vous cherchez, plus il est sûr.`,
    tries: n => count(n, m('problème')),
    streak: 'D’affilée',
    days: n => count(n, m('jour')),
    record: n => `record ${n}`,
    streakNote: 'Un problème juste par jour suffit.',
    daily: 'Problème du jour',
    dailyDone: 'Résolu aujourd’hui',
    level: n => `niveau ${n}`,
    puzzle: 'Problème',
    next: 'Problème suivant',
    back: 'Tous les problèmes',
    rated: (change, now) => `Niveau ${change < 0 ? `−${-change}` : `+${change}`}, désormais ${now}`,
    unrated: 'Déjà cherché : votre niveau ne bouge pas.',
    helped: 'Résolu avec un indice : votre niveau ne bouge pas.',
    make: 'En faire un problème',
    made: 'Fait d’une position',
    unratedMade: 'Votre niveau ne bouge pas.',
    proving: looked => `Preuve en cours : ${count(looked, f('position'))} ${looked < 2 ? 'vue' : 'vues'}.`,
    proved: (right, of) =>
      `Prouvé : sur ${count(of, f('réponse'))}, ${right === 1 ? 'une seule est juste' : `${right} seulement sont justes`}.`,
    noPuzzle: {
      moment: 'Aucun problème ne commence à ce moment.',
      open: 'Pas de réponse meilleure que toutes les autres ici : plusieurs se valent, ou aucune ne mène à rien.',
      hidden: 'Ce qui est juste ici dépend de ce qu’on ne voit pas : le hasard en déciderait.',
      wide: 'Trop de suites sont possibles ici pour les voir toutes.',
    },
    own: {
      solve: 'En faire un problème',
      title: 'D’une de vos parties',
      first: 'Ce moment n’a pas encore été jugé sur cet appareil : l’analyse s’en charge.',
      position: 'Un moment d’une partie terminée. Ce qui fut choisi ici a coûté quelque chose.',
      goal: 'Trouvez une réponse qui ne coûte rien, d’après ce qu’on pouvait savoir.',
      right: (percent, played) =>
        `Avec cette réponse, on gagne environ ${percent} % des parties ; avec celle qui fut jouée, environ ${played} %.`,
      wrong: percent =>
        percent === undefined
          ? 'Cette réponse a vite été distancée : une autre gagne plus souvent.'
          : `Avec cette réponse, on gagne environ ${percent} % des parties : une autre gagne plus souvent.`,
    },
    rush: 'Contre la montre',
    rushNote: 'Trois minutes, de plus en plus dur ; la troisième erreur arrête tout.',
    rushEnd: n => `${count(n, m('problème'))} ${n < 2 ? 'résolu' : 'résolus'}`,
    rushAgain: 'Encore une fois',
    session: 'Cette fois',
    right: 'juste',
    wrong: 'faux',
    now: 'celui-ci',
  },
}
