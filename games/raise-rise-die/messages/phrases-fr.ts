import type { Marker, Slot } from '../content/language.ts'
import type { Phrases } from './phrases.ts'

const cartes = (n: number) => (n === 1 ? '1 carte' : `${n} cartes`)
const MARKER: Record<Marker, string> = { bleed: '*Saignement*', poison: '*Poison*' }
const SLOT: Record<Slot, string> = { high: 'haut', body: 'corps', low: 'bas', right: 'droite', left: 'gauche' }
const TYPE = { assault: 'assaut', support: 'soutien', defence: 'défense' }

function list(words: readonly string[], last: 'and' | 'or'): string {
  const word = last === 'and' ? 'et' : 'ou'
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)!}`
}

const PLACE: Record<Slot, string> = {
  high: 'en haut',
  body: 'sur le corps',
  low: 'en bas',
  right: 'à droite',
  left: 'à gauche',
}

const places = (names: readonly Slot[]) =>
  list(
    names.map(name => PLACE[name]),
    'or',
  )

const degats = (x: number) => (x === 1 ? '*+1 dégât*' : `*+${x} dégâts*`)

export const fr: Phrases = {
  ops: {
    amplitude: x => `*Amplitude ${x}*`,
    block: x => `*Bloque ${x}*`,
    damage_up: degats,
    shake_up: x => `*${signed(x)} d'ébranlement*`,
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
    stun: () => "l'adversaire est *Sonné*",
    torpor: x => `*Torpeur ${x}*`,
    damage_mul: x => (x === 2 ? 'doublez les dégâts' : `multipliez les dégâts par ${x}`),
    damage_half: () => "divisez par deux l'assaut adverse",
    reserve: x => `*+${x} en réserve*`,
    cost_down: x => `votre prochaine carte coûte ${x} de moins`,
    salvage: x =>
      x === 1
        ? 'vous pouvez placer une carte de votre *Néant* sous votre deck'
        : `placez jusqu'à ${x} cartes de votre *Néant* sous votre deck`,
    bury: () => 'placez la *Top soul* adverse sous son deck',
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
    damage_up: x => `votre assaut a ${degats(x)}`,
    amplitude: x => `votre prochain assaut a *Amplitude +${x}*`,
    shake_up: x => `votre soutien a *${signed(x)} d'ébranlement*`,
    block_up: x => `votre défense a *+${x} de blocage*`,
  },
  onFoesCard: { shake_up: x => `le soutien adverse a *${signed(x)} d'ébranlement*` },
  onChosenSlot: entry => `${entry} sur un emplacement au choix`,
  standing: {
    damage_up: degats,
    shake_up: x => `*${signed(x)} d'ébranlement*`,
    block_up: x => `*+${x} de blocage*`,
    pierce: x => `*Percer ${x}*`,
    cost_down: x => `coût réduit de ${x}`,
    block: x => `*Bloque ${x}* contre les assauts`,
  },
  filter: {
    assault: 'vos assauts',
    support: 'vos soutiens',
    defence: 'vos défenses',
    first_assault: "votre premier assaut de la passe d'armes",
    first_counter: "votre premier contre de la passe d'armes",
    first_instant: "votre premier instantané de la passe d'armes",
  },
  places,
  when: {
    upkeep: "À l'entretien",
    end_of_bout: "En fin de passe d'armes",
    on_hit: 'Quand votre assaut inflige des dégâts',
    on_counter: 'Quand vous contrez',
    on_top_soul_lost: 'Quand vous perdez une *Top soul*',
  },
  conditions: {
    slot: places,
    nth: (n: number) => `si vous avez joué au moins ${cartes(n)} cette passe d'armes`,
    foe_marker: (marker: Marker) => `si l'adversaire a un marqueur ${MARKER[marker]}`,
    self_marker: (marker: Marker) => `si vous avez un marqueur ${MARKER[marker]}`,
    unopposed: () => "si rien ne s'est opposé à cette carte",
    hp_max: (n: number) => `si vous avez ${n} PV ou moins`,
    foe_hp_max: (n: number) => `si l'adversaire a ${n} PV ou moins`,
    hand_max: (n: number) => `si vous avez ${cartes(n)} en main ou moins`,
    foe_top_min: (n: number) => `si la *Top soul* adverse a une VA de ${n} ou plus`,
    own_top_min: (n: number) => `si votre *Top soul* a une VA de ${n} ou plus`,
    void_min: (n: number) => `si votre *Néant* compte ${cartes(n)} ou plus`,
    infusions_min: (n: number) => (n === 1 ? 'si vous avez une infusion' : `si vous avez ${n} infusions ou plus`),
    after: (type: keyof typeof TYPE) =>
      `si votre carte précédente était ${type === 'defence' ? 'une' : 'un'} ${TYPE[type]}`,
    foe_passed: () => "si l'adversaire a passé",
  },
  consume: (marker, from) =>
    from === 'foe'
      ? `détruisez un marqueur ${MARKER[marker]} adverse`
      : `détruisez un de vos marqueurs ${MARKER[marker]}`,
  limit: times => (times === 1 ? "(une fois par passe d'armes)" : `(${times} fois par passe d'armes)`),
  blocks: { play: 'Jouée', infusion: 'Infusion', red: 'Transcendée' },
  use: {
    any: () => 'Utilisez',
    upkeep: () => "Utilisez à l'entretien",
    as_support: shake => `Utilisez comme un soutien à ${shake} d'ébranlement`,
  },
  counterText: 'Son texte agit même en contre.',
  cost: ({ hp, latent, reserve }) =>
    list(
      [
        ...(hp ? [`${hp} PV`] : []),
        ...(latent ? [`${latent} de votre potentiel latent`] : []),
        ...(reserve ? [reserve === 1 ? '1 point de réserve' : `${reserve} points de réserve`] : []),
      ],
      'and',
    ),
  slot: SLOT,
  type: TYPE,
  list,
  colon: ' : ',
}

function signed(x: number): string {
  return x < 0 ? `−${-x}` : `+${x}`
}
