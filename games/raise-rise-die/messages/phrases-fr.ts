import { capital, count, list, printed, un } from '@runatal/grammar/fr'
import type { CardType, Marker, Slot } from '../content/language.ts'
import type { Phrases } from './phrases.ts'
import { card, damage, infusion, latentPoint, places, reservePoint, TYPES } from './things-fr.ts'

const MARKER: Record<Marker, string> = { bleed: '*Saignement*', poison: '*Poison*' }
const somewhere = (slots: readonly Slot[]) => places(slots, 'or')
const degats = (x: number) => `*+${count(x, damage)}*`

export const fr: Phrases = printed({
  ops: {
    amplitude: x => `*Amplitude ${x}*`,
    block: x => `*Bloque ${x}*`,
    damage_up: degats,
    shake_up: x => `*${signed(x)} d’ébranlement*`,
    block_up: x => `*+${x} de blocage*`,
    burn: x => `*Brûlez ${x}*`,
    destroyer: x => `*Destructeur ${x}*`,
    exchange: x => `*Échangez ${x}*`,
    follow_up: x => `*Enchaînement ${x}*`,
    frenzy: x => `*Frénésie ${x}*`,
    oblivion: x => `*Oubli ${x}*`,
    pierce: x => `*Percer ${x}*`,
    draw: x => `*Pioche ${x}*`,
    weak_point: x => `*Point faible ${x}*`,
    poison: x => `*Poison ${x}*`,
    search: x => `*Recherche ${x}*`,
    bleed: x => `*Saignement ${x}*`,
    stun: () => 'infligez *Sonné* à l’adversaire',
    torpor: x => `*Torpeur ${x}*`,
    damage_mul: x => (x === 2 ? 'doublez les dégâts' : `multipliez les dégâts par ${x}`),
    damage_half: () => 'divisez par deux les dégâts de l’assaut adverse',
    reserve: x => `*+${x} en réserve*`,
    cost_down: x => `votre prochaine carte coûte ${x} de moins`,
    salvage: x =>
      x === 1
        ? 'vous pouvez placer une carte de votre *Néant* sous votre deck'
        : `vous pouvez placer jusqu’à ${count(x, card)} de votre *Néant* sous votre deck`,
    bury: () => 'placez la *Top soul* de l’adversaire sous son deck',
    cleanse: x => (x === 1 ? 'retirez un de vos marqueurs' : `retirez ${x} de vos marqueurs`),
    ready: x => (x === 1 ? 'redressez un de vos objets' : `redressez ${x} de vos objets`),
    shatter_object: () => 'vous pouvez défausser un objet adverse',
    shatter_infusion: () => 'vous pouvez défausser une infusion adverse',
    unbind: () => 'vous pouvez reprendre en main une de vos infusions',
    lose_hp: x => `perdez ${x} PV`,
  },
  onSelf: {
    bury: () => 'placez votre *Top soul* sous votre deck',
    burn: x => `*Brûlez ${x}* sur vous-même`,
    poison: x => `*Poison ${x}* sur vous-même`,
    bleed: x => `*Saignement ${x}* sur vous-même`,
  },
  onMyCard: {
    damage_up: x => `votre assaut gagne ${degats(x)}`,
    amplitude: x => `votre prochain assaut gagne *Amplitude +${x}*`,
    shake_up: x => `votre soutien ${gains(x)} *${signed(x)} d’ébranlement*`,
    block_up: x => `votre défense gagne *+${x} de blocage*`,
  },
  onFoesCard: { shake_up: x => `le soutien adverse ${gains(x)} *${signed(x)} d’ébranlement*` },
  onChosenSlot: entry => `${entry} sur un emplacement adverse au choix`,
  standing: {
    damage_up: degats,
    shake_up: x => `*${signed(x)} d’ébranlement*`,
    block_up: x => `*+${x} de blocage*`,
    pierce: x => `*Percer ${x}*`,
    cost_down: x => `vos cartes coûtent ${x} de moins`,
    block: x => `*Bloque ${x}* contre les assauts`,
  },
  filter: {
    assault: { cards: 'vos assauts', many: true },
    support: { cards: 'vos soutiens', many: true },
    defence: { cards: 'vos défenses', many: true },
    first_assault: { cards: 'votre premier assaut de la passe d’armes', many: false },
    first_counter: { cards: 'votre premier contre de la passe d’armes', many: false },
    first_instant: { cards: 'votre premier instantané de la passe d’armes', many: false },
  },
  has: (bonus, many) => `${many ? 'ont' : 'a'} ${bonus}`,
  costs: (less, many) => `${many ? 'coûtent' : 'coûte'} ${less} de moins`,
  places: somewhere,
  when: {
    upkeep: 'À l’entretien',
    end_of_bout: 'En fin de passe d’armes',
    on_hit: 'Quand votre assaut inflige des dégâts',
    on_counter: 'Quand vous contrez',
    on_top_soul_lost: 'Quand vous perdez une *Top soul*',
  },
  conditions: {
    slot: somewhere,
    nth: (n: number) => `si vous avez joué au moins ${count(n, card)} pendant cette passe d’armes`,
    foe_marker: (marker: Marker) => `si l’adversaire a un marqueur ${MARKER[marker]}`,
    self_marker: (marker: Marker) => `si vous avez un marqueur ${MARKER[marker]}`,
    unopposed: () => 'si rien ne s’est opposé à cette carte',
    hp_max: (n: number) => `si vous avez ${n} PV ou moins`,
    foe_hp_max: (n: number) => `si l’adversaire a ${n} PV ou moins`,
    hand_max: (n: number) => `si vous avez ${count(n, card)} en main ou moins`,
    foe_top_min: (n: number) => `si la *Top soul* adverse a une VA de ${n} ou plus`,
    own_top_min: (n: number) => `si votre *Top soul* a une VA de ${n} ou plus`,
    void_min: (n: number) => `si votre *Néant* compte ${count(n, card)} ou plus`,
    infusions_min: (n: number) =>
      n === 1 ? 'si vous avez une infusion' : `si vous avez ${count(n, infusion)} ou plus`,
    after: (type: CardType) => `si votre carte précédente était ${un(TYPES[type])}`,
    foe_passed: () => 'si l’adversaire a passé',
  },
  consume: (marker, from) =>
    from === 'foe'
      ? `détruisez un marqueur ${MARKER[marker]} adverse`
      : `détruisez un de vos marqueurs ${MARKER[marker]}`,
  limit: times => (times === 1 ? '(une fois par passe d’armes)' : `(${times} fois par passe d’armes)`),
  blocks: { infusion: 'Infusion', red: 'Transcendée' },
  use: {
    any: () => 'Utilisez',
    upkeep: () => 'Utilisez à l’entretien',
    as_support: shake => `Utilisez comme soutien à ${shake} d’ébranlement`,
  },
  counterText: 'Son texte agit même en contre.',
  cost: ({ hp, latent, reserve }) =>
    list([
      ...(hp ? [`${hp} PV`] : []),
      ...(latent ? [count(latent, latentPoint)] : []),
      ...(reserve ? [count(reserve, reservePoint)] : []),
    ]),
  colon: ' : ',
  capital,
})

const gains = (x: number) => (x < 0 ? 'subit' : 'gagne')

function signed(x: number): string {
  return x < 0 ? `−${-x}` : `+${x}`
}
