import { alone, does, fights, type One } from './acts.ts'

/** Sides with which nobody can do anything. */
const BLANK = 'blank|phys1*'
const IDLE = 'blank*|skull1'

/** What a fight is made of, round by round, and what the enemy's card and sheet make of its tokens. */
export const fightRound: readonly One[] = [
  {
    id: 'all-tokens-are-cast',
    rules: ['RB-217'],
    caption: {
      en: 'A round begins: both cast all their tokens, yours and those that your assets bring.',
      fr: 'Un round commence : chacun lance tous ses pions, les vôtres et ceux de vos Ressources.',
    },
    position: alone(
      { at: 'F2', assets: ['A01'] },
      { combatDeck: ['e_orc_reaver'], chance: { ints: [0, 1, 0, 0, 1, 0, 1, 0, 1] } },
    ),
    acts: [does(0, { do: 'adventure' })],
    shows: { happened: [{ type: 'tokens_cast', hero: [0, 1, 0, 0], foe: [1, 0, 1, 0, 1] }] },
  },
  {
    id: 'one-icon-and-its-reward',
    rules: ['RB-223', 'RB-289', 'RB-290'],
    caption: {
      en: 'One action: both tokens with the same icon. The enemy falls: its gold is yours, and its card is your trophy.',
      fr: 'Une action : les deux pions de la même icône. L’ennemi tombe : son or est à vous, et sa carte est votre Trophée.',
    },
    position: alone(
      { hero: 'garrick', at: 'F2', gold: 0 },
      { fight: { enemy: 'e_iron_knight', hero: ['phys2', 'agi', 'phys1*'], foe: [IDLE], damage: 4 } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0, 2] })],
    shows: {
      happened: [
        { type: 'tokens_spent', side: 0, tokens: [0, 2], icon: 'phys' },
        { type: 'enemy_damaged', amount: 3, left: 0 },
        { type: 'trophy_gained', kind: 'combat' },
      ],
      state: { gold: [3], fight: null },
    },
  },
  {
    id: 'spent-until-the-next-round',
    rules: ['RB-224'],
    caption: {
      en: 'A spent token is out for the rest of the round; in the next one it is cast again.',
      fr: 'Un pion dépensé ne sert plus ce round-là ; au suivant, il est relancé.',
    },
    position: alone({ at: 'F2' }, { fight: { enemy: 'e_orc_reaver', hero: ['phys1', 'mag1'], foe: [IDLE] } }),
    acts: [
      fights(0, { do: 'spend', icon: 'phys', tokens: [0] }),
      fights(0, { do: 'pass' }),
      { seat: 0, ask: 'retreat', play: { do: 'fightOn' } },
    ],
    shows: { state: { fight: { round: 2, places: [[0, 0], [0]] } } },
  },
  {
    id: 'an-enemy-copies-no-damage',
    rules: ['RB-274'],
    caption: {
      en: 'The enemy’s tactic finds nothing but your physical and magic damage, which it cannot copy: it passes.',
      fr: 'La tactique de l’ennemi ne trouve que vos dégâts physiques et magiques, qu’il ne peut copier : il passe.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_road_brigand', hero: ['phys2', 'mag1*'], foe: ['tac'], starts: 'foe' } },
    ),
    acts: [],
    shows: { happened: [{ type: 'passed', side: 1 }], never: ['token_copied'] },
  },
  {
    id: 'a-copy-of-a-doubled-token',
    rules: ['RB-278'],
    caption: {
      en: 'A token stands on a double: its value is 4, and so is that of its copy.',
      fr: 'Un pion est sur un double-cercle : il vaut 4, et sa copie aussi.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2', 'dbl', 'tac', BLANK], foe: [IDLE] } },
    ),
    acts: [fights(0, { do: 'double', token: 1, on: 0 }), fights(0, { do: 'copy', side: 0, token2: 0, token: 2 })],
    shows: { happened: [{ type: 'token_copied', icon: 'phys', value: 4 }], state: { fight: { damage: 4 } } },
  },
  {
    id: 'the-dearest-ability-first',
    rules: ['RB-304'],
    caption: {
      en: 'Three surge: the enemy pays just enough for its dearest ability, and then for the next one.',
      fr: 'Trois améliorations : l’ennemi paie juste assez pour sa capacité la plus chère, puis pour la suivante.',
    },
    position: alone(
      { at: 'F2' },
      {
        fight: { enemy: 'e_hedge_witch', hero: ['phys2', 'phys2'], foe: ['surge1', 'surge1', 'surge1'], starts: 'foe' },
      },
    ),
    acts: [fights(0, { do: 'spend', tokens: [0] })],
    shows: {
      happened: [
        { type: 'surge_used', side: 1, name: 'Bramble' },
        { type: 'surge_used', side: 1, name: 'Hex' },
      ],
    },
  },
  {
    id: 'the-dearest-that-can-be-paid',
    rules: ['RB-306'],
    caption: {
      en: 'One surge does not pay for the dearest ability: the enemy takes the dearest that it does pay for.',
      fr: 'Une amélioration ne paie pas la capacité la plus chère : l’ennemi prend la plus chère qu’elle paie.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_pyre_cultist', hero: ['phys2'], foe: ['surge1'], starts: 'foe' } },
    ),
    acts: [],
    shows: { happened: [{ type: 'surge_used', side: 1, name: 'Cinders' }] },
  },
  {
    id: 'a-box-that-cannot-be',
    rules: ['RB-308'],
    caption: {
      en: 'There is nothing to double: the enemy goes on to the next box of its sheet, agility.',
      fr: 'Il n’y a rien à doubler : l’ennemi passe à la case suivante de sa fiche, l’agilité.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2'], foe: ['dbl', 'agi'], starts: 'foe' } },
    ),
    acts: [],
    shows: { happened: [{ type: 'tokens_spent', side: 1, icon: 'agi' }], never: ['token_doubled'] },
  },
  {
    id: 'one-more-than-the-tokens',
    rules: ['RB-310'],
    caption: {
      en: 'The Warrior’s sheet adds 1 to the action: one token of surge is worth 2.',
      fr: 'La fiche du Guerrier ajoute 1 à l’action : un seul pion d’amélioration en vaut 2.',
    },
    position: alone(
      { at: 'F2' },
      { fight: { enemy: 'e_orc_reaver', hero: ['phys2'], foe: ['surge1'], starts: 'foe' } },
    ),
    acts: [],
    shows: {
      happened: [
        { type: 'tokens_spent', side: 1, icon: 'surge', value: 2 },
        { type: 'surge_used', side: 1, name: 'Cleave' },
      ],
    },
  },
  {
    id: 'venom',
    rules: ['RB-387', 'RB-388'],
    caption: {
      en: 'Queen Ariad’s Venom: 1 damage for each token that you have spent, here two.',
      fr: 'Le Venin de la reine Ariad : 1 dégât par pion que vous avez dépensé, ici deux.',
    },
    position: alone(
      { at: 'B10' },
      { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: ['phys1', 'phys1', 'mag1'], foe: ['surge2'] } },
    ),
    acts: [fights(0, { do: 'spend', icon: 'phys', tokens: [0, 1] })],
    shows: { happened: [{ type: 'surge_used', side: 1, name: 'Venom' }], state: { damage: [2] } },
  },
]
