import type { Reason } from '../bot/reason.ts'
import { frNames } from './fr-names.ts'
import { called, hex } from './fr-said.ts'

/** Ce qu'un robot dit de son coup. */
export function reasonFr(reason: Reason): string {
  switch (reason.because) {
    case 'adventure':
      return `Une gemme ${frNames.kinds[reason.kind as 'combat']}, je ne vois pas mieux ; j'y gagnerais environ ${reason.odds} % des combats.`
    case 'shop':
      return `${called(reason.city)} : de quoi dépenser mes pièces d'or (${reason.gold}).`
    case 'train':
      return 'Il me faut de meilleures compétences.'
    case 'rest':
      return `Avec ${reason.damage} dégât${reason.damage > 1 ? 's' : ''}, mieux vaut me reposer d'abord.`
    case 'quest':
      return `Je poursuis la quête « ${called(reason.card)} ».`
    case 'story':
      return `« ${called(reason.card)} » vaut d'essayer : environ ${reason.odds} %.`
    case 'master':
      return `Il faut en finir avec ${called(reason.enemy)} : je me donne ${reason.odds} %.`
    case 'gather':
      return `Retrouvons-nous : ${hex(reason.hex)}.`
    case 'zombie':
      return "Ce Zombie m'a assez suivi."
    case 'plague':
      return `L'épidémie d'abord : ${hex(reason.hex)}. Actives : ${reason.active}.`
    case 'epicentre':
      return `Je tente d'en finir : ${hex(reason.hex)}, environ ${reason.odds} %.`
  }
}
