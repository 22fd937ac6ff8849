import { a, capital, count, list, printed } from '@runatal/grammar/en'
import type { CardType, Marker, Slot } from '../content/language.ts'
import type { Phrases } from './phrases.ts'
import { places } from './things-en.ts'

const MARKER: Record<Marker, string> = { bleed: '*Bleed*', poison: '*Poison*' }
const somewhere = (slots: readonly Slot[]) => places(slots, 'or')

export const en: Phrases = printed({
  ops: {
    amplitude: x => `*Amplitude ${x}*`,
    block: x => `*Block ${x}*`,
    damage_up: x => `*+${x} damage*`,
    shake_up: x => `*${signed(x)} shake*`,
    block_up: x => `*+${x} block*`,
    burn: x => `*Burn ${x}*`,
    destroyer: x => `*Destroyer ${x}*`,
    exchange: x => `*Exchange ${x}*`,
    follow_up: x => `*Follow-up ${x}*`,
    frenzy: x => `*Frenzy ${x}*`,
    oblivion: x => `*Oblivion ${x}*`,
    pierce: x => `*Pierce ${x}*`,
    draw: x => `*Draw ${x}*`,
    weak_point: x => `*Weak point ${x}*`,
    poison: x => `*Poison ${x}*`,
    search: x => `*Search ${x}*`,
    bleed: x => `*Bleed ${x}*`,
    stun: () => 'the opponent is *Stunned*',
    torpor: x => `*Torpor ${x}*`,
    damage_mul: x => (x === 2 ? 'double the damage' : `multiply the damage by ${x}`),
    damage_half: () => 'halve the damage of the opposing assault',
    reserve: x => `*+${x} reserve*`,
    cost_down: x => `your next card costs ${x} less`,
    salvage: x =>
      x === 1
        ? 'you may put a card of your *Void* under your deck'
        : `you may put up to ${count(x, 'card')} of your *Void* under your deck`,
    bury: () => 'put the opponent’s *Top soul* under their deck',
    cleanse: x => (x === 1 ? 'remove one of your markers' : `remove ${x} of your markers`),
    ready: x => (x === 1 ? 'ready one of your objects' : `ready ${x} of your objects`),
    shatter_object: () => 'you may discard an opposing object',
    shatter_infusion: () => 'you may discard an opposing infusion',
    unbind: () => 'you may take one of your infusions back into your hand',
    lose_hp: x => `lose ${x} HP`,
  },
  onSelf: {
    bury: () => 'put your *Top soul* under your deck',
    burn: x => `*Burn ${x}* on yourself`,
    poison: x => `*Poison ${x}* on yourself`,
    bleed: x => `*Bleed ${x}* on yourself`,
  },
  onMyCard: {
    damage_up: x => `your assault gains *+${x} damage*`,
    amplitude: x => `your next assault gains *Amplitude +${x}*`,
    shake_up: x => `your support ${gains(x)} *${signed(x)} shake*`,
    block_up: x => `your defence gains *+${x} block*`,
  },
  onFoesCard: { shake_up: x => `the opposing support ${gains(x)} *${signed(x)} shake*` },
  onChosenSlot: entry => `${entry} on an opposing slot of your choice`,
  standing: {
    damage_up: x => `*+${x} damage*`,
    shake_up: x => `*${signed(x)} shake*`,
    block_up: x => `*+${x} block*`,
    pierce: x => `*Pierce ${x}*`,
    cost_down: x => `your cards cost ${x} less`,
    block: x => `*Block ${x}* against assaults`,
  },
  filter: {
    assault: { cards: 'your assaults', many: true },
    support: { cards: 'your supports', many: true },
    defence: { cards: 'your defences', many: true },
    first_assault: { cards: 'your first assault of the bout', many: false },
    first_counter: { cards: 'your first counter of the bout', many: false },
    first_instant: { cards: 'your first instant of the bout', many: false },
  },
  has: (bonus, many) => `${many ? 'have' : 'has'} ${bonus}`,
  costs: (less, many) => `${many ? 'cost' : 'costs'} ${less} less`,
  places: somewhere,
  when: {
    upkeep: 'In upkeep',
    end_of_bout: 'At the end of the bout',
    on_hit: 'When your assault inflicts damage',
    on_counter: 'When you counter',
    on_top_soul_lost: 'When you lose a *Top soul*',
  },
  conditions: {
    slot: somewhere,
    nth: (n: number) => `if you have played at least ${count(n, 'card')} this bout`,
    foe_marker: (marker: Marker) => `if the opponent has a ${MARKER[marker]} marker`,
    self_marker: (marker: Marker) => `if you have a ${MARKER[marker]} marker`,
    unopposed: () => 'if nothing opposed this card',
    hp_max: (n: number) => `if you have ${n} HP or less`,
    foe_hp_max: (n: number) => `if the opponent has ${n} HP or less`,
    hand_max: (n: number) => `if you hold ${count(n, 'card')} or fewer`,
    foe_top_min: (n: number) => `if the opposing *Top soul* has VA ${n} or more`,
    own_top_min: (n: number) => `if your *Top soul* has VA ${n} or more`,
    void_min: (n: number) => `if your *Void* holds ${count(n, 'card')} or more`,
    infusions_min: (n: number) => (n === 1 ? 'if you have an infusion' : `if you have ${count(n, 'infusion')} or more`),
    after: (type: CardType) => `if your previous card was ${a(type)}`,
    foe_passed: () => 'if the opponent has passed',
  },
  consume: (marker, from) =>
    from === 'foe' ? `destroy an opposing ${MARKER[marker]} marker` : `destroy one of your ${MARKER[marker]} markers`,
  limit: times => (times === 1 ? '(once per bout)' : `(${times} times per bout)`),
  blocks: { infusion: 'Infusion', red: 'Transcended' },
  use: {
    any: () => 'Use',
    upkeep: () => 'Use in upkeep',
    as_support: shake => `Use as a support with ${shake} shake`,
  },
  counterText: 'Its text works even when countering.',
  cost: ({ hp, latent, reserve }) =>
    list([
      ...(hp ? [`${hp} HP`] : []),
      ...(latent ? [`${latent} latent potential`] : []),
      ...(reserve ? [count(reserve, 'reserve point')] : []),
    ]),
  colon: ': ',
  capital,
})

const gains = (x: number) => (x < 0 ? 'suffers' : 'gains')

function signed(x: number): string {
  return x < 0 ? `−${-x}` : `+${x}`
}
