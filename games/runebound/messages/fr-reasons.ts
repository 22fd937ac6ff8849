import { capital, count, de, un } from '@runatal/grammar/fr'
import type { Reason } from '../rules/reason.ts'
import { DAMAGE, GEM, GOLD, PLAGUE } from './fr-nouns.ts'
import { at, called, of, ofKind, quoted, the } from './fr-said.ts'

/** What a bot says about its move. */
export function reasonFr(reason: Reason): string {
  switch (reason.because) {
    case 'adventure':
      // Of other gems the fights are not what one goes there for.
      return `${capital(un(ofKind(GEM, reason.kind as 'combat')))}, je ne vois pas mieux${reason.kind === 'combat' ? ` ; j’y gagnerais environ ${reason.odds} % des combats` : ''}.`
    case 'shop':
      return reason.gold === 0
        ? `Je vais au marché ${de(called(reason.city))}.`
        : `J’ai de quoi dépenser à ${called(reason.city)} : ${count(reason.gold, GOLD)}.`
    case 'train':
      return 'Il me faut de meilleures Compétences.'
    case 'rest':
      return `Avec ${count(reason.damage, DAMAGE)}, mieux vaut me reposer d’abord.`
    case 'quest':
      return `Je poursuis la quête ${quoted(reason.card)}.`
    case 'story':
      return `${quoted(reason.card)} vaut la peine d’essayer : environ ${chances(reason.odds)}.`
    case 'master':
      return `Il faut en finir avec ${the(reason.enemy)} : ${reason.odds < SLIM ? 'tant pis si mes chances sont minces' : `je me donne ${chances(reason.odds)}`}.`
    case 'gather':
      return `Retrouvons-nous ${at(reason.hex)}.`
    case 'zombie':
      return 'Ce Zombie me suit depuis trop longtemps.'
    case 'plague':
      return `D’abord l’épidémie ${of(reason.hex)} : ${count(reason.active, PLAGUE)} en cours.`
    case 'epicentre':
      return `Je tente d’en finir ${at(reason.hex)} : environ ${chances(reason.odds)}.`
  }
}

/** Too little to be told as a number. */
const SLIM = 5
const chances = (odds: number) => `${odds} % de chances`
