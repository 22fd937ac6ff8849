import { does, fights, chooses, alone, type One } from './acts.ts'

export const scenarioCorpse: readonly One[] = [
  {
    id: 'by-fire-and-sword-strikes',
    rules: ['RB-433'],
    caption: {
      en: 'By Fire and Sword strikes cities, not towns.',
      fr: '« À feu et à sang » frappe les cités, pas les Villes.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'N6' },
        { hero: 'dov', hand: [], at: 'E5' },
      ],
      scenario: 'corpse',
      space: 2,
      storyDeck: ['c2'],
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: { state: { round: 2, damage: [2, 0], zombies: [80] } },
  },
  {
    id: 'companions-are-gained-held-and',
    rules: ['RB-434', 'RB-436'],
    caption: {
      en: 'Companions are gained, held, and not spent in fights.',
      fr: 'Les Compagnons se gagnent, se gardent, et ne se dépensent pas en combat.',
    },
    position: alone(
      { at: 'F2', companions: 3 },
      { fight: { enemy: 'e_bone_singer', hero: ['phys2'], foe: ['blank*|skull1'], damage: 3 }, scenario: 'corpse' },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { companions: [4] } },
  },
  {
    id: 'companions-lower-the-health-of',
    rules: ['RB-435', 'RB-454', 'RB-455', 'RB-462'],
    caption: {
      en: 'Companions lower the Health of antagonists, to 8 at the least.',
      fr: 'Les Compagnons baissent la Santé des antagonistes, jusqu’à 8 au minimum.',
    },
    position: alone({ at: 'D2', companions: 2 }, { scenario: 'corpse', act: 2, table: { vorakesh: 34 } }),
    acts: [does(0, { do: 'engage', enemy: 'vorakesh', mark: 34 })],
    shows: { state: { fight: { health: 14 } } },
  },
  {
    id: 'champions-come-to-shrines-drawn',
    rules: ['RB-438', 'RB-439', 'RB-449'],
    caption: {
      en: 'Champions come to shrines drawn at random, a Zombie to the ruins.',
      fr: 'Des Champions viennent à des sanctuaires tirés au sort, un Zombie aux ruines.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G6' },
        { hero: 'dov', hand: [], at: 'G6' },
      ],
      scenario: 'corpse',
      space: 12,
      seed: 1,
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: {
      happened: [
        { type: 'master_appeared', enemy: 'vorakesh', hex: 'D2' },
        { type: 'master_appeared', enemy: 'champion', hex: 'M3' },
        { type: 'zombie_placed', hex: 'D2' },
      ],
      state: { round: 2, champions: [134] },
    },
  },
  {
    id: 'zombies-come-to-a-hero',
    rules: ['RB-440', 'RB-441', 'RB-443'],
    caption: {
      en: 'Zombies come to a hero who ends its Move beside them.',
      fr: 'Les Zombies viennent au héros qui finit son déplacement près d’eux.',
    },
    position: alone(
      { at: 'D5' },
      { scenario: 'corpse', dice: ['plains', 'plains', 'plains'], table: { zombies: [35] } },
    ),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'step', hex: 'D4' } }],
    shows: { state: { zombies: [36], damage: [4] } },
  },
  {
    id: 'to-stay-with-a-zombie',
    rules: ['RB-442', 'RB-445'],
    caption: {
      en: 'To stay with a Zombie is no new contact.',
      fr: 'Rester avec un Zombie n’est pas un nouveau contact.',
    },
    position: alone({ at: 'D4' }, { scenario: 'corpse', zombies: ['D4', 'H9'] }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { never: ['dice_rolled'], state: { round: 2, zombies: [36, 85] } },
  },
  {
    id: 'every-hero-in-the-hex',
    rules: ['RB-444'],
    caption: {
      en: 'Every hero in the hex that a Zombie enters rolls a die.',
      fr: 'Chaque héros de l’hexagone où entre un Zombie lance un dé.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'D5' },
        { hero: 'dov', hand: [], at: 'D4' },
      ],
      scenario: 'corpse',
      zombies: ['D3'],
      dice: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains'],
    },
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'step', hex: 'D4' } }],
    shows: {
      happened: [
        { type: 'dice_rolled', seat: 0, for: 'wild', faces: [1, 1, 1] },
        { type: 'dice_rolled', seat: 1, for: 'wild', faces: [1, 1, 1] },
      ],
      state: { damage: [4, 4] },
    },
  },
  {
    id: 'act-i-ends-with-vorakesh',
    rules: ['RB-447', 'RB-448', 'RB-466'],
    caption: {
      en: 'Act I ends with Vorakesh, a Zombie and Champions on the map.',
      fr: 'L’Acte I finit avec Vorakesh, un Zombie et des Champions sur la carte.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'G6' },
        { hero: 'dov', hand: [], at: 'G6' },
      ],
      scenario: 'corpse',
      space: 12,
    },
    acts: [does(0, { do: 'endTurn' }), does(1, { do: 'endTurn' })],
    shows: { state: { round: 2, vorakesh: 34, zombies: [34], champions: [134] } },
  },
  {
    id: 'an-antagonist-is-engaged-for-an',
    rules: ['RB-450', 'RB-451'],
    caption: {
      en: 'An antagonist is engaged for an action, by one hero.',
      fr: 'Un antagoniste s’engage pour une action, par un seul héros.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'D2' },
        { hero: 'dov', hand: [], at: 'D2' },
      ],
      scenario: 'corpse',
      act: 2,
      vorakesh: 'D2',
      champions: ['C5'],
    },
    acts: [does(0, { do: 'engage', enemy: 'vorakesh', mark: 34 })],
    shows: { state: { actions: 2, fight: { seat: 0, party: [], rival: -2 } } },
  },
  {
    id: 'each-fight-with-vorakesh-starts',
    rules: ['RB-457'],
    caption: {
      en: 'Each fight with Vorakesh starts without damage.',
      fr: 'Chaque combat contre Vorakesh commence sans dégât.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'D2', damage: 8 },
        { hero: 'dov', hand: [], at: 'D2' },
      ],
      scenario: 'corpse',
      act: 2,
      vorakesh: 'D2',
      fight: { enemy: 'vorakesh', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe', damage: 9 },
    },
    acts: [does(1, { do: 'engage', enemy: 'vorakesh', mark: 34 })],
    shows: { state: { out: [1, 0], fight: { damage: 0 } } },
  },
  {
    id: 'drain-2-damage-and-he',
    rules: ['RB-458'],
    caption: {
      en: 'Drain: 2 damage, and he heals 1.',
      fr: 'Drain : 2 dégâts, et il se soigne de 1.',
    },
    position: alone(
      { at: 'D2' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        fight: { enemy: 'vorakesh', hero: ['phys2'], foe: ['surge1'], starts: 'foe', damage: 5 },
      },
    ),
    acts: [],
    shows: { state: { damage: [2], fight: { damage: 4 } } },
  },
  {
    id: 'curse-two-tokens-of-the',
    rules: ['RB-459', 'RB-460'],
    caption: {
      en: 'Curse: two tokens of the hero’s choice are not cast in the next round.',
      fr: 'Malédiction : deux pions au choix du héros ne sont pas lancés au round suivant.',
    },
    position: alone(
      { at: 'D2' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        fight: {
          enemy: 'vorakesh',
          hero: ['blank|phys1*', 'blank|phys1*', 'blank|phys1*', 'blank|phys1*', 'blank|phys1*', 'blank|phys1*'],
          foe: ['surge2'],
          starts: 'foe',
        },
      },
    ),
    acts: [
      chooses(0, { do: 'choose', what: 'token', value: '0' }),
      chooses(0, { do: 'choose', what: 'token', value: '3' }),
    ],
    shows: {
      happened: [{ type: 'combat_round', seat: 0, round: 2 }],
      state: { fight: { places: [[3, 0, 0, 3, 0, 0], [0]] } },
    },
  },
  {
    id: 'vorakesh-and-a-champion-each',
    rules: ['RB-461', 'RB-465'],
    caption: {
      en: 'Vorakesh and a Champion each bring a Companion.',
      fr: 'Vorakesh et un Champion apportent chacun un Compagnon.',
    },
    position: alone(
      { at: 'D2' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        champions: ['C5'],
        fight: { enemy: 'vorakesh', hero: ['phys2'], foe: ['blank*|skull1'], damage: 17 },
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { fate: 'playing', companions: [1] } },
  },
  {
    id: 'necromancy-a-zombie-comes-then',
    rules: ['RB-463'],
    caption: {
      en: 'Necromancy: a Zombie comes, then one damage for each Zombie here.',
      fr: 'Nécromancie : un Zombie vient, puis un dégât par Zombie présent.',
    },
    position: alone(
      { at: 'C5' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        champions: ['C5'],
        zombies: ['C5'],
        fight: { enemy: 'champion', hero: ['phys2'], foe: ['surge1'], starts: 'foe', damage: 0 },
      },
    ),
    acts: [],
    shows: { never: ['dice_rolled'], state: { zombies: [26, 26], damage: [2] } },
  },
  {
    id: 'cloak-of-darkness-heals-him',
    rules: ['RB-464'],
    caption: {
      en: 'Cloak of Darkness heals him by 2.',
      fr: 'Manteau de ténèbres le soigne de 2.',
    },
    position: alone(
      { at: 'C5' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        champions: ['C5'],
        zombies: [],
        fight: { enemy: 'champion', hero: ['phys2'], foe: ['surge1'], starts: 'foe', damage: 5 },
      },
    ),
    acts: [],
    shows: { state: { fight: { damage: 3 } } },
  },
  {
    id: 'victory-is-looked-for-once',
    rules: ['RB-575'],
    caption: {
      en: 'Victory is looked for once Vorakesh has appeared.',
      fr: 'La victoire se vérifie une fois Vorakesh apparu.',
    },
    position: alone({ at: 'G6' }, { scenario: 'corpse' }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { state: { vorakesh: -2, champions: [], fate: 'playing', round: 2 } },
  },
]
