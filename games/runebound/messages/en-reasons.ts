import { capital, count } from '@runatal/grammar/en'
import type { Reason } from '../rules/reason.ts'
import { enNames } from './en-names.ts'
import { called, DAMAGE, GOLD, spot, quoted, the } from './en-said.ts'

/** What a bot says about its move. */
export function reasonEn(reason: Reason): string {
  switch (reason.because) {
    case 'adventure':
      // Of other gems the fights are not what one goes there for.
      return `The next ${enNames.kinds[reason.kind as 'combat']} gem is the best I can do${reason.kind === 'combat' ? `; I would win about ${reason.odds}% of its fights` : ''}.`
    case 'shop':
      return reason.gold === 0
        ? `I am off to the market of ${called(reason.city)}.`
        : `${called(reason.city)} has something for my ${count(reason.gold, GOLD)}.`
    case 'train':
      return 'I need better skills.'
    case 'rest':
      return `With ${count(reason.damage, DAMAGE)} I had better rest first.`
    case 'quest':
      return `I am after ${quoted(reason.card)}.`
    case 'story':
      return `${quoted(reason.card)} is worth a try: about ${reason.odds}%.`
    case 'master':
      return `${capital(the(reason.enemy))} has to fall: ${reason.odds < SLIM ? 'never mind the odds' : `I give myself ${reason.odds}%`}.`
    case 'gather':
      return `Let us all meet at ${spot(reason.hex)}.`
    case 'zombie':
      return 'This Zombie has followed me long enough.'
    case 'plague':
      return `The plague at ${spot(reason.hex)} first: ${count(reason.active, 'plague')} ${reason.active === 1 ? 'is' : 'are'} active.`
    case 'epicentre':
      return `I try to end it at ${spot(reason.hex)}: about ${reason.odds}%.`
  }
}

/** Too little to be told as a number. */
const SLIM = 5
