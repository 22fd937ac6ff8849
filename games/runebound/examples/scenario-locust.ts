import { does, fights, chooses, alone, type One } from './acts.ts'

export const scenarioLocust: readonly One[] = [
  {
    id: 'a-warband-is-engaged-for',
    rules: ['RB-498', 'RB-536', 'RB-538'],
    caption: {
      en: 'A warband is engaged for one action; each unit is one Health more.',
      fr: 'Une Troupe de guerre s’engage pour une action ; chaque unité vaut une Santé de plus.',
    },
    position: alone({ at: 'K2' }, { scenario: 'locust', table: { units: [3, 0] } }),
    acts: [does(0, { do: 'engage', enemy: 'wb_flesh_rippers', mark: 0 })],
    shows: { happened: [{ type: 'combat_started', seat: 0, enemy: 'wb_flesh_rippers', health: 9 }] },
  },
  {
    id: 'each-gem-space-brings-every',
    rules: ['RB-499'],
    caption: {
      en: 'Each gem space brings every warband a unit.',
      fr: 'Chaque case de gemmes apporte une unité à chaque Troupe.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'O11' },
        { hero: 'dov', hand: [], at: 'O11' },
      ],
      scenario: 'locust',
      space: 4,
      warbands: [{ id: 'wb_flesh_rippers', at: 'K2' }, { id: 'wb_blood_coven' }, { id: 'wb_iron_horns', units: 1 }],
      table: { held: true },
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: { state: { round: 2, units: [1, 1, 2] } },
  },
  {
    id: 'a-unit-that-was-killed',
    rules: ['RB-500', 'RB-501'],
    caption: {
      en: 'A unit that was killed is one token less, and not of a face-down warband.',
      fr: 'Une unité tuée est un pion de moins, et pas d’une Troupe face cachée.',
    },
    position: alone(
      { at: 'F2' },
      {
        scenario: 'locust',
        warbands: [
          { id: 'wb_flesh_rippers', at: 'K2', units: 3 },
          { id: 'wb_blood_coven', units: 5 },
          { id: 'wb_iron_horns', at: 'A1', units: 1 },
        ],
        fight: { enemy: 'e_uthuk_scout', hero: ['phys2'], foe: ['blank*|skull1'], damage: 4 },
      },
    ),
    acts: [
      fights(0, { do: 'spend', icon: 'phys', tokens: [0] }),
      chooses(0, { do: 'choose', what: 'slot', value: '0' }),
    ],
    shows: { state: { units: [2, 5, 1] } },
  },
  {
    id: 'three-rounds-of-warbands-on',
    rules: ['RB-503', 'RB-524', 'RB-525', 'RB-531', 'RB-542'],
    caption: {
      en: 'Three rounds of warbands on the march.',
      fr: 'Trois rounds de Troupes en marche.',
    },
    position: alone({ at: 'A1' }, { scenario: 'locust', storyDeck: ['l5'] }),
    acts: [does(0, { do: 'endTurn' }), does(0, { do: 'endTurn' }), does(0, { do: 'endTurn' })],
    shows: { state: { bandsAt: [134, 44], scorched: [134], units: [1, 1] } },
  },
  {
    id: 'what-a-warband-may-aim',
    rules: ['RB-504', 'RB-526', 'RB-527', 'RB-530'],
    caption: {
      en: 'What a warband may aim at.',
      fr: 'Ce qu’une Troupe peut viser.',
    },
    position: alone({}, { scenario: 'locust', table: { units: [1, 0], scorched: [] } }),
    acts: [],
    shows: { state: { bandsAt: [111, -2], units: [1, 0], scorched: [] } },
  },
  {
    id: 'a-warband-leaves-the-hex',
    rules: ['RB-505'],
    caption: {
      en: 'A warband leaves the hex that it has scorched.',
      fr: 'Une Troupe quitte l’hexagone qu’elle a brûlé.',
    },
    position: alone(
      { at: 'O11' },
      { scenario: 'locust', warbands: [{ id: 'wb_iron_horns', at: 'F7', units: 1 }], scorched: ['F7'] },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { round: 2, bandsAt: [50] } },
  },
  {
    id: 'a-scorched-site-is-wild',
    rules: ['RB-506', 'RB-509', 'RB-511'],
    caption: {
      en: 'A scorched site is wild: only a wild die enters it or rests there.',
      fr: 'Un site ravagé est sauvage : seul un joker y entre ou s’y repose.',
    },
    position: alone(
      { at: 'F7', damage: 5, mustRest: true },
      {
        scenario: 'locust',
        scorched: ['F7'],
        dice: ['wild', 'plains/forest', 'plains', 'mountains/water', 'plains/hills'],
      },
    ),
    acts: [does(0, { do: 'rest' })],
    shows: { state: { damage: [4] } },
  },
  {
    id: 'a-scorched-site-keeps-its',
    rules: ['RB-507'],
    caption: {
      en: 'A scorched site keeps its name: quests are still done there.',
      fr: 'Un site ravagé garde son nom : on y fait encore des quêtes.',
    },
    position: alone({ at: 'G2', quests: ['q_lost_pilgrim'] }, { scenario: 'locust', scorched: ['G2'] }),
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
            { do: 'quest', quest: 'q_lost_pilgrim' },
            { do: 'abandon', quest: 'q_lost_pilgrim' },
            { do: 'endTurn' },
          ],
        },
      ],
    },
  },
  {
    id: 'a-story-card-turns-up',
    rules: ['RB-514', 'RB-516', 'RB-519'],
    caption: {
      en: 'A story card turns up the lowest warband and puts it on the map.',
      fr: 'Une carte d’histoire révèle la Troupe du bas et la met sur la carte.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'O11' },
        { hero: 'dov', hand: [], at: 'O11' },
      ],
      scenario: 'locust',
      space: 2,
      storyDeck: ['l2'],
      warbands: [{ id: 'wb_flesh_rippers', at: 'K2' }, { id: 'wb_blood_coven', units: 2 }, { id: 'wb_iron_horns' }],
      table: { held: true },
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: {
      happened: [{ type: 'warband_revealed', slot: 1, card: 'wb_blood_coven', hex: 'A8' }],
      state: { round: 2, bandsUp: [1, 1, 0], bandsAt: [111, 7, -2], units: [0, 2, 0] },
    },
  },
  {
    id: 'too-many-scorched-hexes-the',
    rules: ['RB-521'],
    caption: {
      en: 'Too many scorched hexes: the game is lost.',
      fr: 'Trop d’hexagones ravagés : la partie est perdue.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'O11' },
        { hero: 'dov', hand: [], at: 'O11' },
      ],
      scenario: 'locust',
      scorched: ['M3', 'C5', 'F7', 'K9', 'G2', 'N2', 'L4'],
      warbands: [{ id: 'wb_flesh_rippers', at: 'E4', units: 2 }],
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: {
      happened: [{ type: 'game_lost', reason: 'scorched' }],
      state: { round: 1, scorched: [134, 26, 61, 118, 67, 144, 124, 48] },
      won: [],
    },
  },
  {
    id: 'each-defeat-of-a-hero',
    rules: ['RB-523'],
    caption: {
      en: 'Each defeat of a hero moves every warband.',
      fr: 'Chaque défaite d’un héros fait bouger toutes les Troupes.',
    },
    position: alone(
      { at: 'F2', damage: 8 },
      {
        fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' },
        scenario: 'locust',
        warbands: [
          { id: 'wb_flesh_rippers', at: 'K2', units: 1 },
          { id: 'wb_blood_coven', at: 'A8', units: 1 },
          { id: 'wb_iron_horns' },
        ],
      },
    ),
    acts: [],
    shows: {
      happened: [
        { type: 'warband_moved', slot: 0, hex: 'L2' },
        { type: 'warband_moved', slot: 1, hex: 'A7' },
      ],
    },
  },
  {
    id: 'three-units-reach-strongholds-four',
    rules: ['RB-528', 'RB-529'],
    caption: {
      en: 'Three units reach strongholds, four reach cities.',
      fr: 'Trois unités atteignent les forteresses, quatre les cités.',
    },
    position: alone(
      { at: 'O11' },
      {
        scenario: 'locust',
        warbands: [{ id: 'wb_iron_horns', at: 'H9', units: 2 }],
        scorched: ['M3', 'C5', 'F7', 'K9', 'G2', 'B10', 'E5', 'N2', 'J7', 'F9', 'L4'],
      },
    ),
    acts: [],
    shows: { state: { bandsAt: [85], units: [2], scorched: [134, 26, 61, 118, 67, 20, 48, 144, 105, 63, 124] } },
  },
  {
    id: 'equally-near-targets-the-first',
    rules: ['RB-533'],
    caption: {
      en: 'Equally near targets: the first player chooses.',
      fr: 'Des cibles à égale distance : le premier joueur choisit.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'O11' },
        { hero: 'dov', hand: [], at: 'O11' },
      ],
      scenario: 'locust',
      onTurn: 1,
      table: { played: [1, 0] },
      warbands: [{ id: 'wb_iron_horns', at: 'B8', units: 1 }],
    },
    acts: [does(1, { do: 'endTurn' }), chooses(0, { do: 'choose', what: 'hex', value: 'F7' })],
    shows: { state: { bandsAt: [29] }, asked: [['turn', 'trade'], []] },
  },
  {
    id: 'nearness-is-measured-on-the',
    rules: ['RB-534'],
    caption: {
      en: 'Nearness is measured on the way that the warband can take.',
      fr: 'La distance se mesure sur le chemin que la Troupe peut prendre.',
    },
    position: alone(
      { at: 'O11' },
      {
        scenario: 'locust',
        warbands: [{ id: 'wb_iron_horns', at: 'A4', units: 4 }],
        scorched: [
          'H4',
          'B7',
          'B10',
          'E5',
          'N2',
          'J7',
          'F9',
          'L4',
          'M3',
          'C5',
          'F7',
          'K9',
          'G2',
          'H10',
          'D11',
          'A3',
          'O8',
          'I1',
        ],
      },
    ),
    acts: [],
    shows: {
      state: {
        bandsAt: [3],
        units: [4],
        scorched: [80, 17, 20, 48, 144, 105, 63, 124, 134, 26, 61, 118, 67, 86, 43, 2, 161, 88],
      },
    },
  },
  {
    id: 'two-warbands-share-a-hex',
    rules: ['RB-535', 'RB-537'],
    caption: {
      en: 'Two warbands share a hex, and a hero there is not attacked.',
      fr: 'Deux Troupes partagent un hexagone, et un héros n’y est pas attaqué.',
    },
    position: alone(
      { at: 'E5' },
      {
        scenario: 'locust',
        warbands: [
          { id: 'wb_flesh_rippers', at: 'E4', units: 2 },
          { id: 'wb_blood_coven', at: 'F5', units: 2 },
        ],
      },
    ),
    acts: [does(0, { do: 'endTurn' })],
    shows: { never: ['combat_started'], state: { round: 2, bandsAt: [48, 60] } },
  },
  {
    id: 'a-warband-that-was-not',
    rules: ['RB-539'],
    caption: {
      en: 'A warband that was not defeated is whole again.',
      fr: 'Une Troupe qui n’a pas été battue est de nouveau entière.',
    },
    position: alone(
      { at: 'G4' },
      {
        scenario: 'locust',
        warbands: [{ id: 'wb_iron_horns', at: 'G4', units: 2 }],
        fight: { enemy: 'wb_iron_horns', hero: ['blank|phys1*'], foe: ['blank*|skull1'], damage: 5 },
        dice: ['plains'],
      },
    ),
    acts: [
      { seat: 0, ask: 'retreat', play: { do: 'retreat' } },
      chooses(0, { do: 'choose', what: 'hex', value: 'G5' }),
      does(0, { do: 'move' }),
      { seat: 0, ask: 'travel', play: { do: 'step', hex: 'G4' } },
      does(0, { do: 'engage', enemy: 'wb_iron_horns', mark: 0 }),
    ],
    shows: { state: { fight: { health: 9, damage: 0 } } },
  },
  {
    id: 'a-twist-that-turns-gems',
    rules: ['RB-578'],
    caption: {
      en: 'A twist that turns gems up brings no unit.',
      fr: 'Un Rebondissement qui retourne les gemmes n’apporte pas d’unité.',
    },
    position: alone(
      { at: 'H4' },
      {
        scenario: 'locust',
        markets: { tamalir: ['A01', 'A02', 'A03'] },
        assetDeck: ['tw_town_crier', 'A09'],
        gemsDown: ['G3', 'G5'],
      },
    ),
    acts: [
      does(0, { do: 'shop' }),
      { seat: 0, ask: 'shop', play: { do: 'discard', asset: 'A01' } },
      does(0, { do: 'endTurn' }),
    ],
    shows: {
      state: {
        units: [1, 0],
        gems: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        round: 2,
      },
    },
  },
  {
    id: 'a-town-or-shrine-is',
    rules: ['RB-579'],
    caption: {
      en: 'A town or shrine is rebuilt where no warband stands; a stronghold is not.',
      fr: 'Une Ville ou un Sanctuaire se rebâtit là où n’est aucune Troupe ; une forteresse, non.',
    },
    position: alone(
      { at: 'G3', gold: 5 },
      {
        socialDeck: ['ev_scythes'],
        skillDeck: [
          'sk_thick_neck',
          'sk_root_grip',
          'sk_wild_heart',
          'sk_beast_lore',
          'sk_ford_finder',
          'sk_light_pack',
          'sk_milestones',
          'sk_campfire_songs',
          'sk_blessing',
          'sk_candle_vow',
          'sk_small_omens',
          'sk_sanctuary',
          'sk_vanguard',
          'sk_drilled_step',
          'sk_field_dressing',
          'sk_veteran',
          'sk_cutpurse',
          'sk_street_ears',
          'sk_alley_cat',
          'sk_fence',
          'sk_spark',
          'sk_rune_of_sight',
          'sk_rune_of_ward',
          'sk_rune_of_thought',
          'sk_haggler',
          'sk_tally_stick',
          'sk_strong_box',
          'sk_bulk_deal',
          'sk_sure_foot',
          'sk_stone_blood',
          'sk_echo_call',
          'sk_rock_fist',
          'sk_staff_drill',
          'sk_psalm',
          'sk_alms',
          'sk_penance',
          'sk_green_path',
          'sk_berry_lore',
          'sk_burrower',
          'sk_moss_step',
          'sk_courtesy',
          'sk_gossip',
          'sk_fashion',
          'sk_court_duellist',
        ],
        scenario: 'locust',
        warbands: [{ id: 'wb_iron_horns', at: 'C5', units: 1 }, { id: 'wb_flesh_rippers' }],
        scorched: ['C5', 'F9', 'G2', 'I1'],
      },
    ),
    acts: [
      does(0, { do: 'adventure' }),
      { seat: 0, ask: 'event', play: { do: 'choose', option: 1 } },
      chooses(0, { do: 'choose', what: 'hex', value: 'G2' }),
    ],
    shows: { happened: [{ type: 'unscorched', hex: 'G2' }], state: { scorched: [26, 63, 88] } },
  },
]
