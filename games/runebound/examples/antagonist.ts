import { does, alone, type One } from './acts.ts'

export const antagonist: readonly One[] = [
  {
    id: 'a-hero-who-is-removed',
    rules: ['RB-323', 'RB-329', 'RB-561'],
    caption: {
      en: 'A hero who is removed leaves nothing behind: its cards are discarded.',
      fr: 'Un héros éliminé ne laisse rien : ses cartes sont défaussées.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'F2', trophies: 'ogp' },
        {
          hero: 'dov',
          hand: ['sk_spark'],
          at: 'B4',
          damage: 9,
          gold: 7,
          learned: ['sk_hymn'],
          assets: ['A01'],
          trophies: 'oogp',
          trophyCards: ['e_road_brigand'],
          quests: ['q_smugglers_run'],
          arcane: 1,
          companions: 1,
        },
      ],
      act: 2,
      ariad: 'B4',
      webs: ['C5', 'D6'],
      onTurn: 1,
      fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe' },
      table: { mustRest: [0, 0] },
    },
    acts: [{ seat: 1, ask: 'prevent', play: { do: 'no' } }],
    shows: {
      happened: [{ type: 'hero_removed', seat: 1 }],
      state: {
        out: [0, 1],
        at: [56, -2],
        gold: [1, 0],
        arcane: [0, 0],
        companions: [0, 0],
        mustRest: [0, 0],
        hands: [[], []],
        learned: [[], []],
        assets: [[], []],
        quests: [[], []],
        trophies: [[], []],
        letters: [[], []],
        loose: [1, 1, 1, 0, 0, 0],
        assetDiscard: [0],
        skillDiscard: [50, 27],
        adventureDiscards: [[0], [], [157]],
        fate: 'playing',
      },
      asked: [['turn'], []],
    },
  },
  {
    id: 'the-damage-of-an-antagonist',
    rules: ['RB-327'],
    caption: {
      en: 'The damage of an antagonist stays between fights.',
      fr: 'Les dégâts d’un antagoniste restent entre les combats.',
    },
    position: alone({ at: 'B10', gold: 3 }, { act: 2, ariad: 'B10', table: { masterDamage: 5 } }),
    acts: [does(0, { do: 'engage', enemy: 'ariad', mark: 20 })],
    shows: { state: { fight: { damage: 5 } } },
  },
  {
    id: 'a-lost-fight-against-an',
    rules: ['RB-328', 'RB-370', 'RB-396'],
    caption: {
      en: 'A lost fight against an Avatar is a Rest, and the next one finds it whole.',
      fr: 'Un combat perdu contre un Avatar est un repos, et le suivant le retrouve entier.',
    },
    position: alone(
      { at: 'N6', damage: 8 },
      {
        act: 2,
        webs: ['N6'],
        fight: { enemy: 'avatar', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe', damage: 7 },
      },
    ),
    acts: [does(0, { do: 'rest' }), does(0, { do: 'engage', enemy: 'avatar', mark: 148 })],
    shows: { state: { out: [0], fight: { health: 11, damage: 0 } } },
  },
  {
    id: 'to-stand-with-an-antagonist',
    rules: ['RB-331'],
    caption: {
      en: 'To stand with an antagonist forces nothing.',
      fr: 'Se tenir avec un antagoniste n’oblige à rien.',
    },
    position: alone({ at: 'D2' }, { scenario: 'corpse', space: 12, dice: ['wild', 'wild', 'wild'] }),
    acts: [does(0, { do: 'endTurn' })],
    shows: { never: ['combat_started'], state: { round: 2, vorakesh: 34 }, asked: [['turn']] },
  },
  {
    id: 'all-heroes-are-out-the',
    rules: ['RB-332', 'RB-372', 'RB-412', 'RB-453'],
    caption: {
      en: 'All heroes are out: the game is lost.',
      fr: 'Tous les héros sont éliminés : la partie est perdue.',
    },
    position: {
      players: [
        {
          hero: 'pell',
          hand: ['sk_spark'],
          at: 'B10',
          damage: 8,
          gold: 3,
          assets: ['A01', 'A07'],
          trophies: 'oggp',
          trophyCards: ['e_iron_knight'],
          quests: ['q_narrow_pass'],
          learned: ['sk_vanguard'],
        },
        { hero: 'dov', hand: [], at: 'H4', trophies: 'ogp' },
      ],
      act: 2,
      ariad: 'B10',
      fight: { enemy: 'ariad', hero: ['blank|phys1*'], foe: ['skull2'], starts: 'foe', damage: 0 },
    },
    acts: [],
    shows: { state: { fate: 'playing' } },
  },
  {
    id: 'special-tokens-join-the-fight',
    rules: ['RB-333'],
    caption: {
      en: 'Special tokens join the fight of a Champion.',
      fr: 'Des pions spéciaux rejoignent le combat d’un Champion.',
    },
    position: alone({ at: 'D2' }, { scenario: 'corpse', act: 2, champions: ['D2'] }),
    acts: [does(0, { do: 'engage', enemy: 'champion', mark: 34 })],
    shows: {
      state: {
        fight: {
          tokens: [
            [43, 44, 45],
            [0, 1, 2, 3, 4, 5, 27],
          ],
        },
      },
    },
  },
  {
    id: 'alone-with-only-skills-about',
    rules: ['RB-337', 'RB-564'],
    caption: {
      en: 'Alone, with only skills about others left, nothing is drawn.',
      fr: 'En solo, s’il ne reste que des compétences sur les autres, on ne pioche rien.',
    },
    position: alone({ at: 'H4' }, { skillDeck: ['sk_guardian', 'pk_shared_camp'], skillDiscard: ['pk_cover'] }),
    acts: [does(0, { do: 'train' })],
    shows: { state: { hands: [[]], skillDeck: [86, 111, 110], skillDiscard: [] } },
  },
  {
    id: 'alone-when-replacing-empties-the',
    rules: ['RB-557'],
    caption: {
      en: 'Alone, when replacing empties the deck, nothing happens and the actions are spent.',
      fr: 'En solo, si le remplacement vide le paquet, rien ne se passe et les actions sont dépensées.',
    },
    position: alone({ at: 'G3' }, { socialDeck: ['ev_sealed_letter'] }),
    acts: [does(0, { do: 'adventure' })],
    shows: {
      never: ['adventure_drawn'],
      state: { adventureDiscards: [[], [], [78]], actions: 1 },
      may: [
        {
          seat: 0,
          ask: 'turn',
          options: [{ do: 'move' }, { do: 'train' }, { do: 'rest' }, { do: 'prepare' }, { do: 'endTurn' }],
        },
      ],
    },
  },
]
