import { count, m } from '@runatal/grammar/fr'
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
