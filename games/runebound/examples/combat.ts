import { does, fights, chooses, alone, refused, type One } from './acts.ts'

export const combat: readonly One[] = [
  {
    id: 'both-are-alive-and-nobody',
    rules: ['RB-213'],
    caption: {
      en: 'Both are alive and nobody retreats: another round begins.',
      fr: 'Les deux vivent et nul ne bat en retraite : un nouveau round commence.',
    },
    position: alone({ at: 'F2' }, { fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'] } }),
    acts: [{ seat: 0, ask: 'retreat', play: { do: 'fightOn' } }],
    shows: { state: { fight: { round: 2 } } },
  },
  {
    id: 'an-antagonist-is-engaged-for',
    rules: ['RB-216', 'RB-323', 'RB-324', 'RB-330'],
    caption: {
      en: 'An antagonist is engaged for one action: seven tokens and no retreat.',
      fr: 'Un antagoniste s’engage pour une action : sept pions, pas de retraite.',
    },
    position: alone({ at: 'D2', damage: 8 }, { scenario: 'corpse', act: 2, table: { vorakesh: 34 } }),
    acts: [
      does(0, { do: 'engage', enemy: 'vorakesh', mark: 34 }),
      chooses(0, { do: 'choose', what: 'token', value: '2' }),
      { seat: 0, ask: 'block', play: { do: 'take' } },
    ],
    shows: {
      state: {
        actions: 2,
        fight: {
          tokens: [
            [43, 44, 45],
            [6, 7, 8, 9, 10, 11, 26],
          ],
        },
        out: [1],
        fate: 'lost',
      },
      won: [],
    },
  },
  {
    id: 'more-gold-icons-begin-a',
    rules: ['RB-219', 'RB-220', 'RB-301'],
    caption: {
      en: 'More gold icons begin; a tie is the hero’s.',
      fr: 'Le plus d’icônes dorées commence ; l’égalité est au héros.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [0, 0, 0, 0, 0, 1, 0, 0] } }),
    acts: [does(0, { do: 'adventure' })],
    shows: { state: { fight: { first: 1 } } },
  },
  {
    id: 'who-begins-is-read-once',
    rules: ['RB-221', 'RB-548'],
    caption: {
      en: 'Who begins is read once, right after the cast.',
      fr: 'On lit qui commence une seule fois, juste après le lancer.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [0, 1, 1, 1, 1, 0, 0, 0, 1] } }),
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'spend', icon: 'agi', tokens: [1] }),
      chooses(0, { do: 'choose', what: 'token', value: '103' }),
    ],
    shows: {
      happened: [{ type: 'token_turned', side: 1, token: 3, face: 1, how: 'recast', enemy: 'e_orc_reaver' }],
      state: { fight: { first: 1 } },
    },
  },
  {
    id: 'gold-on-a-blank-side',
    rules: ['RB-222'],
    caption: {
      en: 'Gold on a blank side counts for the initiative and for nothing else.',
      fr: 'L’or d’une face vide compte pour l’initiative et rien d’autre.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [0, 1, 0, 0, 0, 0, 0, 1] } }),
    acts: [does(0, { do: 'adventure' })],
    shows: { state: { fight: { first: 1 } } },
  },
  {
    id: 'who-passes-is-not-asked',
    rules: ['RB-225', 'RB-226', 'RB-228'],
    caption: {
      en: 'Who passes is not asked again: the enemy goes on alone.',
      fr: 'Qui passe n’est plus sollicité : l’ennemi continue seul.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_iron_knight'], chance: { ints: [0, 1, 1, 0, 0, 0, 1, 1] } }),
    acts: [does(0, { do: 'adventure' }), fights(0, { do: 'pass' })],
    shows: {
      happened: [
        { type: 'tokens_spent', side: 1, tokens: [0, 1, 3], icon: 'skull', value: 4, enemy: 'e_iron_knight' },
        { type: 'tokens_spent', side: 1, tokens: [2], icon: 'surge', value: 2, enemy: 'e_iron_knight' },
      ],
      asked: [['retreat']],
    },
  },
  {
    id: 'shields-block-even-after-passing',
    rules: ['RB-227', 'RB-264', 'RB-265', 'RB-276', 'RB-551'],
    caption: {
      en: 'Shields block even after passing.',
      fr: 'Les boucliers bloquent même après avoir passé.',
    },
    position: alone({ at: 'F2' }, { combatDeck: ['e_orc_reaver'], chance: { ints: [1, 1, 0, 1, 0, 0, 1, 1] } }),
    acts: [
      does(0, { do: 'adventure' }),
      fights(0, { do: 'pass' }),
      { seat: 0, ask: 'block', play: { do: 'shield', token: 0 } },
      { seat: 0, ask: 'block', play: { do: 'take' } },
    ],
    shows: { happened: [{ type: 'blocked', side: 0, amount: 1, seat: 0 }], state: { damage: [3] } },
  },
  {
    id: 'an-ability-that-is-a',
    rules: ['RB-228', 'RB-254'],
    caption: {
      en: 'An ability that is a combat action takes the turn.',
      fr: 'Une capacité qui est une action de combat prend le tour.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'E5' },
        { hero: 'dov', hand: ['sk_spark'], at: 'E5', learned: ['sk_dirty_trick'] },
      ],
      fight: { rival: 1, hero: ['phys2', 'blank|phys1*'], foe: ['blank|phys1*'], starts: 'foe' },
    },
    acts: [
      fights(1, { do: 'use', source: 'sk_dirty_trick', card: 'sk_spark' }),
      chooses(0, { do: 'choose', what: 'token', value: '1' }),
    ],
    shows: { state: { fight: { places: [[0, 2], [0]] } }, asked: [['combat'], []] },
  },
  {
    id: 'blanks-and-shields-alone-are',
    rules: ['RB-229'],
    caption: {
      en: 'Blanks and shields alone are left: the round is over.',
      fr: 'Il ne reste que vides et boucliers : le round est fini.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*', 'shield1'], foe: ['shield1', 'blank*|skull1'] } },
    ),
    acts: [],
    shows: { asked: [['retreat']] },
  },
  {
    id: 'the-last-spear-is-offered',
    rules: ['RB-230', 'RB-549'],
    caption: {
      en: 'The last spear is offered to a hero with nothing left, and may win.',
      fr: 'La dernière lance est offerte au héros à court, et peut gagner.',
    },
    position: {
      players: [
        { hero: 'pell', hand: [], at: 'H10' },
        { hero: 'dov', hand: [], at: 'H10' },
      ],
      scenario: 'margath',
      act: 2,
      margath: 0,
      fight: { enemy: 'margath', hero: ['blank|phys1*'], foe: ['blank*|skull1'], damage: 24 },
      table: { spears: [1, 0] },
    },
    acts: [fights(0, { do: 'use', source: 'spear' })],
    shows: { won: [0, 1] },
  },
  {
    id: 'damage-stops-at-health-1',
    rules: ['RB-231'],
    caption: {
      en: 'Damage stops at Health.',
      fr: 'Les dégâts s’arrêtent à la Santé.',
    },
    position: {
      players: [{ hero: 'ketta', hand: [], at: 'F2', damage: 7 }],
      fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull2', 'skull2', 'skull1'], starts: 'foe' },
    },
    acts: [],
    shows: { happened: [{ type: 'damaged', seat: 0, amount: 1 }], state: { fight: null, damage: [8] } },
  },
  {
    id: 'the-price-fells-the-hero',
    rules: ['RB-232', 'RB-233'],
    caption: {
      en: 'The price fells the hero before the blow: the fight ends there.',
      fr: 'Le prix abat le héros avant le coup : le combat finit là.',
    },
    position: alone(
      { at: 'F2', damage: 8, learned: ['sk_penance'] },
      { fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'], damage: 1 } },
    ),
    acts: [fights(0, { do: 'use', source: 'sk_penance' })],
    shows: { happened: [{ type: 'combat_lost', seat: 0, enemy: 'e_orc_reaver' }], never: ['enemy_damaged'] },
  },
  {
    id: 'damage-that-is-suffered-is',
    rules: ['RB-234'],
    caption: {
      en: 'Damage that is suffered is not blocked.',
      fr: 'Les dégâts subis ne se bloquent pas.',
    },
    position: alone(
      { at: 'B10' },
      {
        act: 2,
        ariad: 'B10',
        fight: { enemy: 'ariad', hero: ['shield1', 'shield1', 'phys2'], foe: ['surge2', 'blank*'] },
      },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [2] })],
    shows: {
      happened: [{ type: 'surge_used', side: 1, name: 'Venom', enemy: 'ariad' }],
      never: ['blocked'],
      state: { damage: [1] },
    },
  },
  {
    id: 'unavoidable-damage-is-neither-blocked',
    rules: ['RB-235'],
    caption: {
      en: 'Unavoidable damage is neither blocked nor prevented.',
      fr: 'Les dégâts inévitables ne se bloquent ni ne s’évitent.',
    },
    position: alone(
      { at: 'F2', arcane: 2 },
      {
        fight: { enemy: 'e_iron_knight', hero: ['shield1', 'shield1'], foe: ['surge1', 'surge1'], starts: 'foe' },
        scenario: 'margath',
      },
    ),
    acts: [],
    shows: {
      happened: [{ type: 'surge_used', side: 1, name: 'Judgement', enemy: 'e_iron_knight' }],
      state: { damage: [3], arcane: [2] },
    },
  },
  {
    id: 'magic-is-blocked-like-any',
    rules: ['RB-236', 'RB-313'],
    caption: {
      en: 'Magic is blocked like any damage.',
      fr: 'La magie se bloque comme tout dégât.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2'], foe: ['shield1'], starts: 'foe' } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0] })],
    shows: { state: { fight: { damage: 1 } } },
  },
  {
    id: 'physical-and-magic-are-not',
    rules: ['RB-237'],
    caption: {
      en: 'Physical and magic are not spent in one action: refused.',
      fr: 'Physique et magie ne se dépensent pas en une action : refusé.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2', 'mag1*'], foe: ['blank*|skull1'] } },
    ),
    acts: [
      refused(0, 'combat', { do: 'spend', icon: 'phys', tokens: [0, 1] }, 'RB-223'),
      refused(0, 'combat', { do: 'spend', icon: 'mag', tokens: [0, 1] }, 'RB-223'),
    ],
    shows: { state: { fight: { damage: 0 } } },
  },
  {
    id: 'a-failed-event-opens-a',
    rules: ['RB-238', 'RB-546'],
    caption: {
      en: 'A failed event opens a fight, which decides about its card.',
      fr: 'Un événement raté ouvre un combat, qui décide du sort de la carte.',
    },
    position: alone(
      { at: 'F2', damage: 8 },
      { combatDeck: ['ev_ambushed_village'], skillDeck: ['sk_bear_hide', 'sk_thorn_skin'] },
    ),
    acts: [does(0, { do: 'adventure' }), { seat: 0, ask: 'event', play: { do: 'choose', option: 0 } }],
    shows: {
      happened: [{ type: 'combat_started', seat: 0, enemy: 'e_orc_reaver', health: 6 }],
      state: { mustRest: [1], adventureDiscards: [[70], [], []] },
    },
  },
  {
    id: 'losing-a-bonus-to-health',
    rules: ['RB-239'],
    caption: {
      en: 'Losing a bonus to Health never defeats.',
      fr: 'Perdre un bonus de Santé n’abat jamais.',
    },
    position: alone(
      { at: 'H4', damage: 9, assets: ['A07'] },
      { markets: { tamalir: ['A01', 'A02', 'A03'] }, assetDeck: ['A09'] },
    ),
    acts: [does(0, { do: 'shop' }), { seat: 0, ask: 'shop', play: { do: 'sell', asset: 'A07' } }],
    shows: { state: { damage: [8], mustRest: [0] } },
  },
  {
    id: 'no-value-falls-below-0',
    rules: ['RB-240'],
    caption: {
      en: 'No value falls below 0, and Speed not below 1.',
      fr: 'Aucune valeur ne passe sous 0, ni la Vitesse sous 1.',
    },
    position: alone({ assets: ['A11'] }),
    acts: [],
    shows: { state: { heroes: [5], assets: [[10]], learned: [[]] } },
  },
  {
    id: 'a-hero-can-be-defeated',
    rules: ['RB-241'],
    caption: {
      en: 'A hero can be defeated outside of fights too.',
      fr: 'Un héros peut aussi être abattu hors d’un combat.',
    },
    position: alone(
      { at: 'D5', damage: 8 },
      { scenario: 'corpse', zombies: ['D3'], dice: ['plains', 'plains', 'plains'] },
    ),
    acts: [does(0, { do: 'move' }), { seat: 0, ask: 'travel', play: { do: 'step', hex: 'D4' } }],
    shows: { state: { damage: [9], mustRest: [1] } },
  },
  {
    id: 'what-waits-for-the-next',
    rules: ['RB-553'],
    caption: {
      en: 'What waits for the next round ends with the fight.',
      fr: 'Ce qui attend le round suivant finit avec le combat.',
    },
    position: alone(
      { at: 'D2' },
      {
        scenario: 'corpse',
        act: 2,
        vorakesh: 'D2',
        champions: ['D2'],
        fight: { enemy: 'vorakesh', hero: ['phys2'], foe: ['surge2'], starts: 'foe', damage: 17 },
      },
    ),
    acts: [
      fights(0, { do: 'spend', icon: 'phys', tokens: [0] }),
      does(0, { do: 'engage', enemy: 'champion', mark: 34 }),
    ],
    shows: {
      state: {
        fight: {
          places: [
            [0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0],
          ],
        },
        at: [34],
      },
    },
  },
]
