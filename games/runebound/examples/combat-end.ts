import { does, fights, chooses, alone, type One } from './acts.ts'

export const combatEnd: readonly One[] = [
  {
    id: 'a-retreat-one-die-a',
    rules: ['RB-282', 'RB-283', 'RB-284', 'RB-287', 'RB-288', 'RB-545'],
    caption: {
      en: 'A retreat: one die, a hex that it shows, no reward, the card discarded.',
      fr: 'Une retraite : un dé, un hexagone qu’il montre, pas de récompense, la carte défaussée.',
    },
    position: alone(
      { at: 'F2', gold: 1 },
      { combatDeck: ['e_iron_knight'], chance: { ints: [0, 1, 1, 1, 0, 0, 0, 0, 1] } },
    ),
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'pass' }),
      { seat: 0, ask: 'retreat', play: { do: 'retreat' } },
      chooses(0, { do: 'choose', what: 'hex', value: 'F3' }),
    ],
    shows: {
      happened: [{ type: 'dice_rolled', seat: 0, for: 'retreat', faces: [1] }],
      state: { at: [57], damage: [2], gold: [1], actions: 1, trophies: [[]], adventureDiscards: [[7], [], []] },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'rest' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
      ],
    },
  },
  {
    id: 'a-retreat-that-fails-the',
    rules: ['RB-285'],
    caption: {
      en: 'A retreat that fails: the fight goes on with a new round.',
      fr: 'Une retraite ratée : le combat continue par un nouveau round.',
    },
    position: alone(
      { at: 'H9' },
      {
        fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'] },
        dice: ['plains'],
        chance: { ints: [0, 0] },
      },
    ),
    acts: [{ seat: 0, ask: 'retreat', play: { do: 'retreat' } }],
    shows: { happened: [{ type: 'retreat_failed', seat: 0 }], state: { fight: { round: 2 } }, asked: [['combat']] },
  },
  {
    id: 'the-retreat-needs-the-die',
    rules: ['RB-286'],
    caption: {
      en: 'The retreat needs the die of the terrain; roads do not help.',
      fr: 'La retraite exige le dé du terrain ; les routes n’aident pas.',
    },
    position: alone(
      { at: 'D7' },
      { fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'] }, dice: ['plains'] },
    ),
    acts: [{ seat: 0, ask: 'retreat', play: { do: 'retreat' } }],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'choose',
          options: [
            { do: 'choose', what: 'hex', value: 'C7' },
            { do: 'choose', what: 'hex', value: 'C8' },
            { do: 'choose', what: 'hex', value: 'D6' },
            { do: 'none' },
          ],
        },
      ],
    },
  },
  {
    id: 'a-heros-damage-stays-an',
    rules: ['RB-296'],
    caption: {
      en: 'A hero’s damage stays, an ordinary enemy’s is forgotten.',
      fr: 'Les dégâts du héros restent, ceux d’un ennemi ordinaire s’oublient.',
    },
    position: alone(
      { at: 'F2', damage: 4 },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2'], foe: ['blank*|skull1'], damage: 4 } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { damage: [4] } },
  },
  {
    id: 'who-must-rest-starts-no',
    rules: ['RB-544', 'RB-547'],
    caption: {
      en: 'Who must Rest starts no fight; one opened between turns is fought at once.',
      fr: 'Qui doit se reposer n’ouvre pas de combat ; ouvert entre deux tours, il se livre aussitôt.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'D4', damage: 9, mustRest: true },
        { hero: 'dov', hand: [], at: 'O11', damage: 9 },
      ],
      space: 2,
      webs: ['D3'],
      storyDeck: ['w5'],
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: { happened: [{ type: 'combat_started', seat: 1, enemy: 'e_web_brood', health: 4 }], state: { round: 1 } },
  },
  {
    id: 'an-enemy-fights-by-the',
    rules: ['RB-297'],
    caption: {
      en: 'An enemy fights by the sheet of its kind.',
      fr: 'Un ennemi combat selon la fiche de son espèce.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_hedge_witch'], chance: { ints: [] } }),
    acts: [does(0, { do: 'adventure' })],
    shows: {
      state: {
        fight: {
          sheet: 1,
          tokens: [
            [43, 44, 45],
            [6, 7, 8, 9, 10],
          ],
        },
      },
    },
  },
  {
    id: 'first-the-ability-of-the',
    rules: ['RB-299'],
    caption: {
      en: 'First the ability of the sheet, then the enemy’s own, then the hero’s.',
      fr: 'D’abord la capacité de la fiche, puis celle de l’ennemi, puis celle du héros.',
    },
    position: alone(
      { at: 'H4', assets: ['A16'] },
      { act: 2, webs: ['H4'], dice: ['plains', 'plains', 'plains', 'plains'] },
    ),
    acts: [
      does(0, { do: 'engage', enemy: 'avatar', mark: 80 }),
      chooses(0, { do: 'choose', what: 'token', value: '1' }),
    ],
    shows: {
      happened: [{ type: 'dice_rolled', seat: 0, for: 'wild', faces: [1, 1, 1, 1] }],
      state: {
        fight: {
          lead: [0, 0],
          places: [
            [0, 3, 0],
            [1, 0, 0, 1, 1, 1],
          ],
        },
        damage: [2],
      },
    },
  },
  {
    id: 'the-warrior-doubles-strikes-with',
    rules: ['RB-300', 'RB-302', 'RB-303', 'RB-317', 'RB-322'],
    caption: {
      en: 'The Warrior doubles, strikes with all, surges, and passes.',
      fr: 'Le Guerrier double, frappe de tout, s’élance et passe.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [1, 1, 0, 0, 0, 0, 0, 1] } }),
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'pass' }),
      { seat: 0, ask: 'block', play: { do: 'take' } },
      { seat: 0, ask: 'block', play: { do: 'take' } },
    ],
    shows: { state: { fight: { first: 1 } } },
  },
  {
    id: 'just-enough-the-smallest-total',
    rules: ['RB-307'],
    caption: {
      en: 'Just enough: the smallest total that does, with the fewest tokens.',
      fr: 'Juste assez : le plus petit total suffisant, avec le moins de pions.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_lake_spirit', hero: ['phys2'], foe: ['surge2', 'surge1'], starts: 'foe' } },
    ),
    acts: [],
    shows: { state: { fight: { places: [[0], [0, 1]] } } },
  },
  {
    id: 'no-box-of-the-sheet',
    rules: ['RB-312'],
    caption: {
      en: 'No box of the sheet can be done: the enemy acts no more this round.',
      fr: 'Aucune case de la fiche n’est possible : l’ennemi n’agit plus de ce round.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys1*', 'mag1*'], foe: ['blank*|skull1', 'shield1'], starts: 'foe' } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { asked: [['combat']] },
  },
  {
    id: 'the-enemy-blocks-as-much',
    rules: ['RB-313', 'RB-314'],
    caption: {
      en: 'The enemy blocks as much as it can, with as few shields as that takes.',
      fr: 'L’ennemi bloque autant qu’il peut, avec le moins de boucliers possible.',
    },
    position: alone(
      { at: 'F2' },
      {
        fight: { enemy: 'e_orc_reaver', hero: ['phys2', 'mag1'], foe: ['shield1|agi', 'shield1|agi', 'shield2|phys1'] },
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: {
      state: {
        fight: {
          places: [
            [1, 0],
            [0, 0, 1],
          ],
        },
      },
    },
  },
  {
    id: 'enemy-agility-its-best-blank',
    rules: ['RB-315', 'RB-316'],
    caption: {
      en: 'Enemy agility: its best blank first, then the hero’s best token.',
      fr: 'Agilité ennemie : son meilleur vide d’abord, puis le meilleur pion du héros.',
    },
    position: alone(
      { at: 'F2' },
      {
        fight: { enemy: 'e_orc_reaver', hero: ['phys2'], foe: ['agi', 'blank*|skull1', 'blank|skull2'], starts: 'foe' },
      },
    ),
    acts: [],
    shows: { happened: [{ type: 'token_turned', side: 1, token: 2, face: 0, how: 'flip', enemy: 'e_orc_reaver' }] },
  },
  {
    id: 'what-an-enemy-costs-a',
    rules: ['RB-318'],
    caption: {
      en: 'What an enemy costs a hero can be taken back.',
      fr: 'Ce qu’un ennemi coûte au héros peut être repris.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_barrow_guard', hero: ['phys2'], foe: ['surge1'], starts: 'foe' } },
    ),
    acts: [],
    shows: { state: { fight: { places: [[0], [0]] } } },
  },
  {
    id: 'nobody-decides-for-an-enemy',
    rules: ['RB-319'],
    caption: {
      en: 'Nobody decides for an enemy: its sheet does.',
      fr: 'Personne ne décide pour un ennemi : sa fiche le fait.',
    },
    position: {
      players: [
        { hero: 'red_scorpion', at: 'F2', hand: [], gold: 0 },
        { hero: 'pell', at: 'H4', hand: [], gold: 0 },
        { hero: 'nanok', at: 'H4', hand: [], gold: 0 },
        { hero: 'eliam', at: 'H4', hand: [], gold: 0 },
      ],
      fight: {
        enemy: 'e_gutter_prince',
        hero: ['blank|phys1*'],
        foe: ['agi*', 'tac', 'surge1', 'skull1', 'surge1'],
        starts: 'foe',
      },
    },
    acts: [],
    shows: { asked: [['retreat'], [], [], []] },
  },
]
