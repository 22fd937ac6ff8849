import type { Reason } from '../bot/reason.ts'
import { enNames } from './en-names.ts'
import { called, hex } from './en-said.ts'

/** What a bot says about its move. */
export function reasonEn(reason: Reason): string {
  switch (reason.because) {
    case 'adventure':
      return `The next ${enNames.kinds[reason.kind as 'combat']} gem is the best I can do; I would win about ${reason.odds} % of its fights.`
    case 'shop':
      return `${called(reason.city)} has something for my ${reason.gold} gold.`
    case 'train':
      return 'I need better skills.'
    case 'rest':
      return `With ${reason.damage} damage I had better rest first.`
    case 'quest':
      return `I am after “${called(reason.card)}”.`
    case 'story':
      return `“${called(reason.card)}” is worth a try: about ${reason.odds} %.`
    case 'master':
      return `${called(reason.enemy)} has to fall: I give myself ${reason.odds} %.`
    case 'gather':
      return `Let us all meet at ${hex(reason.hex)}.`
    case 'zombie':
      return 'This Zombie has followed me long enough.'
    case 'plague':
      return `The plague at ${hex(reason.hex)} first: ${reason.active} are active.`
    case 'epicentre':
      return `I try to end it at ${hex(reason.hex)}: about ${reason.odds} %.`
  }
}
