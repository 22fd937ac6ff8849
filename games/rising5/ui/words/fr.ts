import type { BoardWords } from './words.ts'

/** A no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const fr: BoardWords = {
  portal: 'Le Portail',
  portalSays: (runes, cubes) =>
    `Le Portail\u00a0: ${runes.map((rune, i) => `${i + 1} ${rune}`).join(', ')}. ${cubes} ${cubes > 1 ? 'autels allumés' : 'autel allumé'} sur 4.`,
  runeAt: (rune, position) => (position < 4 ? `${rune}, emplacement ${position + 1}` : `${rune}, dans la réserve`),
  reserve: 'Réserve',
  relics: 'Reliques',
  relicToWin: relic => `${relic}, à gagner sur un Seigneur`,
  artefacts: 'Artefacts',
  pile: 'Pioche',
  pileSays: (cards, moons) => `Il reste ${cards} cartes Personnage et ${moons} Lunes Rouges dans la pioche`,
  moonIn: cards => `Lune\u00a0: ${cards}`,
  moonInSays: cards =>
    cards === 1 ? 'La prochaine carte est une Lune Rouge' : `Une Lune Rouge est la carte n° ${cards} de la pioche`,
  crisisOf: moons => `Crise\u00a0: ${moons}`,
  discard: 'Défausse',
  discardSays: cards => `Défausse\u00a0: ${cards} cartes. La parcourir`,
  signs: 'Les Signes',
  lastSeen: 'dernier état vu',
  means: { unknown: 'inconnu', dark: 'absent', bright: 'ailleurs', golden: 'juste' },
  signIs: (sign, state) => `${sign}\u00a0: ${state.toLowerCase()}`,
  history: 'Historique',
  firstResult: 'Premier résultat',
  attempt: number => `Tentative ${number}`,
  hintSays: (rune, sign) => `Indice\u00a0: ${rune} est ${sign}`,
  arrangement: runes => runes.map((rune, i) => `${i + 1} ${rune}`).join(', '),
  notebook: 'Carnet',
  shared: 'partagé par l’équipe',
  masterNotes: 'Ce que l’équipe croit.',
  noteHead: (sign, isOn) =>
    isOn ? `${sign}\u00a0: noté, sans Rune. Le retirer` : `${sign}\u00a0: le noter, sans Rune`,
  square: (rune, sign, pinned, hinted, fact) =>
    `${rune} et ${sign}\u00a0: ${
      hinted
        ? 'reliés par un Indice'
        : pinned
          ? 'épinglés par l’équipe'
          : fact === 'certain'
            ? 'certain'
            : fact === 'impossible'
              ? 'impossible'
              : 'rien de noté'
    }`,
  thinking: 'L’assistant réfléchit…',
  solutionsLeft: count => (count === 1 ? 'Il reste une solution.' : `Il reste ${count} solutions.`),
  linksCertain: count => (count > 1 ? `${count} liens certains.` : `${count} lien certain.`),
  showSolutions: 'Les montrer',
  hideSolutions: 'Les cacher',
  items: 'Objets de l’équipe',
  noItems: 'Aucun encore\u00a0: les Seigneurs gardent les Reliques, les Caches les Artefacts.',
  useItem: item => `Utiliser\u00a0: ${item}`,
  itemIdle: (item, rule) => (rule === undefined ? item : `${item}\u00a0: pas maintenant (${rule})`),
  shortItem: {
    blade: 'Lame',
    staff: 'Bâton',
    pendant: 'Pendentif',
    orb: 'Orbe',
    store: 'Énergie',
    ring: 'Anneau',
    potion: 'Potion',
  },
  eclipse: 'Éclipse',
  eclipseSays: (space, last, after) =>
    `Éclipse\u00a0: case ${space} sur ${last}${after === undefined ? '' : `\u202f; la crise la pousserait en ${after}`}`,
  portraits: 'Les cinq personnages',
  onPortrait: hero => `${hero}, sur son portrait`,
  aboutHero: hero => `À propos de ${hero}`,
  regions: 'Les régions',
  regionPile: cards => `pile ${cards}`,
  fight: 'Combat',
  whoIsAt: place => `Qui se trouve ici\u00a0: ${place}`,
  empty: 'Vide jusqu’à la fin du tour',
  cardSays: (name, { strength, moons }, kind) =>
    strength === undefined
      ? `${name}, ${kind}`
      : `${name}, force ${strength}, ${moons} ${moons > 1 ? 'lunes rouges' : 'lune rouge'}`,
  pressPlace: (press, place, card) => {
    if ('intent' in press) return place
    const { move, goTo } = press
    if (goTo !== undefined || move.do === 'goTo')
      return `Aller ici\u00a0: ${place}${card === undefined ? '' : `, ${card}`}`
    if (move.do === 'send') return `Envoyer ici\u00a0: ${place}`
    if (move.do === 'encounter') return `Rencontrer\u00a0: ${card ?? place}`
    return `Frapper\u00a0: ${card ?? place}`
  },
  hand: 'Ma main',
  hiddenCard: 'carte cachée',
  supportReserve: 'Réserve de soutien',
  team: 'Les mains de l’équipe',
  howMany: hero => `${hero}\u00a0: combien d’actions\u202f?`,
  activate: (hero, actions) => `Activer ${hero} pour ${actions} ${actions === 1 ? 'action' : 'actions'}`,
  another: 'Un autre choix',
  meanwhile: (name, hero, actions) =>
    hero === undefined
      ? `C’est le tour de ${name}.`
      : `${name} joue ${hero}\u00a0: ${actions > 1 ? `${actions} actions restantes` : `${actions} action restante`}.`,
  die: 'dé',
  teamwork: 'seul',
  beside: hero => `avec ${hero}`,
  support: 'soutien',
  strength: 'Force',
  won: 'si gagné',
  lost: 'si perdu',
  totalEclipse: 'éclipse totale',
  space: space => `case ${space}`,
  spaceThenCrisis: space => `case ${space}, puis la crise\u00a0: éclipse totale`,
  giveCards: cards => (cards === 0 ? 'Refuser' : cards === 1 ? '1 carte' : `${cards} cartes`),
  sixths: faces => `${faces} sur 6`,
  rollWins: 'Ce lancer gagne.',
  rollLoses: 'Ce lancer perd.',
  orPressPlace: 'ou touchez un lieu',
  meets: (card, faces) => `${card}\u00a0: ${faces} sur 6`,
  swipeDown: 'ou glissez vers le bas sur le Portail',
  actionsLeft: actions => (actions > 1 ? `${actions} actions restantes` : `${actions} action restante`),
  sealNeeds: cubes =>
    cubes > 0
      ? `Pour sceller, il manque ${cubes} ${cubes > 1 ? 'cubes' : 'cube'}.`
      : 'Impossible de sceller maintenant.',
  sealWarning: 'Le Portail est lu tel qu’il est. S’il ne se ferme pas, les quatre cubes sont dépensés.',
  firstRune: 'Touchez ou faites glisser une Rune sur la table.',
  secondRune: 'puis la seconde',
  swapThem: 'Les échanger',
  crisisLoses: 'L’éclipse devient totale\u00a0: la partie est perdue.',
  crisisMoves: (from, to) =>
    from === to ? 'Aucun Monstre en vue\u00a0: rien ne bouge.' : `L’éclipse passe de ${from} à ${to}.`,
  tabs: { board: 'Plateau', signs: 'Signes', notes: 'Carnet', team: 'Équipe' },
  close: 'Fermer',
  rules: 'Règles',
  notNow: 'Pas maintenant',
  lord: 'Seigneur',
  moons: 'Lunes rouges',
  reward: 'Récompense',
  skill: 'Compétence',
  master: {
    title: 'La table du Maître de jeu',
    secret: 'Vous seul voyez ceci.',
    chooseSolution: 'Choisissez une Rune pour chaque emplacement, ou laissez faire le hasard.',
    chooseLinks: 'Donnez à chaque Rune un Signe qui lui est propre, ou laissez faire le hasard.',
    layResult: 'Disposez l’état de chaque Signe. Seule la vérité peut être publiée.',
    handSign: rune => `Quel Signe appartient à la ${rune}\u202f?`,
    space: number => `Emplacement ${number}`,
    signOf: rune => `Signe de la ${rune}`,
    stateOf: sign => `État\u00a0: ${sign}`,
    none: 'choisir…',
    set: 'Valider',
    random: 'Laisser faire le hasard',
    publish: 'Publier',
    hand: 'Remettre',
    fill: 'Remplir à ma place',
    fillIn: 'Les réponses sont remplies à ma place',
    notFour: 'Il faut quatre Runes différentes.',
    notStart: 'Les Runes du Portail ne peuvent pas être la solution.',
    notSeven: 'Chaque Rune demande un Signe qui lui est propre.',
  },
  end: {
    won: 'Le Portail est scellé',
    lost: 'Asteros succombe',
    why: {
      won: 'Quatre Signes dorés\u00a0: l’équipe a trouvé la réponse.',
      eclipse: 'L’éclipse est devenue totale.',
      deck: 'La pile de cartes Personnage est épuisée.',
    },
    solution: 'La réponse',
    links: 'Ce que désignaient les Signes',
    supportGiven: 'Soutien donné',
    master: 'Maître de jeu',
    numbers: {
      turns: 'Tours',
      attempts: 'Tentatives',
      hints: 'Indices',
      cardsLeft: 'Cartes restantes',
      eclipse: 'Éclipse',
    },
  },
}
