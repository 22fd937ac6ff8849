/** The map as it is printed: terrain by row, columns A to O. p plains, f forest, h hills, m mountains, w water, * city. */
export const ROWS = [
  'ffpphmmhppffphm',
  'fpphhmhppffpphm',
  'phphppppwpfphhm',
  'pffpppp*wwppphp',
  'pfffpwppppfpppp',
  'hppppwpphpfff*p',
  'h*pppphpphpfppf',
  'hhpfpppmhppwwpf',
  'phfffphmmhpwppf',
  'phpffhhmmhhp*pp',
  'wppphhmmmmhppph',
] as const

export const SITES = [
  { hex: 'H4', kind: 'city', id: 'tamalir', name: { en: 'Tamalir', fr: 'Tamalir' }, is: 'proper' },
  { hex: 'B7', kind: 'city', id: 'highvale', name: { en: 'Highvale', fr: 'Hautval' }, is: 'proper' },
  { hex: 'N6', kind: 'city', id: 'mistgate', name: { en: 'Mistgate', fr: 'Portebrume' }, is: 'proper' },
  { hex: 'M10', kind: 'city', id: 'stoneforge', name: { en: 'Stoneforge', fr: 'Rocheforge' }, is: 'proper' },
  { hex: 'B10', kind: 'town', id: 'burrow_town', name: { en: 'Burrow Town', fr: 'Bourg Garenne' }, is: 'proper' },
  { hex: 'E5', kind: 'town', id: 'willowmere', name: { en: 'Willowmere', fr: 'Saulemare' }, is: 'proper' },
  { hex: 'N2', kind: 'town', id: 'coldharbor', name: { en: 'Coldharbor', fr: 'Froidhavre' }, is: 'proper' },
  { hex: 'J7', kind: 'town', id: 'ember_cross', name: { en: 'Ember Cross', fr: 'Croix-Braise' }, is: 'proper' },
  { hex: 'F9', kind: 'town', id: 'millstead', name: { en: 'Millstead', fr: 'Vieux-Moulin' }, is: 'proper' },
  { hex: 'L4', kind: 'town', id: 'larkfield', name: { en: 'Larkfield', fr: 'Champ-l’Alouette' }, is: 'proper' },
  { hex: 'M3', kind: 'shrine', id: 'shrine_dawn', name: { en: 'Shrine of Dawn', fr: 'Sanctuaire de l’Aube' }, is: 'm' },
  {
    hex: 'C5',
    kind: 'shrine',
    id: 'shrine_thorns',
    name: { en: 'Shrine of Thorns', fr: 'Sanctuaire des Ronces' },
    is: 'm',
  },
  {
    hex: 'F7',
    kind: 'shrine',
    id: 'shrine_echoes',
    name: { en: 'Shrine of Echoes', fr: 'Sanctuaire des Échos' },
    is: 'm',
  },
  {
    hex: 'K9',
    kind: 'shrine',
    id: 'shrine_tides',
    name: { en: 'Shrine of Tides', fr: 'Sanctuaire des Marées' },
    is: 'm',
  },
  { hex: 'G2', kind: 'shrine', id: 'shrine_ash', name: { en: 'Shrine of Ash', fr: 'Sanctuaire des Cendres' }, is: 'm' },
  { hex: 'H10', kind: 'stronghold', id: 'skyfall', name: { en: 'Skyfall', fr: 'Tombeciel' }, is: 'proper' },
  {
    hex: 'D11',
    kind: 'stronghold',
    id: 'fort_brennac',
    name: { en: 'Fort Brennac', fr: 'Fort Brennac' },
    is: 'proper',
  },
  { hex: 'A3', kind: 'stronghold', id: 'castle_orlen', name: { en: 'Castle Orlen', fr: 'Château d’Orlen' }, is: 'm' },
  { hex: 'O8', kind: 'stronghold', id: 'the_bulwark', name: { en: 'The Bulwark', fr: 'Rempart' }, is: 'm' },
  { hex: 'I1', kind: 'stronghold', id: 'greywatch', name: { en: 'Greywatch', fr: 'Grise-Garde' }, is: 'proper' },
] as const

export const REGIONS = [
  { id: 'cursed_ruins', hexes: ['D2'], name: { en: 'Cursed Ruins', fr: 'Ruines Maudites' }, is: 'fp' },
  { id: 'outlaw_glade', hexes: ['K2'], name: { en: 'Outlaw Glade', fr: 'Clairière aux Brigands' }, is: 'f' },
  { id: 'weeping_fens', hexes: ['F5', 'F6'], name: { en: 'Weeping Fens', fr: 'Fagnes-aux-Larmes' }, is: 'fp' },
  { id: 'mirror_lake', hexes: ['I3', 'I4', 'J4'], name: { en: 'Mirror Lake', fr: 'Lac Miroir' }, is: 'm' },
  { id: 'sunken_reach', hexes: ['L8', 'M8', 'L9'], name: { en: 'Sunken Reach', fr: 'Confins noyés' }, is: 'mp' },
  { id: 'hollow_wood', hexes: ['A1', 'B1', 'A2'], name: { en: 'Hollow Wood', fr: 'Bois-Creux' }, is: 'proper' },
  { id: 'northspine', hexes: ['F1', 'G1', 'F2'], name: { en: 'Northspine', fr: 'Échine du Nord' }, is: 'f' },
  { id: 'eastwall_peaks', hexes: ['O1', 'O2', 'O3'], name: { en: 'Eastwall Peaks', fr: 'Pics du Levant' }, is: 'mp' },
  {
    id: 'dragonback',
    hexes: ['H8', 'H9', 'I9', 'I10', 'H11', 'I11', 'J11', 'G11'],
    name: { en: 'Dragonback', fr: 'Dos-du-Dragon' },
    is: 'm',
  },
  { id: 'briarweald', hexes: ['B4', 'C4', 'B5', 'D5'], name: { en: 'Briarweald', fr: 'Ronceraie' }, is: 'f' },
  { id: 'larch_forest', hexes: ['J2', 'K1', 'L1', 'K3'], name: { en: 'Larch Forest', fr: 'Mélézin' }, is: 'm' },
  { id: 'fogwood', hexes: ['K5', 'K6', 'L6', 'M6'], name: { en: 'Fogwood', fr: 'Bois-Brume' }, is: 'proper' },
  { id: 'low_barrows', hexes: ['A6', 'A7', 'A8', 'B8'], name: { en: 'Low Barrows', fr: 'Tertres-Bas' }, is: 'mp' },
  {
    id: 'blackroot',
    hexes: ['C9', 'D9', 'E9', 'D10', 'E10'],
    name: { en: 'Blackroot', fr: 'Noire-Racine' },
    is: 'proper',
  },
  { id: 'rimewood', hexes: ['O7', 'O9'], name: { en: 'Rimewood', fr: 'Bois-Givre' }, is: 'proper' },
  {
    id: 'shattered_hills',
    hexes: ['J9', 'J10', 'K10', 'K11'],
    name: { en: 'Shattered Hills', fr: 'Collines brisées' },
    is: 'fp',
  },
  { id: 'salt_estuary', hexes: ['A11'], name: { en: 'Salt Estuary', fr: 'Estuaire salé' }, is: 'm' },
  {
    id: 'goldenfields',
    hexes: ['F3', 'G3', 'G4', 'G5', 'H5'],
    name: { en: 'Goldenfields', fr: 'Blonde-Plaine' },
    is: 'proper',
  },
] as const

/** Nine gems of each kind (RB-008). */
export const GEM_HEXES = {
  combat: ['F2', 'K1', 'O3', 'B4', 'A6', 'H8', 'J10', 'O9', 'E10'],
  exploration: ['A2', 'D3', 'I4', 'N4', 'F6', 'L9', 'G9', 'A11', 'O11'],
  social: ['C2', 'G3', 'J1', 'L5', 'N8', 'C8', 'G5', 'L11', 'A5'],
} as const

export const RIVERS = [
  {
    name: { en: 'River Aune', fr: 'L’Aune' },
    edges: ['E6|E7', 'D6|E7', 'D7|E7', 'D7|E8', 'D8|E8', 'D8|E9', 'D9|E9', 'D9|E10', 'D10|E10', 'D10|E11', 'D11|E11'],
  },
  { name: { en: 'River Lune', fr: 'La Lune' }, edges: ['J5|K5', 'J5|K6', 'J6|K6', 'J6|K7', 'J7|K7', 'K7|K8', 'K8|L7'] },
  {
    name: { en: 'Rime River', fr: 'La Givre' },
    edges: ['N3|O4', 'N3|N4', 'M4|N3', 'M3|M4', 'L3|M4', 'L3|L4', 'K4|L3', 'K3|K4', 'J3|K4'],
  },
] as const

export const BRIDGES = ['J5|K6', 'D9|E9', 'L3|L4'] as const

export const ROADS = [
  ['B7', 'C7', 'D6', 'E6', 'E5', 'F4', 'G4', 'H4'],
  ['H4', 'I5', 'J5', 'K6', 'L6', 'M6', 'N6'],
  ['H4', 'H5', 'H6', 'I7', 'J7', 'K8', 'K9', 'K10', 'L10', 'M10'],
  ['H6', 'G7', 'F7', 'F8', 'F9', 'E9', 'D9', 'C10', 'B10'],
  ['H4', 'H3', 'H2', 'I2', 'I1'],
] as const

/** RB-410 */
export const MARGATH_PATH = ['H10', 'H9', 'H8', 'H7', 'H6', 'H5', 'H4'] as const
