import { count, f, m } from '@runatal/grammar/fr'
import type { Messages } from '../en.ts'

/** L’étude, c’est-à-dire une partie finie que l’on juge. */
export const study: Pick<Messages, 'study'> = {
  study: {
    title: 'Analyse',
    open: 'Analyser',
    progress: (n, all) => `Jugé jusqu’ici : ${n} sur ${all}`,
    pause: 'Suspendre l’analyse',
    resume: 'Reprendre l’analyse',
    askHouse: 'Laisser la salle y réfléchir',
    houseThinks: 'La salle y réfléchit. Vous pouvez partir : ce qu’elle trouve est gardé, pour tous.',
    houseTurns: n =>
      `La salle y réfléchit, à tour de rôle avec ${count(n, f('autre partie', 'autres parties'))}. Vous pouvez partir : ce qu’elle trouve est gardé.`,
    nothing: 'Dans cette partie, rien n’a été choisi parmi plusieurs réponses : il n’y a rien à peser.',
    noDecision: 'Personne n’avait à choisir ici.',
    notYet: 'Pas encore jugé.',
    next: 'Tournant suivant',
    decision: name => `Ce qui a été choisi : ${name}`,
    lost: points => `−${points}`,
    knowing: 'Ce qui est connu',
    known: name => `Ce que ${name} pouvait savoir`,
    allOpen: 'Toutes cartes ouvertes',
    played: 'joué',
    others: n => `Derrière : ${count(n, f('autre réponse', 'autres réponses'))}.`,
    marks: {
      find: 'Trouvaille',
      best: 'Juste',
      good: 'Bon',
      inexact: 'Imprécis',
      mistake: 'Faux pas',
      blunder: 'Bévue',
    },
    curve: 'Chances de victoire, de décision en décision, en pour cent',
    balance: name => `D’où vient le résultat : ${name}`,
    accuracy: percent => `Justesse : ${percent} sur 100.`,
    skill: points =>
      points === 0
        ? 'Des choix aussi bons que ceux de la table.'
        : `Des choix ${points > 0 ? 'meilleurs' : 'moins bons'} que ceux de la table, de ${count(Math.abs(points), m('point'))}.`,
    luckSaid: points =>
      points === 0
        ? 'Le hasard n’a rien donné ni repris.'
        : `Le hasard a ${points > 0 ? 'donné' : 'pris'} ${count(Math.abs(points), m('point'))}.`,
    start: 'Au début',
    end: 'À la fin',
    causes: { luck: 'Hasard', own: 'Ses choix', others: 'Les autres' },
    moments: 'À revoir',
    all: name => `Tout ce qui pouvait être mieux joué : ${name}`,
  },
}
