import { does, alone, type One } from './acts.ts'

export const time: readonly One[] = [
  {
    id: 'past-space-12-act-i',
    rules: ['RB-200', 'RB-203'],
    caption: {
      en: 'Past space 12 Act I is over, and Act II begins on space 1.',
      fr: 'Après la case 12, l’Acte I finit et l’Acte II commence à la case 1.',
    },
    position: alone({ at: 'G6' }, { space: 12 }),
    acts: [does(0, { do: 'endTurn' }), does(0, { do: 'endTurn' })],
    shows: {
      happened: [{ type: 'act_ended', act: 1 }],
      state: { space: 2, act: 2, round: 3, webs: [80, 17, 148, 141, 20] },
    },
  },
  {
    id: 'act-i-ends-with-a',
    rules: ['RB-204', 'RB-364', 'RB-365', 'RB-366', 'RB-367'],
    caption: {
      en: 'Act I ends with a Web in each city.',
      fr: 'L’Acte I finit avec une Toile dans chaque cité.',
    },
    position: alone({ at: 'G6' }, { space: 12 }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2, act: 2, space: 1, webs: [80, 17, 148, 141, 20], ariad: 20 } },
  },
  {
    id: 'a-story-quest-lies-on',
    rules: ['RB-205', 'RB-206', 'RB-208', 'RB-209'],
    caption: {
      en: 'A story quest lies on the lowest free slot, is tried where it says, and leaves when solved.',
      fr: 'Une quête d’histoire occupe la première place libre, se tente là où elle dit, et part une fois résolue.',
    },
    position: alone(
      { at: 'F7', gold: 0 },
      {
        space: 2,
        storyDeck: ['w7'],
        skillDeck: ['sk_ford_finder', 'sk_bear_hide', 'sk_vanguard', 'sk_thorn_skin'],
        table: { skillDiscard: [] },
      },
    ),
    acts: [does(0, { do: 'endTurn' }), does(0, { do: 'storyQuest', slot: 0 })],
    shows: {
      happened: [
        { type: 'story_quest_placed', card: 'w7', slot: 0 },
        { type: 'story_quest_solved', seat: 0, card: 'w7' },
      ],
      state: { slots: [-2, -2, -2, -2, -2, -2], actions: 2 },
    },
  },
  {
    id: 'a-seventh-story-quest-lies',
    rules: ['RB-207'],
    caption: {
      en: 'A seventh story quest lies beside the six, and can be done.',
      fr: 'Une septième quête d’histoire se pose à côté des six et peut être faite.',
    },
    position: alone(
      { at: 'F7' },
      {
        scenario: 'margath',
        space: 2,
        storyQuests: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'],
        storyDeck: ['m8'],
        skillDeck: ['sk_vanguard', 'sk_spark', 'sk_hymn'],
      },
    ),
    acts: [
      does(0, { do: 'endTurn' }),
      does(0, { do: 'storyQuest', slot: 6 }),
      { seat: 0, ask: 'exertTest', play: { do: 'enough' } },
    ],
    shows: {
      happened: [{ type: 'story_quest_solved', seat: 0, card: 'm8' }],
      state: { round: 2, slots: [10, 11, 12, 13, 14, 15, -2] },
    },
  },
  {
    id: 'no-story-card-is-left',
    rules: ['RB-210'],
    caption: {
      en: 'No story card is left: the space brings nothing.',
      fr: 'Plus de carte d’histoire : la case n’apporte rien.',
    },
    position: alone({ at: 'A1' }, { phase: 'endOfRound', space: 2, storyDeck: [], scenario: 'corpse' }),
    acts: [],
    shows: { never: ['story_drawn'], asked: [['turn']] },
  },
]
