import type { BoardWords } from './words.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: BoardWords = {
  entities: 'Entités Divines',
  track: 'Énergie Vitale',
  trackSpaces: 'cases 0 à 99',
  pile: (names, total) =>
    names.length === 1 ? `${names[0]}\u00a0: ${total}` : `${list(names)}, de bas en haut\u00a0: ${total}`,
  worlds: 'Les autres mondes',
  yourWorld: 'Votre monde',
  worldOf: name => `Monde ${of(name)}`,
  you: 'vous',
  points: n => count(n, 'point'),
  crystals: n => (n < 2 ? `${n} cristal` : `${n} cristaux`),
  spores: n => count(n, 'Spore'),
  sources: n => (n < 2 ? `${n} Source d’eau` : `${n} Sources d’eau`),
  free: 'libre, sur les modules latéraux',
  ownedBy: name => `chez ${name}`,
  usedUp: 'déjà activée',
  withSpore: 'avec une Spore',
  sporeTurned: 'Spore retournée\u00a0: déjà activé',
  active: 'sur la ligne active',
  enlarge: 'Agrandir',
  close: 'Fermer',
  reserves: 'Vos réserves',
  yourEntities: 'Vos Entités',
  entitiesOf: name => `Entités ${of(name)}`,
  none: 'aucune',
  hand: 'Votre main',
  keepOne: 'Gardez une carte',
  goBack: (cards, satellite) =>
    cards === 1
      ? `L’autre retourne, face cachée, sur le Satellite ${satellite}.`
      : `Les ${cards} autres retournent, face cachée, sur le Satellite ${satellite}.`,
  toBlackHole: 'L’autre part dans le Trou Noir.',
  kept: 'Gardée',
  onlyYou: 'vous seul la voyez',
  notPayable: missing => `Il vous manque ${missing < 2 ? '1 cristal' : `${missing} cristaux`}.`,
  brings: entities => `Peut faire venir ${entities.join(', ')}.`,
  colon: '\u00a0: ',
  whoChose: 'Qui a choisi',
  chose: name => `${name} a choisi`,
  thinking: name => `${name} réfléchit`,
  satelliteCards: (a, b, cards, mine) =>
    `Satellite entre ${a} et ${b}\u00a0: ${count(cards, 'carte')}${mine ? ', votre main' : ''}`,
  blackHole: cards => `Trou Noir\u00a0: ${count(cards, 'carte')}`,
  deck: (age, cards) => `Âge ${age}\u00a0: il reste ${count(cards, 'carte')}`,
  moon: 'lune',
  star: 'étoile',
  yourCard: 'Votre carte',
  pointAt: 'Visez une case pour voir ce qu’elle donnerait.',
  ifPlaced: cell => `Si vous la posez ${cell}`,
  ifSpore: cell => `Une Spore ${cell}`,
  costLeft: left => `Coût\u00a0: il en reste ${left}`,
  line: (kind, symbol) => `${kind === 'row' ? 'Rangée' : 'Colonne'} ${of(symbol)}`,
  comesFrom: (entity, owner) => (owner === undefined ? `${entity} arrive` : `${entity} quitte ${owner}`),
  activeLine: kind => (kind === 'row' ? 'Rangée active' : 'Colonne active'),
  counted: entity => entity,
  fromTo: (from, to) => `De ${from} à ${to}`,
  ahead: names => `devant ${list(names)}`,
  place: cell => `Poser ${cell}`,
  costs: n => (n === 0 ? 'gratuit' : n < 2 ? '1 cristal' : `${n} cristaux`),
  discardFor: 'Défausser contre',
  discardCrystals: 'Défausser contre 4 cristaux',
  discardSpore: 'Défausser contre une Spore',
  chooseSpore: 'Choisissez où va la Spore',
  sporeHere: 'Spore ici',
  cancel: 'Annuler',
  markerWouldBe: total => `${total} après ce coup`,
  activate: 'Activer',
  chooseWhere: 'puis choisir où va la Spore',
  activateAll: 'Tout activer',
  activateAllNote: 'effets gratuits, ordre libre',
  end: 'S’arrêter là',
  endLeaving: n => `en laisse ${n}`,
  confirm: 'Terminer mon tour',
  countAnimal: (animal, n) =>
    `${n} ${n < 2 ? 'animal' : 'animaux'} ${{ air: 'de l’air', land: 'de terre', sea: 'de mer' }[animal]}`,
  toActivate: 'À activer',
  nothingLeft: 'Plus rien à activer.',
  waits: name => `C’est le tour ${of(name)}.`,
  water: 'Sources d’eau',
  difference: 'écart',
  player: 'Joueur',
  cost: 'Coût',
  effect: 'Effet',
  animals: 'Animaux',
  sourcesLabel: 'Sources',
  rules: 'Règles',
  notNow: 'Pas maintenant',
  covers: biome => `Elle recouvrirait ${biome}.`,
  constraint: 'Où',
  why: {
    'RAU-042': 'Parchemin enroulé\u00a0: rien à activer.',
    'RAU-089': 'Cette carte ne va pas sur cette case.',
    'RAU-098': 'Vous ne pouvez pas payer cette carte.',
    'RAU-124': 'Pas sur la ligne de votre avatar.',
    'RAU-126': 'Seules les Entités accueillies ce tour-ci.',
    'RAU-130': 'Déjà activé ce tour-ci.',
    'RAU-134': 'Vous ne pouvez pas payer cet effet.',
    'RAU-135': 'Tous les Biomes portent déjà une Spore.',
    'RAU-136': 'Cela ne vaut rien à cet instant.',
    'RAU-144': 'Seuls les Biomes avec Spore comptent.',
    'RAU-145': 'Seules vos propres Entités comptent.',
    'RAU-149': 'Déjà activé dans ce décompte.',
    'RAU-163': 'Il y a déjà une Spore.',
    'RAU-175': 'VUORI ne s’active pas\u00a0: elle donne 2 Sources.',
  },
  cameFrom: { lines: 'Lignes', scorings: 'Décomptes', water: 'Eau' },
  entitiesShort: 'Entités',
  terms: {
    now: 'points tout de suite',
    effects: 'effets à venir',
    entities: 'Entités',
    lines: 'lignes commencées',
    water: 'Eau',
    spores: 'Spores',
    animals: 'animaux',
    crystals: 'cristaux',
  },
  reason: (total, terms) =>
    `D’ici la fin, ce coup devrait rapporter ${total} point${total < 2 ? '' : 's'} de plus que le suivant\u00a0: ${terms.join(', ')}.`,
  reasonLater: terms =>
    `À première vue, ce coup ne rapporte pas plus que le suivant (${terms.join(', ')}), mais, joué jusqu’au bout, il gagne plus souvent.`,
  won: 'Victoire',
  standings: 'Totaux finaux',
}

function count(n: number, one: string): string {
  return `${n} ${one}${n < 2 ? '' : 's'}`
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}

/** De before a name: d’Aïna, de Théo. */
function of(name: string): string {
  return /^[aeiouyàâäéèêëîïôöùûüh]/i.test(name) ? `d’${name}` : `de ${name}`
}
