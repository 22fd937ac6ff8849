import type { Messages } from './messages.ts'

const higher = (transcend: boolean) => (transcend ? ', transcended' : '')

export const en: Messages = {
  asks: {
    chooseFirst: 'You passed first: begin this bout, or let your opponent begin?',
    latent: 'Take one more card with your latent potential?',
    upkeepObject: 'Upkeep: use an object?',
    react: 'React: play an instant, use an object or your capability, or say done.',
    play: 'Play an assault or a support, or pass.',
    counter: 'Counter this card, or let it through.',
    sacrifice: 'Sacrifice cards from your hand to pay for it.',
    consume: 'Destroy a marker for the effect?',
    repeat: 'Frenzy: play the card again?',
    discard: 'Discard cards from your hand.',
    exchange: 'Exchange a card of your hand with one of your discard?',
    search: 'Search your deck for a card?',
    weakPoint: 'On which slot of your opponent is the weak point?',
    salvage: 'Put a card of your Void under your deck? The first one lies highest.',
    shatterObject: 'Discard one of your opponent’s objects?',
    shatterInfusion: 'Discard one of your opponent’s infusions?',
    unbind: 'Take one of your infusions back into your hand?',
    cleanse: 'Which marker do you remove?',
    ready: 'Which object do you ready?',
    replaceObject: 'Your three places are taken: replace an object?',
    infuse: 'Infuse a card that you played this bout?',
    gather: 'Gather your cards: which goes under your deck next?',
    handLimit: 'More than eight cards: put one under your deck.',
  },
  waiting: {
    chooseFirst: name => `${name} decides who begins`,
    latent: name => `${name} draws`,
    upkeepObject: name => `${name} is in upkeep`,
    react: name => `${name} may react`,
    play: name => `${name} has the initiative`,
    counter: name => `${name} may counter`,
    sacrifice: name => `${name} pays`,
    consume: name => `${name} decides about a marker`,
    repeat: name => `${name} may play the card again`,
    discard: name => `${name} discards`,
    exchange: name => `${name} may exchange a card`,
    search: name => `${name} searches`,
    weakPoint: name => `${name} chooses a slot`,
    salvage: name => `${name} takes cards out of the Void`,
    shatterObject: name => `${name} chooses an object`,
    shatterInfusion: name => `${name} chooses an infusion`,
    unbind: name => `${name} chooses an infusion`,
    cleanse: name => `${name} removes markers`,
    ready: name => `${name} readies an object`,
    replaceObject: name => `${name} makes room for an object`,
    infuse: name => `${name} may infuse a card`,
    gather: name => `${name} gathers cards`,
    handLimit: name => `${name} puts cards under the deck`,
  },
  moves: {
    begin: 'Begin',
    letBegin: 'Let the opponent begin',
    deck: 'Draw from the deck',
    stop: 'Stop',
    void: card => `Take ${card} from the Void`,
    done: 'Done',
    pass: 'Pass',
    decline: 'Decline',
    keep: 'Keep as it is',
    none: 'None',
    play: (card, slots, transcend) => `${card} on ${slots}${higher(transcend)}`,
    useOn: (card, slot) => `Use ${card} as a support on ${slot}`,
    use: card => `Use ${card}`,
    attach: (card, transcend) => `${card} against it${higher(transcend)}`,
    ability: 'Use your capability',
    counter: (card, transcend, further) =>
      `Counter with ${card}${higher(transcend)}${further && `, also on ${further}`}`,
    sacrifice: (card, va) => `Sacrifice ${card} (${va})`,
    consume: 'Destroy a marker',
    repeat: 'Play it again',
    discard: (card, va) => `Discard ${card} (${va})`,
    exchange: (give, take) => `${give} for ${take}`,
    take: card => `Take ${card}`,
    shuffle: 'Take nothing, shuffle',
    mark: slot => `On ${slot}`,
    salvage: card => `${card} under the deck`,
    shatter: card => `Discard ${card}`,
    unbind: card => `Take ${card} back`,
    cleanse: marker => (marker === 'bleed' ? 'A Bleed marker' : 'A Poison marker'),
    ready: card => `Ready ${card}`,
    replace: card => `Replace ${card}`,
    infuse: card => `Infuse ${card}`,
    next: card => `Next: ${card}`,
    asPlayed: 'In the order of play',
    under: card => `${card} under the deck`,
  },
  events: {
    BOUT_STARTED: ({ number }) => `Bout ${number}`,
    FIRST_PLAYER: ({ seat, how }, name) =>
      how === 'random' ? `${name(seat)} begins, by lot` : `${name(seat)} begins the bout`,
    DRAWN: ({ seat, count }, name) => `${name(seat)} draws ${count === 1 ? 'a card' : `${count} cards`}`,
    LATENT_USED: ({ seat, from, card, left }, name, called) =>
      from === 'void'
        ? `${name(seat)} takes ${called(card!)} from the Void (latent ${left})`
        : `${name(seat)} uses latent potential (${left} left)`,
    TOP_REVEALED: ({ seat, card }, name, called) => `${name(seat)}: Top soul ${called(card ?? '')}`,
    POISON_TICK: ({ seat, before }, name) => `${name(seat)} suffers Poison ${before}`,
    SACRIFICED: ({ seat, card, va }, name, called) => `${name(seat)} sacrifices ${called(card)} for ${va}`,
    TRANSCENDED: ({ seat, card, hp }, name, called) => `${name(seat)} transcends ${called(card)} and loses ${hp} HP`,
    CARD_PLAYED: ({ seat, card, slots }, name, called) => `${name(seat)} plays ${called(card)} on ${slots.join(', ')}`,
    INSTANT_PLAYED: ({ seat, card, slot, mode }, name, called) =>
      mode === 'free'
        ? `${name(seat)} plays ${called(card)} on ${slot}`
        : `${name(seat)} puts ${called(card)} against it`,
    COUNTERED_WITH: ({ seat, card, against }, name, called) =>
      `${name(seat)} counters ${called(against)} with ${called(card)}`,
    COUNTER_DECLINED: ({ seat, forced }, name) =>
      forced ? `${name(seat)} is stunned and cannot counter` : `${name(seat)} lets it through`,
    FRENZY_LOCK: ({ seat }, name) => `${name(seat)} will have to let the repeats through as well`,
    DAMAGE: ({ seat, amount, slot }, name) => `${name(seat)} suffers ${amount} damage on ${slot}`,
    TOP_SOUL_LOST: ({ seat, card, va, to }, name, called) =>
      to === 'void'
        ? `${called(card)} burns: ${name(seat)} loses ${va} HP`
        : `${called(card)} is lost: ${name(seat)} loses ${va} HP`,
    BURNED: ({ seat, amount }, name) => `Burn ${amount} on ${name(seat)}`,
    MARKER: ({ seat, kind, change, total }, name) =>
      `${name(seat)}: ${kind === 'bleed' ? 'Bleed' : 'Poison'} ${change > 0 ? '+' : '−'}${Math.abs(change)} (${total})`,
    MARKER_CONSUMED: ({ by, kind }, name) => `${name(by)} destroys a ${kind === 'bleed' ? 'Bleed' : 'Poison'} marker`,
    STUNNED: ({ seat }, name) => `${name(seat)} is stunned`,
    WEAK_POINT: ({ seat, slot, total }, name) => `${name(seat)} has a weak point of ${total} on ${slot}`,
    LATENT_LOST: ({ seat, amount }, name) => `${name(seat)} loses ${amount} latent potential`,
    HAND_DISCARDED: ({ seat, cards }, name, called) => `${name(seat)} discards ${cards.map(called).join(', ')}`,
    HAND_LIMITED: ({ seat }, name) => `${name(seat)} puts a card under the deck`,
    EXCHANGED: ({ seat, given, taken }, name, called) =>
      `${name(seat)} exchanges ${called(given)} for ${called(taken)}`,
    SEARCHED: ({ seat, card }, name, called) =>
      card === undefined
        ? `${name(seat)} searches and takes nothing`
        : `${name(seat)} searches and takes ${called(card)}`,
    SALVAGED: ({ seat, cards }, name, called) => `${name(seat)} puts ${cards.map(called).join(', ')} under the deck`,
    BURIED: ({ seat, card }, name, called) => `${called(card)} goes under ${name(seat)}’s deck`,
    RESERVE_CHANGED: ({ seat, change, total }, name) => `${name(seat)}: reserve +${change} (${total})`,
    FRENZY_REPEAT: ({ seat, card, number }, name, called) => `${name(seat)} plays ${called(card)} again (${number})`,
    OBJECT_PLACED: ({ seat, card, replaced }, name, called) =>
      replaced === undefined
        ? `${name(seat)} keeps ${called(card)}`
        : `${name(seat)} keeps ${called(card)} in place of ${called(replaced)}`,
    OBJECT_USED: ({ seat, card }, name, called) => `${name(seat)} uses ${called(card)}`,
    OBJECT_READIED: ({ seat, card }, name, called) => `${name(seat)} readies ${called(card)}`,
    OBJECT_SHATTERED: ({ seat, card }, name, called) => `${name(seat)} loses ${called(card)}`,
    ABILITY_USED: ({ seat }, name) => `${name(seat)} uses the capability`,
    PASSED: ({ seat, forced }, name) => (forced ? `${name(seat)} is stunned and passes` : `${name(seat)} passes`),
    BLEED_TICK: ({ seat, lost }, name) => `${name(seat)} bleeds and loses ${lost} HP`,
    INFUSED: ({ seat, card }, name, called) => `${name(seat)} infuses ${called(card)}`,
    INFUSION_REMOVED: ({ seat, card }, name, called) => `${called(card)} leaves ${name(seat)}’s sockets`,
    DISCARD_UNDER_DECK: ({ seat, count }, name) =>
      `${count === 1 ? 'A card goes' : `${count} cards go`} under ${name(seat)}’s deck`,
    GAME_ENDED: ({ winner, reason }, name) =>
      winner === undefined
        ? reason === 'bleed'
          ? 'Both bleed to death: a draw'
          : 'Nobody kept more: a draw'
        : {
            hp: `${name(winner)} wins`,
            deck: `No soul is left: ${name(winner)} wins`,
            bleed: `${name(winner)} wins`,
            stall: `Three bouts without a card: ${name(winner)} kept more`,
            limit: `Forty bouts: ${name(winner)} kept more`,
          }[reason],
  },
  slots: { high: 'high', body: 'body', low: 'low', right: 'right', left: 'left' },
  bout: number => `Bout ${number}`,
  choices: {
    table: {
      windows: {
        name: 'Windows to react',
        values: { full: 'Always asked', quick: 'Skipped when nobody can react' },
        notes: { quick: 'Faster, but it tells who holds an instant' },
      },
      hands: { name: 'Hands', values: { closed: 'Hidden', open: 'Open, for teaching' } },
      handLimit: { name: 'Hand limit', values: { none: 'None', eight: 'Eight cards' } },
      pack: { name: 'Card set', values: { starter: 'Starter set' } },
    },
    seat: { deck: { name: 'Deck', values: {} } },
  },
}
