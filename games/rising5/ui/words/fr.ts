import { agreed, au, capital, count, de, du, le, m, printed } from '@runatal/grammar/fr'
import { frNames } from '../../messages/fr-names.ts'
import {
  ACTION,
  CARD,
  cards,
  CUBE,
  items,
  looks,
  MOON,
  places,
  runes as colours,
  signs,
  SOLUTION,
} from '../../messages/fr-nouns.ts'
import type { Counts, en } from './en.ts'

export const fr: typeof en = printed<typeof en>({
  portal: 'Le Portail',
  portalSays: (runes, cubes) =>
    `Le Portail : ${runes.map((rune, i) => `${i + 1} ${rune}`).join(', ')}. ${count(cubes, CUBE)} sur 4.`,
  runeAt: (rune, position) => (position < 4 ? `${rune}, emplacement ${position + 1}` : `${rune}, dans la réserve`),
  reserve: 'Réserve',
  relics: 'Reliques',
  relicToWin: relic => `${items[relic].one}, à gagner contre un Seigneur`,
  artefacts: 'Artefacts',
  pile: 'Pile',
  pileSays: (characters, moons) =>
    `Il reste ${count(characters, CARD)} Personnage et ${count(moons, MOON)} dans la pile`,
  moonIn: left => `Lune : ${left}`,
  moonInSays: left =>
    left === 1 ? 'La prochaine carte est une Lune Rouge' : `La carte n° ${left} de la pile est une Lune Rouge`,
  crisisOf: moons => `Crise : ${moons}`,
  discard: 'Défausse',
  discardSays: discarded => `Défausse : ${count(discarded, CARD)}. La parcourir`,
  signs: 'Les Signes',
  lastSeen: 'dernier état vu',
  means: { unknown: 'inconnu', dark: 'absent', bright: 'ailleurs', golden: 'juste' },
  signIs: (sign, state) => `${signs[sign].one} : ${looks(signs[sign], state)}`,
  history: 'Historique',
  firstResult: 'Premier résultat',
  attempt: number => `Tentative ${number}`,
  hintSays: (rune, sign) => `Indice : ${le(colours[rune])} est ${le(signs[sign])}`,
  questions: {
    title: 'Questions à la Porte',
    attempt: (n, counts, best) => `Tentative ${n} : ${told(counts)} ${better(counts, best)}`,
    hint: (rune, counts, best) => `Indice, ${rune} : ${told(counts)} ${better(counts, best)}`,
  },
  arrangement: runes => runes.map((rune, i) => `${i + 1} ${rune}`).join(', '),
  notebook: 'Carnet',
  shared: 'partagé par l’équipe',
  masterNotes: 'Ce que l’équipe croit.',
  noteHead: (sign, isOn) =>
    `${signs[sign].one} : ${isOn ? `${agreed(signs[sign], 'noté')} sans Rune, à retirer` : 'à noter sans Rune'}`,
  square: (rune, sign, pinned, hinted, fact) =>
    `${capital(le(colours[rune]))} et ${le(signs[sign])} : ${
      hinted
        ? 'lien donné par un Indice'
        : pinned
          ? 'lien épinglé par l’équipe'
          : fact === 'certain'
            ? 'lien certain'
            : fact === 'impossible'
              ? 'lien impossible'
              : 'rien de noté'
    }`,
  thinking: 'L’assistant réfléchit…',
  solutionsLeft: n => `Il reste ${count(n, SOLUTION)}.`,
  linksCertain: n => (n === 0 ? 'Aucun lien certain.' : `${count(n, LINK, 'certain')}.`),
  showSolutions: 'Les montrer',
  hideSolutions: 'Les cacher',
  items: 'Objets de l’équipe',
  noItems: 'Aucun pour l’instant : les Seigneurs gardent les Reliques, les Caches les Artefacts.',
  useItem: item => `Utiliser ${le(items[item])}`,
  itemIdle: (item, rule) => (rule === undefined ? items[item].one : `${items[item].one} : pas maintenant (${rule})`),
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
    `Éclipse : case ${space} sur ${last}${after === undefined ? '' : ` ; la crise la mènerait en case ${after}`}`,
  portraits: 'Les cinq personnages',
  onPortrait: hero => `${hero}, sur son portrait`,
  aboutHero: hero => `À propos ${de(hero)}`,
  regions: 'Les régions',
  shortRegion: { I: 'Dunes', II: 'Profondeurs', III: 'Cendres' },
  regionPile: left => `pile ${left}`,
  fight: 'Combat',
  whoIsAt: place => `Qui se trouve ${au(places[place])}`,
  empty: 'Vide jusqu’à la fin du tour',
  cardSays: (id, { strength, moons, kind }) =>
    strength === undefined
      ? `${frNames.cards[id]}, ${frNames.kinds[kind]}`
      : `${frNames.cards[id]}, force ${strength}, ${count(moons, MOON)}`,
  standsAt: (hero, place, who) => `${hero} est ${au(places[place])}, où se trouve : ${who}.`,
  elsewhere: all => `Ailleurs : ${all.map(([place, who]) => `${place} (${who})`).join(' ; ')}.`,
  noRune: 'vide',
  pressPlace: (press, place, card) => {
    if ('intent' in press) return places[place].one
    const { move, goTo } = press
    if (goTo !== undefined || move.do === 'goTo')
      return `Aller ${au(places[place])}${card === undefined ? '' : ` : ${cards[card].one}`}`
    if (move.do === 'send') return `Envoyer ${au(places[place])}`
    const whom = le(card === undefined ? places[place] : cards[card])
    return move.do === 'encounter' ? `Rencontrer ${whom}` : `Frapper ${whom}`
  },
  verb: (press, isMonster) => {
    if ('intent' in press || press.goTo !== undefined || press.move.do === 'goTo') return 'Aller'
    if (press.move.do === 'send') return 'Envoyer'
    return press.move.do === 'encounter' ? (isMonster ? 'Combat' : 'Rencontre') : 'Frapper'
  },
  hand: 'Ma main',
  hiddenCard: 'carte cachée',
  supportReserve: 'Réserve de Soutien',
  team: 'Les mains de l’équipe',
  handSays: held => (held.length === 0 ? 'Aucune carte' : `${count(held.length, CARD)} : ${held.join(', ')}`),
  howMany: hero => `${hero} : combien d’actions ?`,
  activate: (hero, actions) => `Activer ${hero} pour ${count(actions, ACTION)}`,
  back: 'Reprendre',
  pressLit: 'Touchez ce qui est éclairé.',
  meanwhile: (name, hero, actions) =>
    hero === undefined
      ? `C’est le tour ${de(name)}.`
      : `${name} joue ${hero}${actions === 0 ? '' : ` : ${count(actions, ACTION, 'restant')}`}.`,
  die: 'dé',
  teamwork: 'sans allié',
  beside: hero => `avec ${hero}`,
  support: 'Soutien',
  strength: 'Force',
  won: 'si gagné',
  lost: 'si perdu',
  totalEclipse: 'éclipse totale',
  space: space => `case ${space}`,
  spaceThenCrisis: space => `case ${space}, puis la crise : éclipse totale`,
  giveCards: given => (given === 0 ? 'Refuser' : count(given, CARD)),
  sixths: faces => `${faces} sur 6`,
  rollWins: 'Ce lancer est gagnant.',
  rollLoses: 'Ce lancer est perdant.',
  orPressPlace: 'ou touchez un lieu',
  meets: (card, faces) => `${card} : ${faces} sur 6`,
  swipeDown: 'ou glissez vers le bas sur le Portail',
  actionsLeft: actions => count(actions, ACTION, 'restant'),
  sealNeeds: cubes => (cubes > 0 ? `il manque ${count(cubes, CUBE)}` : 'pas maintenant'),
  sealWarning: 'Le Portail est lu tel qu’il est. Si le sceau ne tient pas, les quatre cubes sont dépensés.',
  firstRune: 'Touchez ou faites glisser une Rune sur la table.',
  secondRune: 'puis la seconde',
  crisisLoses: 'L’éclipse devient totale : la partie est perdue.',
  crisisMoves: (from, to) =>
    from === to ? 'Aucun Monstre en vue : rien ne bouge.' : `L’éclipse passe de la case ${from} à la case ${to}.`,
  tabs: { board: 'Plateau', signs: 'Signes', notes: 'Carnet', team: 'Équipe' },
  close: 'Fermer',
  rules: 'Règles :',
  notNow: 'Pas maintenant :',
  lord: 'Seigneur',
  moons: 'Lunes Rouges',
  reward: 'Récompense',
  skill: 'Compétence',
  master: {
    title: 'La table du Maître de jeu',
    secret: 'Personne d’autre ne voit ceci.',
    chooseSolution: 'Choisissez une Rune pour chaque emplacement, ou laissez faire le hasard.',
    chooseLinks: 'Donnez à chaque Rune son propre Signe, ou laissez faire le hasard.',
    layResult: 'Indiquez l’état de chaque Signe. Une réponse fausse ne peut pas être publiée.',
    handSign: rune => `Quel est le Signe ${du(colours[rune])} ?`,
    space: number => `Emplacement ${number}`,
    spaceHas: (number, rune) => `Emplacement ${number} : ${rune === undefined ? 'à choisir' : colours[rune].one}`,
    signOf: rune => `Signe ${du(colours[rune])}`,
    none: 'choisir…',
    set: 'Valider',
    random: 'Laisser faire le hasard',
    publish: 'Publier',
    hand: 'Remettre',
    fill: 'Remplir à ma place',
    fillIn: 'Remplir mes réponses à ma place',
    notFour: 'Il faut quatre Runes différentes.',
    notStart: 'La disposition de départ ne peut pas être la solution.',
    notSeven: 'Il faut un Signe différent pour chaque Rune.',
  },
  end: {
    won: 'Le Portail est scellé',
    lost: 'Asteros succombe',
    why: {
      won: 'Quatre Signes dorés : l’équipe a trouvé la solution.',
      eclipse: 'L’éclipse est devenue totale.',
      deck: 'La pile de cartes Personnage est épuisée.',
    },
    solution: 'La solution',
    links: 'Ce que désignaient les Signes',
    debrief: {
      title: 'Ce que chaque tentative a exclu',
      left: n => count(n, SOLUTION, 'possible'),
      excluded: n => (n === 0 ? 'rien d’exclu' : count(n, SOLUTION, 'exclu')),
    },
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
})

const LINK = m('lien')

function told({ before, left, expected }: Counts): string {
  return `de ${count(before, SOLUTION)} à ${left}, à peu près ${Math.round(expected)} à prévoir.`
}

function better({ expected, bestLeft }: Counts, best: string): string {
  if (bestLeft >= expected - 0.5) return 'Il n’y avait pas mieux.'
  return `Mieux : ${best}, pour en laisser à peu près ${Math.round(bestLeft)}.`
}
