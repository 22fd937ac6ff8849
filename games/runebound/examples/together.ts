import { does, fights, type One } from './acts.ts'

export const together: readonly One[] = [
  {
    id: 'gold-and-assets-change-hands',
    rules: ['RB-182', 'RB-185'],
    caption: {
      en: 'Gold and assets change hands at once, for no action.',
      fr: 'Or et Ressources changent de main aussitôt, sans action.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5', gold: 3, assets: ['A04', 'A14'] },
        { hero: 'dov', hand: [], at: 'E5', gold: 5, assets: ['A01'] },
      ],
    },
    acts: [
      { seat: 0, ask: 'trade', sends: { do: 'trade', with: 1, gold: 2, give: ['A04'], get: ['A01'] } },
      { seat: 1, ask: 'exchange', play: { do: 'accept' } },
    ],
    shows: {
      happened: [
        { type: 'given', from: 0, to: 1, gold: 2 },
        { type: 'given', from: 0, to: 1, asset: 'A04' },
        { type: 'given', from: 1, to: 0, asset: 'A01' },
      ],
      state: { assets: [[13, 0], [3]], actions: 3, assetDiscard: [], gold: [1, 7] },
      asked: [['turn', 'trade'], []],
    },
  },
  {
    id: 'warbands-that-move-after-a',
    rules: ['RB-186', 'RB-541', 'RB-567'],
    caption: {
      en: 'Warbands that move after a fight do not take the winner’s gold.',
      fr: 'Les Troupes qui bougent après un combat ne prennent pas l’or du vainqueur.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G3', damage: 0, gold: 0 },
        { hero: 'dov', hand: [], at: 'G3', damage: 9, gold: 0 },
      ],
      scenario: 'locust',
      socialDeck: ['ev_tavern_brawl'],
      warbands: [{ id: 'wb_iron_horns', at: 'H9', units: 3 }, { id: 'wb_flesh_rippers' }, { id: 'wb_blood_coven' }],
    },
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } },
      fights(0, { do: 'spend', icon: 'phys', tokens: [2] }),
      { seat: 1, ask: 'block', play: { do: 'take' } },
    ],
    shows: {
      happened: [
        { type: 'warband_moved', slot: 0, hex: 'H10' },
        { type: 'gold_changed', seat: 0, change: 2 },
      ],
      state: { mustRest: [0, 1], gold: [2, 0] },
    },
  },
  {
    id: 'in-a-duel-between-heroes',
    rules: ['RB-186', 'RB-242', 'RB-267'],
    caption: {
      en: 'In a duel between heroes the one who was challenged strikes back.',
      fr: 'Dans un duel entre héros, celui qui est défié rend les coups.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5' },
        { hero: 'dov', hand: [], at: 'E5' },
      ],
      fight: { rival: 1, hero: ['blank|phys1*'], foe: ['phys2', 'mag1*', 'charge1'], starts: 'foe' },
    },
    acts: [
      fights(1, { do: 'spend', icon: 'phys', tokens: [0] }),
      fights(1, { do: 'spend', icon: 'mag', tokens: [1] }),
      fights(1, { do: 'spend', icon: 'charge', tokens: [2] }),
    ],
    shows: { state: { damage: [4, 0], fight: { charged: [0, 1] } } },
  },
  {
    id: 'a-challenge-between-heroes-alone',
    rules: ['RB-186', 'RB-189'],
    caption: {
      en: 'A challenge between heroes, alone: the card is replaced.',
      fr: 'Un défi entre héros, en solo : la carte est remplacée.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G3' },
        { hero: 'dov', hand: [], at: 'G3' },
      ],
      socialDeck: ['ev_tavern_brawl'],
    },
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: { state: { fight: { seat: 0, rival: 1 } } },
  },
  {
    id: 'a-rival-may-not-cover',
    rules: ['RB-187'],
    caption: {
      en: 'A rival may not cover the hero whom it strikes.',
      fr: 'Un rival ne peut protéger le héros qu’il frappe.',
    },
    position: {
      players: [
        { hero: 'pell', at: 'E5', hand: [] },
        { hero: 'garrick', at: 'E5', hand: ['sk_spark'], learned: ['pk_cover'] },
        { hero: 'dov', at: 'E5', hand: [], learned: ['sk_guardian'] },
      ],
      fight: { rival: 1, hero: ['blank|phys1*'], foe: ['phys2'], starts: 'foe' },
    },
    acts: [fights(1, { do: 'spend', icon: 'phys', tokens: [0] }), { seat: 2, ask: 'prevent', play: { do: 'guard' } }],
    shows: { state: { damage: [1, 0, 1] }, asked: [['yield'], [], []] },
  },
  {
    id: 'heroes-in-one-hex-are',
    rules: ['RB-190'],
    caption: {
      en: 'Heroes in one hex are a party.',
      fr: 'Les héros d’un même hexagone forment un groupe.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G4' },
        { hero: 'dov', hand: [], at: 'G4' },
      ],
    },
    acts: [],
    shows: { state: { at: [69, 69], heroes: [5, 3], first: 0, out: [0, 0] } },
  },
  {
    id: 'who-follows-pays-one-action',
    rules: ['RB-191', 'RB-192', 'RB-194', 'RB-581'],
    caption: {
      en: 'Who follows pays one action of its own; the slower sets the pace.',
      fr: 'Qui suit paie une de ses actions ; le plus lent donne l’allure.',
    },
    position: {
      players: [
        { hero: 'tatianna', hand: [], at: 'H4' },
        { hero: 'dov', hand: [], at: 'H4' },
      ],
      dice: ['plains', 'plains', 'plains'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'H5' } },
      { seat: 0, ask: 'die', play: { do: 'stop' } },
      does(0, { do: 'endTurn' }),
    ],
    shows: { state: { owed: [0, 0], at: [81, 81], actions: 2 } },
  },
  {
    id: 'who-is-delayed-or-must',
    rules: ['RB-193'],
    caption: {
      en: 'Who is delayed or must Rest is not asked to follow.',
      fr: 'Qui est en retard ou doit se reposer n’est pas invité à suivre.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H4' },
        { hero: 'dov', hand: [], at: 'H4', delayed: true },
      ],
    },
    acts: [does(0, { do: 'move' })],
    shows: { asked: [['travel'], []] },
  },
  {
    id: 'a-follower-may-exert-for',
    rules: ['RB-195'],
    caption: {
      en: 'A follower may exert for the shared roll.',
      fr: 'Qui suit peut faire un effort pour le lancer commun.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G4' },
        { hero: 'dov', hand: ['sk_spark'], at: 'G4' },
      ],
      dice: ['mountains/water', 'plains', 'plains', 'wild'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 1, ask: 'traveller', play: { do: 'reroll', die: 0, card: 'sk_spark' } },
    ],
    shows: { state: { roll: { faces: [0, 1, 1] }, hands: [[], []] } },
  },
  {
    id: 'a-follower-may-stop-on',
    rules: ['RB-196'],
    caption: {
      en: 'A follower may stop on the way; entering hurts each traveller.',
      fr: 'Qui suit peut s’arrêter en route ; entrer blesse chaque voyageur.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'F4' },
        { hero: 'dov', hand: ['sk_spark'], at: 'F4' },
      ],
      dice: ['plains', 'plains', 'plains'],
      scenario: 'red',
      plagues: ['E5'],
      epicentre: 'H4',
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'E5' } },
      { seat: 1, ask: 'traveller', play: { do: 'stopHere' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 1, hex: 'E6' } },
    ],
    shows: { state: { damage: [2, 2], at: [49, 48] } },
  },
  {
    id: 'the-movement-of-a-party',
    rules: ['RB-566'],
    caption: {
      en: 'The movement of a party ends together, the active hero first.',
      fr: 'Le déplacement d’un groupe finit ensemble, le héros actif d’abord.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'F4' },
        { hero: 'dov', hand: ['sk_spark'], at: 'F4' },
      ],
      dice: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains'],
      scenario: 'corpse',
      zombies: ['D3'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'E4' } },
      { seat: 1, ask: 'traveller', play: { do: 'stopHere' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 1, hex: 'D4' } },
      { seat: 0, ask: 'die', play: { do: 'stop' } },
    ],
    shows: {
      happened: [
        { type: 'dice_rolled', seat: 0, for: 'move', faces: [1, 1, 1] },
        { type: 'dice_rolled', seat: 0, for: 'wild', faces: [1, 1, 1] },
      ],
      state: { zombies: [36] },
    },
  },
  {
    id: 'who-cannot-enter-with-the',
    rules: ['RB-582'],
    caption: {
      en: 'Who cannot enter with the die stays behind.',
      fr: 'Qui ne peut entrer avec le dé reste en arrière.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'D8', learned: ['sk_ford_finder'] },
        { hero: 'dov', hand: [], at: 'D8' },
      ],
      dice: ['plains', 'plains', 'plains'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'E8' } },
    ],
    shows: { state: { at: [51, 40] } },
  },
]
