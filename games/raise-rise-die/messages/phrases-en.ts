import type { Marker, Slot } from '../content/language.ts'
import type { Phrases } from './phrases.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const MARKER: Record<Marker, string> = { bleed: '*Bleed*', poison: '*Poison*' }
const SLOT: Record<Slot, string> = { high: 'high', body: 'body', low: 'low', right: 'right', left: 'left' }
const TYPE = { assault: 'assault', support: 'support', defence: 'defence' }

function list(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`
}

const PLACE: Record<Slot, string> = {
  high: 'on the high slot',
  body: 'on the body',
  low: 'on the low slot',
  right: 'on the right',
  left: 'on the left',
}

const places = (names: readonly Slot[]) =>
  list(
    names.map(name => PLACE[name]),
    'or',
  )

export const en: Phrases = {
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
    damage_half: () => 'halve the opposing assault',
    reserve: x => `*+${x} reserve*`,
    cost_down: x => `your next card costs ${x} less`,
    salvage: x =>
      x === 1
        ? 'you may put a card of your *Void* under your deck'
        : `put up to ${x} cards of your *Void* under your deck`,
    bury: () => 'put the opposing *Top soul* under its deck',
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
    damage_up: x => `your assault has *+${x} damage*`,
    amplitude: x => `your next assault has *Amplitude +${x}*`,
    shake_up: x => `your support has *${signed(x)} shake*`,
    block_up: x => `your defence has *+${x} block*`,
  },
  onFoesCard: { shake_up: x => `the opposing support has *${signed(x)} shake*` },
  onChosenSlot: entry => `${entry} on a slot of your choice`,
  standing: {
    damage_up: x => `*+${x} damage*`,
    shake_up: x => `*${signed(x)} shake*`,
    block_up: x => `*+${x} block*`,
    pierce: x => `*Pierce ${x}*`,
    cost_down: x => `cost reduced by ${x}`,
    block: x => `*Block ${x}* against assaults`,
  },
  filter: {
    assault: 'your assaults',
    support: 'your supports',
    defence: 'your defences',
    first_assault: 'your first assault of the bout',
    first_counter: 'your first counter of the bout',
    first_instant: 'your first instant of the bout',
  },
  places,
  when: {
    upkeep: 'In upkeep',
    end_of_bout: 'At the end of the bout',
    on_hit: 'When your assault inflicts damage',
    on_counter: 'When you counter',
    on_top_soul_lost: 'When you lose a *Top soul*',
  },
  conditions: {
    slot: places,
    nth: (n: number) => `if you have played at least ${cards(n)} this bout`,
    foe_marker: (marker: Marker) => `if the opponent has a ${MARKER[marker]} marker`,
    self_marker: (marker: Marker) => `if you have a ${MARKER[marker]} marker`,
    unopposed: () => 'if nothing opposed this card',
    hp_max: (n: number) => `if you have ${n} HP or less`,
    foe_hp_max: (n: number) => `if the opponent has ${n} HP or less`,
    hand_max: (n: number) => `if you hold ${cards(n)} or fewer`,
    foe_top_min: (n: number) => `if the opposing *Top soul* has VA ${n} or more`,
    own_top_min: (n: number) => `if your *Top soul* has VA ${n} or more`,
    void_min: (n: number) => `if your *Void* holds ${cards(n)} or more`,
    infusions_min: (n: number) => (n === 1 ? 'if you have an infusion' : `if you have ${n} infusions or more`),
    after: (type: keyof typeof TYPE) => `if your previous card was ${type === 'assault' ? 'an' : 'a'} ${TYPE[type]}`,
    foe_passed: () => 'if the opponent has passed',
  },
  consume: (marker, from) =>
    from === 'foe' ? `destroy an opposing ${MARKER[marker]} marker` : `destroy one of your ${MARKER[marker]} markers`,
  limit: times => (times === 1 ? '(once per bout)' : `(${times} times per bout)`),
  blocks: { play: 'Played', infusion: 'Infusion', red: 'Transcended' },
  use: {
    any: () => 'Use',
    upkeep: () => 'Use in upkeep',
    as_support: shake => `Use as a support of shake ${shake}`,
  },
  counterText: 'Its text works even when countering.',
  cost: ({ hp, latent, reserve }) =>
    list(
      [
        ...(hp ? [`${hp} HP`] : []),
        ...(latent ? [`${latent} of your latent potential`] : []),
        ...(reserve ? [reserve === 1 ? '1 reserve point' : `${reserve} reserve points`] : []),
      ],
      'and',
    ),
  slot: SLOT,
  type: TYPE,
  list,
  colon: ': ',
}

function signed(x: number): string {
  return x < 0 ? `−${-x}` : `+${x}`
}
