import { does, fights, chooses, alone, refused, type One } from './acts.ts'

export const scenarioWeb: readonly One[] = [
  {
    id: 'one-condition-is-missing-nothing',
    rules: ['RB-348', 'RB-398', 'RB-432', 'RB-468', 'RB-497'],
    caption: {
      en: 'One condition is missing: nothing is won yet.',
      fr: 'Une condition manque : rien n’est encore gagné.',
    },
    position: {
      players: [{ hero: 'red_scorpion', at: 'E5', hand: [] }],
      act: 2,
      scenario: 'red',
      plagues: ['E5', 'H4'],
      epicentre: 'H4',
    },
    acts: [does(0, { do: 'quarantine' })],
    shows: { state: { fate: 'playing' } },
  },
  {
    id: 'a-white-token-is-a',
    rules: ['RB-349', 'RB-362'],
    caption: {
      en: 'A white token is a Web; there is none at the start.',
      fr: 'Un pion blanc est une Toile ; il n’y en a pas au début.',
    },
    position: alone({ at: 'G6' }, { space: 2, storyDeck: ['w8'] }),
    acts: [does(0, { do: 'endTurn' })],
    shows: {
      happened: [
        { type: 'web_placed', hex: 'C11' },
        { type: 'web_placed', hex: 'B9' },
      ],
      state: { round: 2, webs: [32, 19] },
    },
  },
  {
    id: 'the-action-of-another-scenario',
    rules: ['RB-350', 'RB-351', 'RB-352', 'RB-446', 'RB-473', 'RB-478', 'RB-554'],
    caption: {
      en: 'The action of another scenario, or one that cannot be done here, is refused by its rule.',
      fr: 'L’action d’un autre scénario, ou impossible ici, est refusée par sa règle.',
    },
    position: alone({ at: 'F2' }, { webs: ['C5'] }),
    acts: [refused(0, 'turn', { do: 'destroyWeb' }, 'RB-350')],
    shows: {},
  },
  {
    id: 'webs-ask-for-a-wild',
    rules: ['RB-353', 'RB-354', 'RB-355', 'RB-357', 'RB-359'],
    caption: {
      en: 'Webs ask for a wild, or for one card for the whole Move.',
      fr: 'Les Toiles demandent un joker, ou une carte pour tout le déplacement.',
    },
    position: {
      players: [{ hero: 'pell', hand: ['sk_spark'], at: 'F4' }],
      dice: ['plains', 'plains', 'wild'],
      table: { webs: [70] },
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'ignoreWebs', card: 'sk_spark' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'G4' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 1, hex: 'G5' } },
    ],
    shows: { state: { at: [70] } },
  },
  {
    id: 'each-hero-of-a-party',
    rules: ['RB-356'],
    caption: {
      en: 'Each hero of a party exerts for itself.',
      fr: 'Chaque héros du groupe fait son propre effort.',
    },
    position: {
      players: [
        { hero: 'pell', hand: ['sk_spark'], at: 'F4' },
        { hero: 'dov', hand: [], at: 'F4' },
      ],
      webs: ['G5'],
      dice: ['plains', 'plains', 'plains'],
    },
    acts: [
      does(0, { do: 'move' }),
      { seat: 1, ask: 'follow', play: { do: 'follow' } },
      { seat: 0, ask: 'travel', play: { do: 'roll' } },
      { seat: 0, ask: 'die', play: { do: 'ignoreWebs', card: 'sk_spark' } },
      { seat: 0, ask: 'die', play: { do: 'go', die: 0, hex: 'G4' } },
    ],
    shows: { state: { at: [69, 58] } },
  },
  {
    id: 'to-leave-a-web-towards',
    rules: ['RB-360'],
    caption: {
      en: 'To leave a Web towards a free hex needs nothing.',
      fr: 'Quitter une Toile vers un hexagone libre ne demande rien.',
    },
    position: alone({ at: 'G4' }, { webs: ['H4'], dice: ['plains', 'plains', 'plains'] }),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'roll' } }],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'die',
          options: [
            { do: 'go', die: 0, hex: 'F3' },
            { do: 'go', die: 0, hex: 'F4' },
            { do: 'go', die: 0, hex: 'G3' },
            { do: 'stop' },
          ],
        },
      ],
    },
  },
  {
    id: 'one-web-a-hex-the',
    rules: ['RB-361'],
    caption: {
      en: 'One Web a hex: the next goes to the nearest wild hex.',
      fr: 'Une Toile par hexagone : la suivante va au plus proche hexagone sauvage.',
    },
    position: alone(
      { at: 'D3', damage: 8 },
      { webs: ['D3'], fight: { enemy: 'e_web_brood', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' } },
    ),
    acts: [],
    shows: { state: { webs: [35, 47] } },
  },
  {
    id: 'a-web-in-a-city',
    rules: ['RB-363'],
    caption: {
      en: 'A Web in a city stops neither Shop nor Rest.',
      fr: 'Une Toile en cité n’empêche ni d’acheter ni de se reposer.',
    },
    position: alone({ at: 'N6', damage: 1 }, { act: 2, webs: ['N6'] }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'train' },
            { do: 'shop' },
            { do: 'rest' },
            { do: 'prepare' },
            { do: 'engage', enemy: 'avatar', mark: 148 },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'who-stands-with-the-queen',
    rules: ['RB-368'],
    caption: {
      en: 'Who stands with the Queen may engage her.',
      fr: 'Qui se tient avec la Reine peut l’engager.',
    },
    position: alone({ at: 'B10' }, { act: 2, ariad: 'B10' }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'train' },
            { do: 'rest' },
            { do: 'prepare' },
            { do: 'engage', enemy: 'ariad', mark: 20 },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'an-avatar-is-engaged-in',
    rules: ['RB-369', 'RB-390'],
    caption: {
      en: 'An Avatar is engaged in the city of its Web.',
      fr: 'Un Avatar s’engage dans la cité de sa Toile.',
    },
    position: alone({ at: 'H4' }, { act: 2, table: { webs: [80] } }),
    acts: [does(0, { do: 'engage', enemy: 'avatar', mark: 80 })],
    shows: {
      state: {
        actions: 2,
        fight: {
          health: 11,
          sheet: 1,
          tokens: [
            [43, 44, 45],
            [6, 7, 8, 9, 10, 11],
          ],
        },
      },
    },
  },
  {
    id: 'act-ii-is-over-and',
    rules: ['RB-371', 'RB-452', 'RB-520'],
    caption: {
      en: 'Act II is over, and so is the game: lost.',
      fr: 'L’Acte II est fini, et la partie aussi : perdu.',
    },
    position: alone({ at: 'G6' }, { scenario: 'web', act: 2, space: 12 }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { happened: [{ type: 'game_lost', reason: 'time' }], state: { fate: 'lost' }, won: [] },
  },
  {
    id: 'after-a-round-the-web',
    rules: ['RB-375', 'RB-378'],
    caption: {
      en: 'After a round the Web in her hex heals the Queen by 2.',
      fr: 'Après un round, la Toile de son hexagone soigne la Reine de 2.',
    },
    position: alone(
      { at: 'B10', gold: 3 },
      {
        act: 2,
        ariad: 'B10',
        fight: { enemy: 'ariad', hero: ['phys2'], foe: ['blank*|skull1'], damage: 5 },
        webs: ['B10'],
        chance: { ints: [0, 0] },
      },
    ),
    acts: [fights(0, { do: 'pass' })],
    shows: { state: { fight: { damage: 3, round: 2 }, webs: [] } },
  },
  {
    id: 'the-queen-flees-to-the',
    rules: ['RB-376', 'RB-377'],
    caption: {
      en: 'The Queen flees to the nearest Web with the damage that is left, and the fight ends.',
      fr: 'La Reine fuit vers la Toile la plus proche avec ses dégâts restants, et le combat finit.',
    },
    position: alone(
      { at: 'B10', gold: 3 },
      {
        act: 2,
        ariad: 'B10',
        fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['blank*|skull1'], damage: 5 },
        webs: ['B10', 'B7', 'N6'],
      },
    ),
    acts: [],
    shows: { state: { fight: null, ariad: 17, masterDamage: 3 }, asked: [['turn']] },
  },
  {
    id: 'equally-near-webs-the-first',
    rules: ['RB-379'],
    caption: {
      en: 'Equally near Webs: the first player chooses.',
      fr: 'Des Toiles à égale distance : le premier joueur choisit.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'B10' },
        { hero: 'dov', hand: [], at: 'B10', gold: 3 },
      ],
      first: 0,
      onTurn: 1,
      act: 2,
      ariad: 'B10',
      webs: ['B8', 'D11'],
      fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['blank*|skull1'] },
    },
    acts: [chooses(0, { do: 'choose', what: 'hex', value: 'D11' })],
    shows: { state: { ariad: 43 } },
  },
  {
    id: 'without-a-web-under-her',
    rules: ['RB-380'],
    caption: {
      en: 'Without a Web under her the Queen heals nothing, but goes.',
      fr: 'Sans Toile sous elle, la Reine ne se soigne pas, mais part.',
    },
    position: alone(
      { at: 'B10', gold: 3 },
      {
        act: 2,
        ariad: 'B10',
        fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['blank*|skull1'], damage: 5 },
        webs: ['N6'],
      },
    ),
    acts: [],
    shows: { state: { ariad: 148, masterDamage: 5 } },
  },
  {
    id: 'nothing-follows-a-round-in',
    rules: ['RB-381'],
    caption: {
      en: 'Nothing follows a round in which somebody fell.',
      fr: 'Rien ne suit un round où quelqu’un est tombé.',
    },
    position: alone(
      { at: 'B10', gold: 3 },
      {
        act: 2,
        ariad: 'B10',
        fight: { enemy: 'ariad', hero: ['phys2'], foe: ['blank*|skull1'], damage: 8 },
        webs: ['B10'],
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { never: ['enemy_healed'], state: { fate: 'won' }, won: [0] },
  },
  {
    id: 'while-nobody-rests-other-healing',
    rules: ['RB-384'],
    caption: {
      en: 'While nobody rests, other healing works.',
      fr: 'Quand nul ne se repose, les autres soins marchent.',
    },
    position: alone({ at: 'H4', damage: 3, assets: ['A13'] }, { table: { restForbidden: true } }),
    acts: [does(0, { do: 'use', source: 'A13' })],
    shows: { state: { damage: [2] } },
  },
  {
    id: 'while-nobody-rests-a-beaten',
    rules: ['RB-385'],
    caption: {
      en: 'While nobody rests, a beaten hero keeps 1 Health and no duty.',
      fr: 'Quand nul ne se repose, un héros battu garde 1 de Santé, sans obligation.',
    },
    position: alone(
      { at: 'N6', damage: 8 },
      {
        act: 2,
        webs: ['N6'],
        table: { restForbidden: true },
        fight: { enemy: 'avatar', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' },
      },
    ),
    acts: [],
    shows: {
      happened: [{ type: 'combat_lost', seat: 0, enemy: 'avatar' }],
      state: { damage: [8], mustRest: [0] },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'train' },
            { do: 'shop' },
            { do: 'prepare' },
            { do: 'engage', enemy: 'avatar', mark: 148 },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'summon-the-swarm-2-damage',
    rules: ['RB-386'],
    caption: {
      en: 'Summon the Swarm: 2 damage, which shields block.',
      fr: 'Appel de l’essaim : 2 dégâts, que les boucliers bloquent.',
    },
    position: alone(
      { at: 'B10', gold: 3 },
      { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: ['shield1'], foe: ['surge1'], starts: 'foe' } },
    ),
    acts: [{ seat: 0, ask: 'block', play: { do: 'shield', token: 0 } }],
    shows: { state: { damage: [1] } },
  },
  {
    id: 'the-hex-of-an-avatar',
    rules: ['RB-391'],
    caption: {
      en: 'The hex of an Avatar is explored without a wild: 2 damage.',
      fr: 'L’hexagone d’un Avatar est exploré sans joker : 2 dégâts.',
    },
    position: alone({ at: 'N6' }, { act: 2, webs: ['N6'], dice: ['plains', 'plains', 'plains'] }),
    acts: [
      does(0, { do: 'engage', enemy: 'avatar', mark: 148 }),
      chooses(0, { do: 'choose', what: 'token', value: '0' }),
    ],
    shows: { happened: [{ type: 'damaged', seat: 0, amount: 2 }] },
  },
  {
    id: 'trap-the-hero-takes-two',
    rules: ['RB-392', 'RB-393'],
    caption: {
      en: 'Trap: the hero takes two tokens of its choice out of the fight.',
      fr: 'Piège : le héros retire deux pions de son choix.',
    },
    position: alone(
      { at: 'N6' },
      { act: 2, webs: ['N6'], fight: { enemy: 'avatar', hero: ['shield1'], foe: ['surge1'], starts: 'foe' } },
    ),
    acts: [],
    shows: { happened: [{ type: 'token_removed', side: 0, token: 0, seat: 0 }] },
  },
  {
    id: 'hatching-one-damage-for-each',
    rules: ['RB-394'],
    caption: {
      en: 'Hatching: one damage for each Web, five at the most.',
      fr: 'Éclosion : un dégât par Toile, cinq au plus.',
    },
    position: alone(
      { at: 'N6' },
      {
        act: 2,
        webs: ['N6', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
        fight: { enemy: 'avatar', hero: ['shield1'], foe: ['surge2'], starts: 'foe' },
      },
    ),
    acts: [],
    shows: { state: { hit: { amount: 5 } } },
  },
  {
    id: 'the-fall-of-an-avatar',
    rules: ['RB-395'],
    caption: {
      en: 'The fall of an Avatar destroys the Web of its city.',
      fr: 'La chute d’un Avatar détruit la Toile de sa cité.',
    },
    position: alone(
      { at: 'N6' },
      { act: 2, webs: ['N6'], fight: { enemy: 'avatar', hero: ['phys2'], foe: ['blank*|skull1'], damage: 10 } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { webs: [20], cityWebs: 1 } },
  },
  {
    id: 'the-queens-flight-step-by',
    rules: ['RB-397'],
    caption: {
      en: 'The Queen’s flight, step by step.',
      fr: 'La fuite de la Reine, pas à pas.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'B10' },
        { hero: 'dov', hand: [] },
      ],
      act: 2,
      ariad: 'B10',
      webs: ['B10', 'N6', 'D3'],
      fight: { enemy: 'ariad', hero: ['phys2', 'phys2'], foe: ['blank*|skull1'], damage: 9 },
    },
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0, 1] })],
    shows: { state: { ariad: 35, masterDamage: 11, webs: [148, 35] } },
  },
  {
    id: 'only-the-end-of-act',
    rules: ['RB-568'],
    caption: {
      en: 'Only the end of Act I puts Webs in cities.',
      fr: 'Seule la fin de l’Acte I met des Toiles dans les cités.',
    },
    position: alone(
      { at: 'H4', damage: 8 },
      { fight: { enemy: 'e_web_brood', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' } },
    ),
    acts: [],
    shows: { state: { webs: [92] }, may: [{ seat: 0, ask: 'turn', options: [{ do: 'rest' }, { do: 'endTurn' }] }] },
  },
  {
    id: 'a-citys-web-that-she',
    rules: ['RB-569'],
    caption: {
      en: 'A city’s Web that she uses up is not counted, and its Avatar is gone.',
      fr: 'La Toile de cité qu’elle consomme ne compte plus, et son Avatar disparaît.',
    },
    position: alone(
      { at: 'N6' },
      {
        act: 2,
        ariad: 'N6',
        webs: ['N6', 'D3'],
        fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['blank*|skull1'] },
      },
    ),
    acts: [],
    shows: {
      state: { webs: [35], cityWebs: 0 },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [
            { do: 'move' },
            { do: 'train' },
            { do: 'shop' },
            { do: 'rest' },
            { do: 'prepare' },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'when-rest-is-forbidden-the',
    rules: ['RB-570'],
    caption: {
      en: 'When Rest is forbidden, the duty to Rest ends with 1 Health.',
      fr: 'Quand le repos est interdit, l’obligation finit avec 1 de Santé.',
    },
    position: {
      players: [
        { hero: 'dov', hand: [], at: 'B10' },
        { hero: 'pell', hand: [], at: 'H4', damage: 9, mustRest: true },
      ],
      act: 2,
      ariad: 'B10',
      webs: ['N6'],
    },
    acts: [does(0, { do: 'engage', enemy: 'ariad', mark: 20 }), fights(0, { do: 'pass' }), does(0, { do: 'endTurn' })],
    shows: {
      state: { damage: [8, 8], mustRest: [0, 0], active: 1 },
      may: [
        {
          seat: 1,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'shop' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
        {
          seat: 1,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'shop' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
      ],
    },
  },
]
