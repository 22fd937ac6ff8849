import { printed } from '@runatal/grammar/en'
import { called, GUARD, INCH, JAB, LUNGE, PARRY, PRAYER, PROMISE, STANCE, STROKE, VIAL } from '../school.ts'

const name = (id: string) => called(id, 'en')

/** The teacher's words in English; the other languages are checked against them. */
export const en = printed({
  body: {
    title: 'Two bodies',
    two: 'You have come back from the dead, and so has Ulle. Whoever has no hit points left dies again.',
    card: 'The cards at the bottom are your hand. Red ones are assaults: they go on the other body. Violet ones are supports, green ones defences: they go on your own. The little figure on a card shows its slots: high, body, low, right and left.',
    strike: {
      say: `${name(JAB)} costs nothing and deals 2 damage.`,
      goal: `Take up ${name(JAB)} and press the high slot of Ulle’s body. Then play it.`,
      praise: 'It hit. Ulle could have countered on the same slot, and let it through.',
      again: `Play ${name(JAB)} on the high slot this time: the head of Ulle’s body.`,
    },
  },
  souls: {
    title: 'Damage through souls',
    top: 'Damage does not go to the hit points directly. It strikes the Top soul, the card that lies face up on the deck. That card is lost, and its owner loses as many hit points as its violet number says, whatever the damage was.',
    next: 'What is left of the damage strikes the next soul, and so on. Ulle’s Top soul is worth 3; under it lie, unseen, one of 1 and one of 3.',
    strike: {
      say: `${name(LUNGE)} deals 4: exactly 3 and 1, and it stops there. ${name(STROKE)} deals 5, and one point strikes a third soul.`,
      goal: 'Make Ulle lose 7 hit points with one card.',
      praise: 'Three souls: 3, 1 and 3. One point of damage was enough for the last, and it cost 3 hit points.',
      again: `That took two souls, 4 hit points. One more point of damage would have reached the third: try ${name(STROKE)}.`,
    },
  },
  payment: {
    title: 'Paying by sacrifice',
    two: 'The number at the top left is what a card costs, the violet one at the top right what its soul is worth. To pay, you sacrifice other cards of your hand: their souls go to your reserve, the cards to the Void.',
    sacrifice: {
      say: `${name(STROKE)} costs 3. A payment is proposed to you; press the cards in it to change it. ${name(GUARD)} alone is worth 4.`,
      goal: `Play ${name(STROKE)} and pay with ${name(GUARD)} only.`,
      praise: 'A soul of 4 for a cost of 3: 1 point is left.',
      again: `Pay with ${name(GUARD)} and nothing else: take the proposed card out of the payment, and put ${name(GUARD)} in.`,
    },
    change:
      'The point left over stays in your reserve for the rest of the bout. What you sacrificed lies in the Void, and does not come back by itself: paying wears your deck down.',
    spend: {
      say: `Ulle lets it through and passes: it is your turn again. ${name(PROMISE)} costs 1.`,
      goal: `Play ${name(PROMISE)} with the point of your reserve.`,
      praise: 'No sacrifice was needed. At the end of a bout the reserve is emptied: spend it.',
      again: `Choose ${name(PROMISE)}: it costs exactly what your reserve holds.`,
    },
  },
  transcendence: {
    title: 'Transcending a card',
    slots: `${name(PROMISE)} goes on the low slot only. But it has a second, larger number: it can be transcended. Then it may go on any slot and counts 5 in place of 2; you pay its cost in hit points too, and afterwards it is lost to the Void.`,
    strike: {
      say: 'Ulle has a weak point on the high slot: what hits there deals 2 more.',
      goal: `Take up ${name(PROMISE)}, switch “Transcend” on, and strike the high slot.`,
      praise: 'Five and two for the weak point: 7 damage, for one hit point of yours.',
      again: 'That was the low slot, for 2 damage. Switch “Transcend” on, then press the high slot.',
    },
  },
  chain: {
    title: 'Counters and chains',
    open: {
      say: 'After each card the other may counter it: with a card on the same slot. A support takes its number off an assault. An assault stops a support if it deals at least as much.',
      goal: `Play ${name(LUNGE)}, 4 damage, on Ulle’s body slot.`,
      praise: `Ulle counters with ${name(STANCE)}: 4 less 5 leaves nothing.`,
      again: `Begin with ${name(LUNGE)}, on the body slot.`,
    },
    ladder:
      'The ladder in the middle shows the chain, its first card at the bottom. It is worked out from the last card back: what stands above stops what lies under it. Below you read what would get through if it ended now.',
    cancel: {
      say: `${name(STANCE)} has 5 shake. Now you may counter it: ${name(JAB)} deals 2, ${name(STROKE)} 5. Take one up and look at the ladder before you play it.`,
      goal: 'Bring your 4 damage through.',
      praise: `${name(STROKE)} stopped the support, so ${name(LUNGE)} struck with its 4. Cards that counter only stop: they deal nothing themselves.`,
      again: `Less than 5 damage does not stop it. You need ${name(STROKE)}.`,
    },
  },
  reaction: {
    title: 'A window to react',
    windows:
      'Before and after every card there is a window: both may play instants, use objects or their capability, or say done. Here you set when you want to be asked. Whether you hold an instant or not, your opponent sees no difference.',
    attach: {
      say: `Ulle is about to strike your body for 5. ${name(INCH)} is an instant defence: it is attached to the assault in the window, before the counter.`,
      goal: `Wait for Ulle’s card. Then attach ${name(INCH)} to it.`,
      praise: '5 less 3 leaves 2, and you may still counter.',
      again: `The window has closed. Play ${name(INCH)} before you say done.`,
    },
    counter: {
      say: `Now the counter itself: ${name(PARRY)} blocks 2. Each card takes its own number off the assault.`,
      goal: 'Counter, so that nothing gets through.',
      praise: '5 less 3 less 2: stopped. And a defence cannot be countered in its turn.',
      again: `2 damage came through. Counter with ${name(PARRY)}.`,
    },
  },
  object: {
    title: 'Objects',
    stays: `${name(VIAL)} is an object. Played as a support that nobody stops, it is put on one of your three object slots, sideways; in consolidation it is set upright. From then on it can be used once a bout, in any window.`,
    use: {
      say: `Used, ${name(VIAL)} gives your next assault 2 more damage. The window before your card is open.`,
      goal: `Use ${name(VIAL)}, then strike with ${name(JAB)} for 4.`,
      praise: '2 and 2: 4 damage with a card that cost nothing. The object lies sideways until the end of the bout.',
      again: `Use ${name(VIAL)} first, while the window is open. Only then ${name(JAB)}.`,
    },
  },
  infusion: {
    title: 'Passing, and what stays',
    passing:
      'Instead of playing a card you may pass. The clash ends when both pass one after the other, or one of you twice in a row. Then comes consolidation.',
    play: {
      say: `${name(PRAYER)} has a text in blue: an infusion. A card that was played on a slot of its own and not stopped can be infused in consolidation.`,
      goal: `Play ${name(PRAYER)} on your body slot, then pass until the clash is over.`,
      praise: 'The clash is over, and your card lies there unharmed.',
      again: `Play ${name(PRAYER)} before you pass: only cards that were played can be infused.`,
    },
    infuse: {
      say: 'Your weapon has two sockets. A card in a socket stays there, and its blue text works from the next bout on.',
      goal: `Infuse ${name(PRAYER)}.`,
      praise: 'From now on each assault of yours deals 1 more.',
      again: `A free socket is a gift. Choose ${name(PRAYER)} before you say done.`,
    },
    under:
      'All other cards on the slots and the discard go under your deck, the reserves are emptied, objects are set upright. A new bout begins.',
  },
  bout: {
    title: 'A new bout',
    first: {
      say: 'A bout begins with a question to whoever passed first in the last one: that was you.',
      goal: 'Decide who begins.',
      praise: 'Passing early has its worth: you choose.',
    },
    draws:
      'Both draw as many cards as their active potential, 5. Your latent potential gives further cards, but only 3 in the whole duel. Such a card may come from the deck, or from your Void, where it is of your choice.',
    latent: {
      say: `${name(STROKE)} lies in your Void, sacrificed long ago.`,
      goal: `Take ${name(STROKE)} back from the Void.`,
      praise: 'Back from the dead, like you. Two latent cards are left for the rest of the duel.',
      again: `Choose ${name(STROKE)} among the cards of the Void.`,
    },
  },
  end: {
    title: 'How it ends',
    ways: 'Without hit points you lose. You also lose if damage asks for a Top soul and your deck is empty. Ulle has 3 hit points left, and 3 Bleed markers: at the start of consolidation they cost 3 hit points.',
    win: {
      say: 'You could strike. Or you could let the bout end.',
      goal: 'Win the duel.',
      praise:
        'That is all you need. Every card can be pressed to read what it does, and every rule stands beside the board.',
    },
  },
})

export type TutorialWords = typeof en
