import { does, chooses, alone, refused, type One } from './acts.ts'

export const train: readonly One[] = [
  {
    id: 'train-draw-then-discard-down',
    rules: ['RB-127', 'RB-128', 'RB-139'],
    caption: {
      en: 'Train: draw, then discard down to the limit.',
      fr: 'Entraînement : piochez, puis défaussez jusqu’à la limite.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark', 'sk_cutpurse'], at: 'H4' }],
      skillDeck: ['sk_vanguard'],
      table: { skillDiscard: [5, 6, 7, 8] },
    },
    acts: [
      does(0, { do: 'train' }),
      chooses(0, { do: 'choose', what: 'skill', value: 'sk_spark' }),
      chooses(0, { do: 'choose', what: 'skill', value: 'sk_cutpurse' }),
    ],
    shows: { state: { hands: [[30, 8, 7]], skillDeck: [5, 6] } },
  },
  {
    id: 'a-hand-that-is-too',
    rules: ['RB-129'],
    caption: {
      en: 'A hand that is too large is trimmed before the next round.',
      fr: 'Une main trop grande est réduite avant le round suivant.',
    },
    position: {
      players: [
        {
          hero: 'pell',
          hand: ['sk_spark', 'sk_cutpurse', 'sk_alley_cat', 'sk_rune_of_ward', 'sk_psalm', 'sk_root_grip'],
          at: 'G6',
        },
      ],
      phase: 'endOfRound',
    },
    acts: [
      chooses(0, { do: 'choose', what: 'skill', value: 'sk_spark' }),
      chooses(0, { do: 'choose', what: 'skill', value: 'sk_cutpurse' }),
      chooses(0, { do: 'choose', what: 'skill', value: 'sk_alley_cat' }),
    ],
    shows: {
      happened: [
        { type: 'skills_discarded', seat: 0, cards: ['sk_spark'] },
        { type: 'skills_discarded', seat: 0, cards: ['sk_cutpurse'] },
        { type: 'skills_discarded', seat: 0, cards: ['sk_alley_cat'] },
      ],
      asked: [['turn']],
    },
  },
  {
    id: 'nobody-learns-in-a-fight',
    rules: ['RB-131'],
    caption: {
      en: 'Nobody learns in a fight.',
      fr: 'Personne n’apprend en plein combat.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark'], at: 'F2', trophies: 'o' }],
      combatDeck: ['e_orc_reaver'],
      chance: { ints: [0, 0, 0, 0, 0, 0, 0, 1] },
    },
    acts: [does(0, { do: 'adventure' })],
    shows: { state: { learned: [[]] }, asked: [['combat']] },
  },
  {
    id: 'no-more-skills-of-a',
    rules: ['RB-134', 'RB-136'],
    caption: {
      en: 'No more skills of a kind than the attribute allows, unless one is forgotten.',
      fr: 'Pas plus de compétences d’un type que l’attribut, sauf à en oublier une.',
    },
    position: {
      players: [{ hero: 'garrick', hand: ['sk_haggler'], at: 'H4', learned: ['sk_cutpurse'], trophies: 'p' }],
    },
    acts: [does(0, { do: 'learn', skill: 'sk_haggler', pay: 'p', forget: 'sk_cutpurse' })],
    shows: { happened: [{ type: 'skill_forgotten', seat: 0, card: 'sk_cutpurse' }], state: { learned: [[60]] } },
  },
  {
    id: 'a-skill-that-was-learned',
    rules: ['RB-137'],
    caption: {
      en: 'A skill that was learned is no longer in the hand: it cannot be discarded for a reroll.',
      fr: 'Une compétence apprise n’est plus en main : on ne peut la défausser pour relancer.',
    },
    position: alone(
      { at: 'G4', learned: ['sk_long_stride', 'sk_shield_drill', 'sk_ford_finder'] },
      { dice: ['plains', 'plains', 'plains', 'plains'] },
    ),
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      refused(0, 'die', { do: 'reroll', die: 0, card: 'sk_long_stride' }, 'RB-075'),
    ],
    shows: {},
  },
  {
    id: 'a-trophy-that-was-spent',
    rules: ['RB-138'],
    caption: {
      en: 'A trophy that was spent goes to the discard of its own deck.',
      fr: 'Un trophée dépensé va à la défausse de son paquet.',
    },
    position: { players: [{ hero: 'pell', hand: ['sk_vanguard'], at: 'H4', trophyCards: ['e_orc_reaver'] }] },
    acts: [does(0, { do: 'learn', skill: 'sk_vanguard', pay: 'o' })],
    shows: { state: { adventureDiscards: [[6], [], []], trophies: [[]] } },
  },
  {
    id: 'cards-drawn-for-a-test',
    rules: ['RB-140'],
    caption: {
      en: 'Cards drawn for a test do not come back in the same test.',
      fr: 'Les cartes piochées pour une épreuve n’y reviennent pas.',
    },
    position: alone(
      { at: 'A5', gold: 2 },
      {
        socialDeck: ['ev_caravan'],
        skillDeck: ['sk_ford_finder'],
        skillDiscard: ['sk_bear_hide', 'sk_thorn_skin', 'sk_long_stride', 'sk_hymn', 'sk_shield_drill'],
      },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: {
      happened: [
        {
          type: 'test_cards',
          seat: 0,
          attribute: 'body',
          cards: ['sk_ford_finder', 'sk_shield_drill', 'sk_long_stride'],
          successes: 1,
        },
      ],
    },
  },
]
