import { duel, numbers, plays, transcends, counters, declines, passes, done, begins, type One } from './acts.ts'

export const keywords: readonly One[] = [
  {
    id: 'the-marker-is-destroyed-for',
    rules: ['RRD-269', 'RRD-271'],
    caption: {
      en: 'The marker is destroyed for the effect, when the effect would work.',
      fr: 'Le marqueur est détruit pour l’effet, au moment où l’effet agirait.',
    },
    position: duel({ hand: ['BL08'] }, { bleed: 1 }),
    acts: [plays(0, 'BL08', 'body'), { seat: 0, ask: 'consume', play: { do: 'consume' } }, declines(1)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 6, slot: 'body', weak: 0 }],
      state: { sides: [{}, { bleed: 0 }] },
    },
  },
  {
    id: 'without-a-marker-to-destroy',
    rules: ['RRD-270'],
    caption: {
      en: 'Without a marker to destroy the card is played all the same, for less.',
      fr: 'Sans marqueur à détruire, la carte se joue quand même, pour moins.',
    },
    position: duel({ hand: ['BL08'] }),
    acts: [plays(0, 'BL08', 'body'), declines(1)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'body', weak: 0 }] },
  },
  {
    id: 'the-condition-is-met-the',
    rules: ['RRD-272'],
    caption: {
      en: 'The condition is met: the bonus is added to the damage.',
      fr: 'La condition est remplie : le bonus s’ajoute aux dégâts.',
    },
    position: duel({ hp: 16, hand: ['MA07'] }),
    acts: [plays(0, 'MA07', 'body'), declines(1)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 4, slot: 'body', weak: 0 }] },
  },
  {
    id: 'shake-can-be-raised-and',
    rules: ['RRD-273', 'RRD-275'],
    caption: {
      en: 'Shake can be raised and lowered, and never falls below 0.',
      fr: 'La secousse monte et descend, jamais sous 0.',
    },
    position: duel({ hand: ['BL12'] }, { hand: ['EM14'], infusions: ['SH31'] }),
    acts: [plays(0, 'BL12', 'high'), counters(1, 'EM14'), declines(0)],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 }] },
  },
  {
    id: 'a-bonus-raises-the-block',
    rules: ['RRD-274'],
    caption: {
      en: 'A bonus raises the block of this defence.',
      fr: 'Un bonus augmente le blocage de cette défense.',
    },
    position: duel({ hand: ['MA09'] }, { hand: ['MA24'], infusions: ['MA15'] }),
    acts: [plays(0, 'MA09', 'body'), counters(1, 'MA24')],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'body', weak: 0 }] },
  },
  {
    id: 'amplitude-two-slots-at-once',
    rules: ['RRD-276', 'RRD-279'],
    caption: {
      en: 'Amplitude: two slots at once, each with its own counter and the full number.',
      fr: 'Amplitude : deux emplacements à la fois, chacun avec son contre et le chiffre entier.',
    },
    position: duel({ hand: ['BL09'] }, { hand: ['EM26'] }),
    acts: [plays(0, 'BL09', 'right', 'left'), counters(1, 'EM26'), declines(1)],
    shows: {
      happened: [
        { type: 'PAID', seat: 0, card: 'BL09', cost: 3, reserve: 6, waived: false },
        { type: 'PAID', seat: 1, card: 'EM26', cost: 1, reserve: 8, waived: false },
        { type: 'DAMAGE', seat: 1, amount: 3, slot: 'left', weak: 0 },
      ],
    },
  },
  {
    id: 'amplitude-covers-as-many-slots',
    rules: ['RRD-277', 'RRD-278', 'RRD-357'],
    caption: {
      en: 'Amplitude covers as many slots as the card has optimal ones; transcended, others too.',
      fr: 'L’Amplitude couvre autant d’emplacements optimaux que la carte en a ; transcendée, d’autres aussi.',
    },
    position: duel({ hand: ['SH27'] }, { hand: ['MA24'] }),
    acts: [transcends(0, 'SH27', 'low', 'left'), counters(1, 'MA24'), declines(1)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 6, slot: 'left', weak: 0 }],
      state: { sides: [{}, { poison: 0 }] },
    },
  },
  {
    id: 'what-is-tied-to-a',
    rules: ['RRD-280'],
    caption: {
      en: 'What is tied to a slot works on each; the rest works once.',
      fr: 'Ce qui est lié à un emplacement agit sur chacun ; le reste, une fois.',
    },
    position: duel({ hand: ['SH08'] }),
    acts: [plays(0, 'SH08', 'high', 'body'), declines(1), declines(1)],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 },
      ],
      state: { sides: [{}, { poison: 1 }] },
    },
  },
  {
    id: 'a-defence-with-amplitude-blocks',
    rules: ['RRD-281', 'RRD-359'],
    caption: {
      en: 'A defence with Amplitude blocks further lanes of the same assault.',
      fr: 'Une défense avec Amplitude bloque d’autres voies du même assaut.',
    },
    position: duel({ hand: ['MA04'] }, { hand: ['MA26'] }),
    acts: [
      plays(0, 'MA04', 'body', 'right'),
      { seat: 1, ask: 'counter', play: { do: 'counter', card: 'MA26', transcend: false, further: ['right'] } },
    ],
    shows: { never: ['DAMAGE', 'COUNTER_DECLINED'] },
  },
  {
    id: 'between-two-lanes-of-one',
    rules: ['RRD-282'],
    caption: {
      en: 'Between two lanes of one card nobody has the initiative.',
      fr: 'Entre deux voies d’une même carte, personne n’a l’initiative.',
    },
    position: duel({ hand: ['BL09'] }),
    acts: [plays(0, 'BL09', 'right', 'left'), declines(1), declines(1)],
    shows: { happened: [{ type: 'INITIATIVE', seat: 1 }], asked: [[], ['play']] },
  },
  {
    id: 'block-lowers-the-assault-that',
    rules: ['RRD-283', 'RRD-284'],
    caption: {
      en: 'Block lowers the assault that was placed last in the chain.',
      fr: 'Blocage réduit le dernier assaut posé dans la chaîne.',
    },
    position: duel({ hand: ['BL11'] }, { hand: ['MA20'] }),
    acts: [
      plays(0, 'BL11', 'high'),
      { seat: 1, ask: 'react', play: { do: 'play', card: 'MA20', slots: ['left'], transcend: false } },
      declines(1),
    ],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'high', weak: 0 }] },
  },
  {
    id: 'exchange-a-card-goes-for',
    rules: ['RRD-288', 'RRD-289'],
    caption: {
      en: 'Exchange: a card goes for one of exactly the same VA, which takes its place.',
      fr: 'Échange : une carte contre une autre d’exactement la même VA, qui prend sa place.',
    },
    position: duel({ hand: ['SH15', 'BL01', 'BL06'], discard: ['BL03', 'BL04', 'BL05'] }),
    acts: [
      plays(0, 'SH15', 'body'),
      declines(1),
      { seat: 0, ask: 'exchange', play: { do: 'decline' } },
      { seat: 0, ask: 'exchange', play: { do: 'exchange', give: 'BL01', take: 'BL04' } },
    ],
    shows: { state: { sides: [{ discard: numbers('BL03', 'BL01', 'BL05'), hand: numbers('BL06', 'BL04') }, {}] } },
  },
  {
    id: 'frenzy-played-up-to-three',
    rules: ['RRD-292', 'RRD-294', 'RRD-295', 'RRD-296'],
    caption: {
      en: 'Frenzy: played up to three times and paid each time; who let the first through lets all.',
      fr: 'Frénésie : jouée jusqu’à trois fois, payée chaque fois ; qui laisse passer la première laisse tout passer.',
    },
    position: duel({ reserve: 3, hand: ['BL05'] }),
    acts: [
      plays(0, 'BL05', 'high'),
      declines(1),
      { seat: 0, ask: 'repeat', play: { do: 'repeat' } },
      { seat: 0, ask: 'repeat', play: { do: 'repeat' } },
    ],
    shows: {
      happened: [
        { type: 'COUNTER_DECLINED', seat: 1, forced: false },
        { type: 'FRENZY_LOCK', seat: 1 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
        { type: 'INITIATIVE', seat: 1 },
      ],
      state: { sides: [{ reserve: 0 }, {}] },
    },
  },
  {
    id: 'a-counter-that-let-damage',
    rules: ['RRD-293', 'RRD-355'],
    caption: {
      en: 'A counter that let damage through is no decline: the repeat can be countered again.',
      fr: 'Un contre qui laisse passer des dégâts n’est pas un refus : la répétition peut être contrée.',
    },
    position: duel({ reserve: 3, hand: ['BL05'], next: { damage: 1 } }, { hand: ['BL23'] }),
    acts: [plays(0, 'BL05', 'high'), counters(1, 'BL23'), { seat: 0, ask: 'repeat', play: { do: 'repeat' } }],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 1, slot: 'high', weak: 0 }], asked: [[], ['counter']] },
  },
  {
    id: 'transcended-a-repeat-costs-hit',
    rules: ['RRD-297'],
    caption: {
      en: 'Transcended, a repeat costs hit points again; after the last the card goes to the Void.',
      fr: 'Transcendée, chaque répétition coûte encore des points de vie ; à la fin, la carte va au Vide.',
    },
    position: duel({ hp: 20, hand: ['MA31'] }),
    acts: [transcends(0, 'MA31', 'body'), declines(1), { seat: 0, ask: 'repeat', play: { do: 'repeat' } }],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 5, slot: 'body', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 5, slot: 'body', weak: 0 },
      ],
      state: { sides: [{ hp: 16, void: numbers('MA31') }, {}] },
    },
  },
  {
    id: 'the-text-asks-for-va',
    rules: ['RRD-298', 'RRD-299'],
    caption: {
      en: 'The text asks for VA to be discarded; there is no card to spare.',
      fr: 'Le texte demande de défausser de la VA ; il n’y a aucune carte à céder.',
    },
    position: duel({ hand: ['MA19'] }, { hand: ['BL02', 'BL06'] }),
    acts: [plays(0, 'MA19', 'high'), declines(1)],
    shows: { may: [{ seat: 1, ask: 'discard', options: [{ do: 'discard', card: 'BL06' }] }] },
  },
  {
    id: 'pierce-ignores-as-much-block',
    rules: ['RRD-300'],
    caption: {
      en: 'Pierce ignores as much block.',
      fr: 'Perforation ignore autant de blocage.',
    },
    position: duel({ hand: ['BL06'], next: { damage: 1 } }, { hand: ['MA23'] }),
    acts: [plays(0, 'BL06', 'body'), counters(1, 'MA23')],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'body', weak: 0 }] },
  },
  {
    id: 'pierce-is-one-stock-against',
    rules: ['RRD-301'],
    caption: {
      en: 'Pierce is one stock against all blocks together.',
      fr: 'Perforation est une seule réserve contre tous les blocages.',
    },
    position: duel({ hand: ['BL06'], next: { damage: 3 } }, { character: 'C-HASK', hand: ['BL26', 'MA23'] }),
    acts: [
      plays(0, 'BL06', 'body'),
      { seat: 1, ask: 'react', play: { do: 'attach', card: 'BL26', transcend: false } },
      counters(1, 'MA23'),
    ],
    shows: { happened: [{ type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 }] },
  },
  {
    id: 'what-is-left-of-pierce',
    rules: ['RRD-302'],
    caption: {
      en: 'What is left of Pierce lowers the shake that must be reached.',
      fr: 'Le reste de Perforation abaisse la secousse à atteindre.',
    },
    position: duel({ hand: ['BL22'] }, { hand: ['BL10'], infusions: ['BL32'] }),
    acts: [plays(0, 'BL22', 'body'), counters(1, 'BL10'), declines(0)],
    shows: {
      happened: [
        {
          type: 'CHAIN_RESOLVED',
          links: [
            { seat: 0, card: 'BL22', value: 4, stands: false },
            { seat: 1, card: 'BL10', value: 3, stands: true },
          ],
          valid: false,
        },
      ],
    },
  },
  {
    id: 'draw-2-the-top-soul',
    rules: ['RRD-303'],
    caption: {
      en: 'Draw 2: the Top soul is the first of them.',
      fr: 'Pioche 2 : l’Âme de tête est la première.',
    },
    position: duel({ deck: ['BL03', 'BL04', 'BL05'], hand: ['BL17'] }),
    acts: [plays(0, 'BL17', 'body'), declines(1)],
    shows: {
      happened: [{ type: 'TOP_REVEALED', seat: 0, card: 'BL05' }],
      state: { sides: [{ hand: numbers('BL03', 'BL04') }, {}] },
    },
  },
  {
    id: 'a-weak-point-is-marked',
    rules: ['RRD-304', 'RRD-305'],
    caption: {
      en: 'A weak point is marked on the low slot: later damage there is raised.',
      fr: 'Un point faible est marqué en bas : les dégâts suivants y augmentent.',
    },
    position: duel({ hand: ['MA02'] }),
    acts: [plays(0, 'MA02', 'low'), declines(1)],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'low', weak: 0 }],
      state: { sides: [{}, { weak: [0, 0, 3, 0, 0] }] },
    },
  },
  {
    id: 'a-support-marks-a-weak',
    rules: ['RRD-306'],
    caption: {
      en: 'A support marks a weak point on a slot of its player’s choice.',
      fr: 'Un soutien marque un point faible sur un emplacement au choix.',
    },
    position: duel({ hand: ['MA28'] }),
    acts: [plays(0, 'MA28', 'body'), declines(1), { seat: 0, ask: 'weakPoint', play: { do: 'mark', slot: 'left' } }],
    shows: { state: { sides: [{}, { weak: [0, 0, 0, 0, 2] }] } },
  },
  {
    id: 'poison-markers-go-to-the',
    rules: ['RRD-307', 'RRD-312', 'RRD-320'],
    caption: {
      en: 'Poison markers go to the rival and add up.',
      fr: 'Les marqueurs de poison vont à l’adversaire et s’additionnent.',
    },
    position: duel({ hand: ['SH02'] }, { poison: 1 }),
    acts: [plays(0, 'SH02', 'body'), declines(1)],
    shows: { state: { sides: [{}, { poison: 3 }] } },
  },
  {
    id: 'three-poison-cards-worth-3',
    rules: ['RRD-308', 'RRD-309'],
    caption: {
      en: 'Three poison: cards worth 3 VA are discarded, then one marker is taken off.',
      fr: 'Trois poisons : on défausse pour 3 VA de cartes, puis on retire un marqueur.',
    },
    position: duel({ poison: 3, hand: ['BL06'] }, {}, { phase: 'upkeep' }),
    acts: [{ seat: 0, ask: 'discard', play: { do: 'discard', card: 'BL06' } }],
    shows: { happened: [{ type: 'POISON_TICK', seat: 0, before: 3, after: 2 }], state: { sides: [{ poison: 2 }, {}] } },
  },
  {
    id: 'search-finds-nothing-that-is',
    rules: ['RRD-310', 'RRD-311'],
    caption: {
      en: 'Search finds nothing that is wanted: the deck is not shuffled.',
      fr: 'La Recherche ne donne rien : le paquet n’est pas mélangé.',
    },
    position: duel({ deck: ['BL06', 'BL06'], hand: ['EM14'] }),
    acts: [plays(0, 'EM14', 'body'), declines(1), { seat: 0, ask: 'search', play: { do: 'decline' } }],
    shows: { never: ['DECK_SHUFFLED'] },
  },
  {
    id: 'bleeding-costs-as-many-hit',
    rules: ['RRD-313', 'RRD-321'],
    caption: {
      en: 'Bleeding costs as many hit points as markers, then one marker is taken off.',
      fr: 'Le saignement coûte autant de points de vie que de marqueurs, puis on en retire un.',
    },
    position: duel({ hp: 20, bleed: 3 }, {}, { phase: 'consolidation' }),
    acts: [begins(0), passes(0), passes(1)],
    shows: { state: { bout: 3, sides: [{ hp: 15, bleed: 1 }, {}] } },
  },
  {
    id: 'you-bleed-to-0-your',
    rules: ['RRD-314', 'RRD-337'],
    caption: {
      en: 'You bleed to 0, your rival does not: they have won.',
      fr: 'Vous saignez jusqu’à 0, l’autre non : il a gagné.',
    },
    position: duel({ hp: 2, bleed: 5 }, { hp: 9, bleed: 1 }, { phase: 'consolidation', bout: 2 }),
    acts: [],
    shows: {
      happened: [
        { type: 'HP_LOST', seat: 0, amount: 5, cause: 'bleed', left: 0 },
        { type: 'HP_LOST', seat: 1, amount: 1, cause: 'bleed', left: 8 },
      ],
      won: [1],
    },
  },
  {
    id: 'both-bleed-to-0-at',
    rules: ['RRD-314', 'RRD-338'],
    caption: {
      en: 'Both bleed to 0 at the same moment: a draw.',
      fr: 'Les deux saignent jusqu’à 0 au même moment : égalité.',
    },
    position: duel({ hp: 1, bleed: 1 }, { hp: 1, bleed: 1 }, { phase: 'consolidation' }),
    acts: [],
    shows: { happened: [{ type: 'GAME_ENDED', reason: 'bleed' }], won: [0, 1] },
  },
  {
    id: 'stunned-the-pass-is-forced',
    rules: ['RRD-315', 'RRD-317', 'RRD-318'],
    caption: {
      en: 'Stunned: the pass is forced, and counts like any other.',
      fr: 'Sonné : la passe est forcée, et compte comme une autre.',
    },
    position: duel({ hand: [] }, { stunned: true, hand: ['BL01'] }, { first: 1 }),
    acts: [passes(0)],
    shows: {
      happened: [
        { type: 'PASSED', seat: 1, count: 1, forced: true },
        { type: 'PASSED', seat: 0, count: 1, forced: false },
        { type: 'CLASH_ENDED', reason: 'both passed', firstPasser: 1 },
      ],
    },
  },
  {
    id: 'stunned-when-a-card-comes',
    rules: ['RRD-316'],
    caption: {
      en: 'Stunned when a card comes: it cannot be countered.',
      fr: 'Sonné face à une carte : impossible de la contrer.',
    },
    position: duel({ hand: ['BL01'] }, { stunned: true, hand: ['BL23'] }),
    acts: [plays(0, 'BL01', 'body')],
    shows: {
      happened: [
        { type: 'STUN_SPENT', seat: 1, as: 'decline' },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 },
      ],
      asked: [[], ['play']],
    },
  },
  {
    id: 'torpor-lowers-the-latent-potential',
    rules: ['RRD-319'],
    caption: {
      en: 'Torpor lowers the latent potential.',
      fr: 'Torpeur abaisse le potentiel latent.',
    },
    position: duel({ hand: ['SH16'] }, { character: 'C-ORSANE', latent: 3 }),
    acts: [plays(0, 'SH16', 'body'), declines(1)],
    shows: { happened: [{ type: 'LATENT_LOST', seat: 1, amount: 2, left: 1 }] },
  },
  {
    id: 'a-waiting-bonus-is-taken',
    rules: ['RRD-352', 'RRD-354'],
    caption: {
      en: 'A waiting bonus is taken by the next play, a repeat included, and by that one only.',
      fr: 'Un bonus en attente va au prochain jeu, répétition comprise, et à lui seul.',
    },
    position: duel({ hand: ['BL05', 'BL19'], next: { damage: 1 } }),
    acts: [
      plays(0, 'BL05', 'high'),
      done(0),
      declines(1),
      { seat: 0, ask: 'react', play: { do: 'play', card: 'BL19', slots: ['high'], transcend: false } },
      { seat: 0, ask: 'repeat', play: { do: 'repeat' } },
      { seat: 0, ask: 'repeat', play: { do: 'repeat' } },
    ],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 3, slot: 'high', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 4, slot: 'high', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'high', weak: 0 },
      ],
      state: { sides: [{ nextDamage: 0 }, {}] },
    },
  },
  {
    id: 'transcended-a-repeat-must-leave',
    rules: ['RRD-353'],
    caption: {
      en: 'Transcended, a repeat must leave at least one hit point.',
      fr: 'Transcendée, une répétition doit laisser au moins un point de vie.',
    },
    position: duel({ hp: 5, hand: ['MA31'] }),
    acts: [transcends(0, 'MA31', 'body'), declines(1)],
    shows: { may: [{ seat: 0, ask: 'repeat', options: [{ do: 'stop' }, { do: 'repeat' }] }] },
  },
  {
    id: 'what-is-added-in-the',
    rules: ['RRD-356'],
    caption: {
      en: 'What is added in the window of a lane counts for that lane alone.',
      fr: 'Ce qu’on ajoute dans la fenêtre d’une voie ne compte que pour elle.',
    },
    position: duel({ hand: ['MA04'] }, { hand: ['EM22'] }),
    acts: [
      plays(0, 'MA04', 'body', 'right'),
      { seat: 1, ask: 'react', play: { do: 'play', card: 'EM22', slots: ['high'], transcend: false } },
      declines(1),
      declines(1),
    ],
    shows: {
      happened: [
        { type: 'DAMAGE', seat: 1, amount: 2, slot: 'body', weak: 0 },
        { type: 'DAMAGE', seat: 1, amount: 4, slot: 'right', weak: 0 },
      ],
    },
  },
  {
    id: 'the-card-lies-sideways-only',
    rules: ['RRD-358'],
    caption: {
      en: 'The card lies sideways only if none of its lanes was valid.',
      fr: 'La carte n’est couchée que si aucune de ses voies n’était valide.',
    },
    position: duel({ hand: ['EM13'], next: { amplitude: 1 } }, { hand: ['MA23'] }),
    acts: [plays(0, 'EM13', 'body', 'right'), counters(1, 'MA23'), declines(1)],
    shows: { state: { laid: [{ card: 76, slot: 1, sideways: false, infusable: true }, {}] } },
  },
  {
    id: 'a-defence-with-amplitude-covers',
    rules: ['RRD-359'],
    caption: {
      en: 'A defence with Amplitude covers further lanes of the assault that it counters, and of no other.',
      fr: 'Une défense avec Amplitude couvre d’autres voies de l’assaut qu’elle contre, et d’aucun autre.',
    },
    position: duel({ hand: ['MA04', 'BL11'] }, { hand: ['BL18', 'MA26'] }),
    acts: [plays(0, 'MA04', 'body', 'right'), counters(1, 'BL18'), counters(0, 'BL11')],
    shows: {
      may: [
        { seat: 1, ask: 'counter', options: [{ do: 'decline' }, { do: 'counter', card: 'MA26', transcend: false }] },
      ],
    },
  },
  {
    id: 'frenzy-with-amplitude-all-lanes',
    rules: ['RRD-360'],
    caption: {
      en: 'Frenzy with Amplitude: all lanes first, then the repeat.',
      fr: 'Frénésie avec Amplitude : toutes les voies d’abord, puis la répétition.',
    },
    position: duel({ hand: ['MA31'], next: { amplitude: 1 } }, { hand: ['MA23'] }),
    acts: [
      plays(0, 'MA31', 'body', 'low'),
      counters(1, 'MA23'),
      declines(1),
      { seat: 0, ask: 'repeat', play: { do: 'repeat' } },
    ],
    shows: {
      happened: [{ type: 'DAMAGE', seat: 1, amount: 3, slot: 'low', weak: 0 }],
      state: { playing: { slots: [1] } },
      asked: [[], ['counter']],
    },
  },
  {
    id: 'an-attached-instant-is-a',
    rules: ['RRD-361'],
    caption: {
      en: 'An attached instant is a first counter too; the limits of a text are for each card.',
      fr: 'Une carte immédiate attachée est aussi un premier contre ; les limites d’un texte valent par carte.',
    },
    position: duel({ hand: ['BL11'] }, { character: 'C-ULLE', reserve: 1, hand: ['BL26', 'BL25'] }),
    acts: [
      plays(0, 'BL11', 'high'),
      { seat: 1, ask: 'react', play: { do: 'attach', card: 'BL26', transcend: false } },
      counters(1, 'BL25'),
    ],
    shows: {
      happened: [
        { type: 'PAID', seat: 0, card: 'BL11', cost: 3, reserve: 6, waived: false },
        { type: 'PAID', seat: 1, card: 'BL26', cost: 0, reserve: 1, waived: false },
        { type: 'PAID', seat: 1, card: 'BL25', cost: 1, reserve: 0, waived: false },
      ],
    },
  },
]
