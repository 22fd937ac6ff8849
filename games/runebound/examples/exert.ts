import { does, fights, type One } from './acts.ts'

export const exert: readonly One[] = [
  {
    id: 'to-exert-is-to-discard',
    rules: ['RB-177'],
    caption: {
      en: 'To exert is to discard a card from the hand.',
      fr: 'Faire un effort, c’est défausser une carte de sa main.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark'], at: 'F2', learned: ['sk_dirty_trick'] }],
      fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull1'] },
    },
    acts: [fights(0, { do: 'use', source: 'sk_dirty_trick', card: 'sk_spark' })],
    shows: { state: { hands: [[]], skillDiscard: [50], damage: [0] } },
  },
  {
    id: 'exerting-rerolls-a-die-of',
    rules: ['RB-178'],
    caption: {
      en: 'Exerting rerolls a die of a Move, a Rest, an exploration or a retreat.',
      fr: 'L’effort relance un dé de déplacement, de repos, d’exploration ou de retraite.',
    },
    position: { players: [{ hero: 'pell', hand: ['sk_spark'], at: 'G7', damage: 9 }] },
    acts: [does(0, { do: 'rest' })],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'keepRoll',
          options: [
            { do: 'keep' },
            { do: 'reroll', die: 0, card: 'sk_spark' },
            { do: 'reroll', die: 1, card: 'sk_spark' },
            { do: 'reroll', die: 2, card: 'sk_spark' },
            { do: 'reroll', die: 3, card: 'sk_spark' },
            { do: 'reroll', die: 4, card: 'sk_spark' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-dice-of-a-scenario',
    rules: ['RB-179'],
    caption: {
      en: 'The dice of a scenario are not rerolled.',
      fr: 'Les dés d’un scénario ne se relancent pas.',
    },
    position: { players: [{ hero: 'pell', hand: ['sk_spark', 'sk_cutpurse'], at: 'G6' }], scenario: 'red' },
    acts: [does(0, { do: 'endTurn' }), { seat: 0, ask: 'acceptDelay', play: { do: 'no' } }],
    shows: { happened: [{ type: 'scenario_rolled', what: 'infection', faces: [5, 2] }], asked: [['turn']] },
  },
]
