import type { Messages } from '../en.ts'

export const refusing: Pick<Messages, 'notDone'> = {
  notDone: {
    'game-over': 'La partie est terminée.',
    'no-such-ask': 'La question n’est plus posée : regardez ce qui est demandé maintenant.',
    'not-your-ask': 'C’est à quelqu’un d’autre de répondre.',
    'not-now': 'Il faut d’abord répondre à autre chose.',
    'not-an-option': 'Ce n’est pas possible ici.',
    'no-undo': 'Cela ne peut plus être repris sans l’accord des autres.',
    'bad-setting': 'Ces choix ne vont pas ensemble.',
    'not-seated': 'Vous n’avez pas de place pour cela à cette table.',
    'not-host': 'Seul l’hôte de la table peut le faire.',
    'seat-taken': 'Cette place est prise.',
    'no-such-seat': 'La table n’a pas cette place.',
    started: 'La partie a commencé : cela ne peut plus être changé.',
    'not-started': 'Il est trop tôt pour cela.',
    over: 'La partie est terminée.',
    'not-due': 'Le temps n’est pas encore écoulé.',
    'bad-command': 'Cela ne peut pas se faire à cette table.',
    'no-such-table': 'Cette table n’existe pas.',
    'no-identity': 'Choisissez d’abord un nom.',
    'too-fast': 'C’était trop à la fois : attendez un instant.',
    'too-many': 'Vous avez trop de tables ouvertes : finissez d’abord une partie.',
    unknown: 'Cela n’a pas fonctionné : réessayez.',
  },
}
