import type { Messages } from './messages.ts'

const higher = (transcend: boolean) => (transcend ? ', transcendée' : '')
const SLOTS = { high: 'haut', body: 'corps', low: 'bas', right: 'droite', left: 'gauche' }

export const fr: Messages = {
  asks: {
    chooseFirst: 'Vous avez passé en premier : commencer cette passe d’armes, ou laisser l’adversaire commencer ?',
    latent: 'Prendre une carte de plus avec votre potentiel latent ?',
    upkeepObject: 'Entretien : utiliser un objet ?',
    react: 'Réagissez : un instantané, un objet, votre capacité, ou terminé.',
    play: 'Jouez un assaut ou un soutien, ou passez.',
    counter: 'Contrez cette carte, ou laissez passer.',
    sacrifice: 'Sacrifiez des cartes de votre main pour la payer.',
    consume: 'Détruire un marqueur pour obtenir l’effet ?',
    repeat: 'Frénésie : rejouer la carte ?',
    discard: 'Défaussez des cartes de votre main.',
    exchange: 'Échanger une carte de votre main contre une de votre défausse ?',
    search: 'Chercher une carte dans votre deck ?',
    weakPoint: 'Sur quel emplacement adverse est le point faible ?',
    salvage: 'Placer une carte de votre Néant sous votre deck ? La première est la plus haute.',
    shatterObject: 'Défausser un objet adverse ?',
    shatterInfusion: 'Défausser une infusion adverse ?',
    unbind: 'Reprendre en main une de vos infusions ?',
    cleanse: 'Quel marqueur retirez-vous ?',
    ready: 'Quel objet redressez-vous ?',
    replaceObject: 'Vos trois emplacements sont pris : remplacer un objet ?',
    infuse: 'Infuser une carte jouée cette passe d’armes ?',
    gather: 'Rassemblez vos cartes : laquelle va ensuite sous votre deck ?',
    handLimit: 'Plus de huit cartes : placez-en une sous votre deck.',
  },
  waiting: {
    chooseFirst: name => `${name} décide qui commence`,
    latent: name => `${name} pioche`,
    upkeepObject: name => `${name} est à l’entretien`,
    react: name => `${name} peut réagir`,
    play: name => `${name} a l’initiative`,
    counter: name => `${name} peut contrer`,
    sacrifice: name => `${name} paie`,
    consume: name => `${name} décide d’un marqueur`,
    repeat: name => `${name} peut rejouer la carte`,
    discard: name => `${name} défausse`,
    exchange: name => `${name} peut échanger une carte`,
    search: name => `${name} cherche`,
    weakPoint: name => `${name} choisit un emplacement`,
    salvage: name => `${name} sort des cartes du Néant`,
    shatterObject: name => `${name} choisit un objet`,
    shatterInfusion: name => `${name} choisit une infusion`,
    unbind: name => `${name} choisit une infusion`,
    cleanse: name => `${name} retire des marqueurs`,
    ready: name => `${name} redresse un objet`,
    replaceObject: name => `${name} fait de la place pour un objet`,
    infuse: name => `${name} peut infuser une carte`,
    gather: name => `${name} rassemble ses cartes`,
    handLimit: name => `${name} place des cartes sous le deck`,
  },
  moves: {
    begin: 'Commencer',
    letBegin: 'Laisser commencer',
    deck: 'Piocher dans le deck',
    stop: 'Arrêter',
    void: card => `Prendre ${card} dans le Néant`,
    done: 'Terminé',
    pass: 'Passer',
    decline: 'Laisser passer',
    keep: 'Garder ainsi',
    none: 'Aucun',
    play: (card, slots, transcend) => `${card} sur ${slots}${higher(transcend)}`,
    useOn: (card, slot) => `Utiliser ${card} comme soutien sur ${slot}`,
    use: card => `Utiliser ${card}`,
    attach: (card, transcend) => `${card} contre elle${higher(transcend)}`,
    ability: 'Utiliser votre capacité',
    counter: (card, transcend, further) =>
      `Contrer avec ${card}${higher(transcend)}${further && `, aussi sur ${further}`}`,
    sacrifice: (card, va) => `Sacrifier ${card} (${va})`,
    consume: 'Détruire un marqueur',
    repeat: 'Rejouer',
    discard: (card, va) => `Défausser ${card} (${va})`,
    exchange: (give, take) => `${give} contre ${take}`,
    take: card => `Prendre ${card}`,
    shuffle: 'Ne rien prendre, mélanger',
    mark: slot => `Sur ${slot}`,
    salvage: card => `${card} sous le deck`,
    shatter: card => `Défausser ${card}`,
    unbind: card => `Reprendre ${card}`,
    cleanse: marker => (marker === 'bleed' ? 'Un marqueur Saignement' : 'Un marqueur Poison'),
    ready: card => `Redresser ${card}`,
    replace: card => `Remplacer ${card}`,
    infuse: card => `Infuser ${card}`,
    next: card => `Ensuite : ${card}`,
    asPlayed: 'Dans l’ordre de jeu',
    under: card => `${card} sous le deck`,
  },
  events: {
    BOUT_STARTED: ({ number }) => `Passe d’armes ${number}`,
    FIRST_PLAYER: ({ seat, how }, name) =>
      how === 'random' ? `${name(seat)} commence, par tirage` : `${name(seat)} commence la passe d’armes`,
    DRAWN: ({ seat, count }, name) => `${name(seat)} pioche ${count === 1 ? 'une carte' : `${count} cartes`}`,
    LATENT_USED: ({ seat, from, card, left }, name, called) =>
      from === 'void'
        ? `${name(seat)} prend ${called(card!)} dans le Néant (latent ${left})`
        : `${name(seat)} use de son potentiel latent (reste ${left})`,
    TOP_REVEALED: ({ seat, card }, name, called) => `${name(seat)} : Top soul ${called(card ?? '')}`,
    POISON_TICK: ({ seat, before }, name) => `${name(seat)} subit Poison ${before}`,
    SACRIFICED: ({ seat, card, va }, name, called) => `${name(seat)} sacrifie ${called(card)} pour ${va}`,
    TRANSCENDED: ({ seat, card, hp }, name, called) => `${name(seat)} transcende ${called(card)} et perd ${hp} PV`,
    CARD_PLAYED: ({ seat, card, slots }, name, called) =>
      `${name(seat)} joue ${called(card)} sur ${slots.map(slot => SLOTS[slot]).join(', ')}`,
    INSTANT_PLAYED: ({ seat, card, slot, mode }, name, called) =>
      mode === 'free'
        ? `${name(seat)} joue ${called(card)} sur ${SLOTS[slot]}`
        : `${name(seat)} oppose ${called(card)}`,
    COUNTERED_WITH: ({ seat, card, against }, name, called) =>
      `${name(seat)} contre ${called(against)} avec ${called(card)}`,
    COUNTER_DECLINED: ({ seat, forced }, name) =>
      forced ? `${name(seat)}, sonné, ne peut contrer` : `${name(seat)} laisse passer`,
    FRENZY_LOCK: ({ seat }, name) => `${name(seat)} devra laisser passer aussi les répétitions`,
    DAMAGE: ({ seat, amount, slot }, name) => `${name(seat)} subit ${amount} dégâts sur ${SLOTS[slot]}`,
    TOP_SOUL_LOST: ({ seat, card, va, to }, name, called) =>
      to === 'void'
        ? `${called(card)} brûle : ${name(seat)} perd ${va} PV`
        : `${called(card)} tombe : ${name(seat)} perd ${va} PV`,
    BURNED: ({ seat, amount }, name) => `Brûlure ${amount} sur ${name(seat)}`,
    MARKER: ({ seat, kind, change, total }, name) =>
      `${name(seat)} : ${kind === 'bleed' ? 'Saignement' : 'Poison'} ${change > 0 ? '+' : '−'}${Math.abs(change)} (${total})`,
    MARKER_CONSUMED: ({ by, kind }, name) =>
      `${name(by)} détruit un marqueur ${kind === 'bleed' ? 'Saignement' : 'Poison'}`,
    STUNNED: ({ seat }, name) => `${name(seat)} est sonné`,
    WEAK_POINT: ({ seat, slot, total }, name) => `${name(seat)} a un point faible de ${total} sur ${SLOTS[slot]}`,
    LATENT_LOST: ({ seat, amount }, name) => `${name(seat)} perd ${amount} de potentiel latent`,
    HAND_DISCARDED: ({ seat, cards }, name, called) => `${name(seat)} défausse ${cards.map(called).join(', ')}`,
    HAND_LIMITED: ({ seat }, name) => `${name(seat)} place une carte sous le deck`,
    EXCHANGED: ({ seat, given, taken }, name, called) =>
      `${name(seat)} échange ${called(given)} contre ${called(taken)}`,
    SEARCHED: ({ seat, card }, name, called) =>
      card === undefined ? `${name(seat)} cherche et ne prend rien` : `${name(seat)} cherche et prend ${called(card)}`,
    SALVAGED: ({ seat, cards }, name, called) => `${name(seat)} place ${cards.map(called).join(', ')} sous le deck`,
    BURIED: ({ seat, card }, name, called) => `${called(card)} va sous le deck de ${name(seat)}`,
    RESERVE_CHANGED: ({ seat, change, total }, name) => `${name(seat)} : réserve +${change} (${total})`,
    FRENZY_REPEAT: ({ seat, card, number }, name, called) => `${name(seat)} rejoue ${called(card)} (${number})`,
    OBJECT_PLACED: ({ seat, card, replaced }, name, called) =>
      replaced === undefined
        ? `${name(seat)} garde ${called(card)}`
        : `${name(seat)} garde ${called(card)} à la place de ${called(replaced)}`,
    OBJECT_USED: ({ seat, card }, name, called) => `${name(seat)} utilise ${called(card)}`,
    OBJECT_READIED: ({ seat, card }, name, called) => `${name(seat)} redresse ${called(card)}`,
    OBJECT_SHATTERED: ({ seat, card }, name, called) => `${name(seat)} perd ${called(card)}`,
    ABILITY_USED: ({ seat }, name) => `${name(seat)} use de sa capacité`,
    PASSED: ({ seat, forced }, name) => (forced ? `${name(seat)}, sonné, passe` : `${name(seat)} passe`),
    BLEED_TICK: ({ seat, lost }, name) => `${name(seat)} saigne et perd ${lost} PV`,
    INFUSED: ({ seat, card }, name, called) => `${name(seat)} infuse ${called(card)}`,
    INFUSION_REMOVED: ({ seat, card }, name, called) => `${called(card)} quitte les châsses de ${name(seat)}`,
    DISCARD_UNDER_DECK: ({ seat, count }, name) =>
      `${count === 1 ? 'Une carte va' : `${count} cartes vont`} sous le deck de ${name(seat)}`,
    GAME_ENDED: ({ winner, reason }, name) =>
      winner === undefined
        ? reason === 'bleed'
          ? 'Les deux meurent de leurs plaies : partie nulle'
          : 'Personne n’a gardé davantage : partie nulle'
        : {
            hp: `${name(winner)} gagne`,
            deck: `Plus une âme : ${name(winner)} gagne`,
            bleed: `${name(winner)} gagne`,
            stall: `Trois passes d’armes sans carte : ${name(winner)} a gardé davantage`,
            limit: `Quarante passes d’armes : ${name(winner)} a gardé davantage`,
          }[reason],
  },
  slots: SLOTS,
  bout: number => `Passe d’armes ${number}`,
  choices: {
    table: {
      windows: {
        name: 'Fenêtres de réaction',
        values: { full: 'Toujours demandées', quick: 'Sautées si personne ne peut réagir' },
        notes: { quick: 'Plus rapide, mais cela dit qui tient un instantané' },
      },
      hands: { name: 'Mains', values: { closed: 'Cachées', open: 'Ouvertes, pour apprendre' } },
      handLimit: { name: 'Limite de main', values: { none: 'Aucune', eight: 'Huit cartes' } },
      pack: { name: 'Set de cartes', values: { starter: 'Set de départ' } },
    },
    seat: { deck: { name: 'Deck', values: {} } },
  },
}
