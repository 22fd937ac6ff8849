import { count, number } from '@runatal/grammar/en'
import * as fr from '@runatal/grammar/fr'
import type { Fault } from '../../index.ts'

/** What the deck builder says, in both languages: it comes with its own chunk. */
export interface DeckWords {
  title: string
  untitled: string
  name: string
  ready: string
  mine: string
  none: string
  open: string
  keep: string
  kept: string
  forget: string
  share: string
  play: string
  playWhy: string
  copy: string
  copied: string
  link: string
  asText: string
  importText: string
  read: string
  unread(lines: readonly string[]): string
  character: string
  weapons: string
  oneHand: string
  twoHands: string
  sockets(n: number): string
  stats(ether: number, active: number, latent: number): string
  search: string
  shown(n: number): string
  cost: string
  soul: string
  slot: string
  anySlot: string
  sort: string
  sorts: Record<'cost' | 'soul' | 'name', string>
  traits: Record<'instant' | 'object' | 'infusion' | 'transcend', string>
  less(name: string): string
  more(name: string): string
  copies(n: number): string
  list: string
  average(n: number): string
  legality: string
  legal: string
  toMend(n: number): string
  checks: Record<Fault['reason'], string>
  faults: Record<Fault['reason'], string>
  dedicatedTo(weapon: string): string
  noWeaponOf(archetype: string): string
  remove: string
  complete: string
  completeWhy: string
  added(n: number): string
  takeBack: string
  odds: string
  oddsOf(copies: number): string
  oddsChoose: string
  oddsNone: string
  oddsBy: string
  oddsNote(active: number): string
  openingHand: string
  byBout(bout: number): string
  atLeast(n: number): string
  /** A share of one, as whole percents. */
  percent(share: number): string
  testHand: string
  drawAgain: string
  topSoul: string
  strike: string
  hold: string
  pack: string
  packNote: string
  packLoad: string
  packStarter: string
  packWrong: string
  badCode: string
}

export const DECK_WORDS: Record<'en' | 'fr', DeckWords> = {
  en: {
    title: 'Deck workshop',
    untitled: 'A new deck',
    name: 'Name of the deck',
    ready: 'Ready decks',
    mine: 'Your decks',
    none: 'None yet: keep one.',
    open: 'Open',
    keep: 'Keep',
    kept: 'Kept on this device',
    forget: 'Forget',
    share: 'Share',
    play: 'Play this deck',
    playWhy: 'Only a legal deck can sit at a table',
    copy: 'Copy',
    copied: 'Copied',
    link: 'Link to this deck',
    asText: 'As text',
    importText: 'Paste a deck: a link, a code, or a list of names',
    read: 'Read it',
    unread: lines => `Not understood: ${lines.join('; ')}`,
    character: 'Character',
    weapons: 'Weapons',
    oneHand: 'one hand',
    twoHands: 'two hands',
    sockets: n => count(n, 'socket'),
    stats: (ether, active, latent) => `Ether ${ether}, active ${active}, latent ${latent}`,
    search: 'Search names and texts',
    shown: n => count(n, 'card'),
    cost: 'Cost',
    soul: 'Soul value',
    slot: 'Slot',
    anySlot: 'Any slot',
    sort: 'Sort by',
    sorts: { cost: 'cost', soul: 'soul value', name: 'name' },
    traits: { instant: 'Instant', object: 'Object', infusion: 'Infusion', transcend: 'Transcendable' },
    less: name => `One ${name} less`,
    more: name => `One ${name} more`,
    copies: n => count(n, 'copy'),
    list: 'The deck',
    average: n => `average ${number(tenths(n))}`,
    legality: 'Legality',
    legal: 'This deck may be played.',
    toMend: n => `${count(n, 'point')} to mend`,
    checks: {
      character: 'A character of the set',
      weapon: 'At least one weapon of the set',
      hands: 'Two hands, no weapon twice',
      size: 'As many cards as the character has Ether',
      copies: 'Three copies at most',
      archetype: 'Only archetypes of the weapons',
      dedicated: 'Dedicated cards beside their weapon',
      unknown: 'Only cards of the set',
    },
    faults: {
      character: 'Choose a character.',
      weapon: 'Choose a weapon.',
      hands: 'Take one two-handed weapon, or one or two different one-handed ones.',
      size: 'The number of cards must be the character’s Ether.',
      copies: 'At most three copies of a card.',
      archetype: 'No weapon of the deck has this archetype.',
      dedicated: 'It needs a weapon that is not there.',
      unknown: 'This card is not in the set.',
    },
    dedicatedTo: weapon => `Dedicated to ${weapon}, not equipped`,
    noWeaponOf: archetype => `No equipped weapon has the archetype ${archetype}`,
    remove: 'Take out',
    complete: 'Complete',
    completeWhy: 'Fills the deck up to the character’s Ether with cards that suit it; what may not stay leaves',
    added: n => `${count(n, 'card')} added.`,
    takeBack: 'Take back',
    odds: 'Odds of drawing',
    oddsOf: copies => (copies === 0 ? 'choose cards below' : `one of ${count(copies, 'card')}`),
    oddsChoose: 'Cards to hope for',
    oddsNone: 'None',
    oddsBy: 'drawn by',
    oddsNote: active =>
      `With the ${count(active, 'card')} that each bout gives; latent draws and lost souls come on top.`,
    openingHand: 'the opening hand',
    byBout: bout => `bout ${bout}`,
    atLeast: n => `${n} or more`,
    percent: share => `${number(Math.round(100 * share))}%`,
    testHand: 'Test hand',
    drawAgain: 'Draw again',
    topSoul: 'Top soul',
    strike: 'strike',
    hold: 'hold',
    pack: 'Card set',
    packNote: 'A set of your own, as JSON: it stays on this device.',
    packLoad: 'Load a set…',
    packStarter: 'Starter set',
    packWrong: 'This set cannot be used:',
    badCode: 'That is no deck: copy the whole link.',
  },
  fr: fr.printed({
    title: 'Atelier de deck',
    untitled: 'Un nouveau deck',
    name: 'Nom du deck',
    ready: 'Decks prêts',
    mine: 'Vos decks',
    none: 'Aucun encore : gardez-en un.',
    open: 'Ouvrir',
    keep: 'Garder',
    kept: 'Gardé sur cet appareil',
    forget: 'Oublier',
    share: 'Partager',
    play: 'Jouer ce deck',
    playWhy: 'Seul un deck conforme peut s’asseoir à une table',
    copy: 'Copier',
    copied: 'Copié',
    link: 'Lien vers ce deck',
    asText: 'En texte',
    importText: 'Collez un deck : un lien, un code, ou une liste de noms',
    read: 'Lire',
    unread: lines => `Non compris : ${lines.join(' ; ')}`,
    character: 'Personnage',
    weapons: 'Armes',
    oneHand: 'une main',
    twoHands: 'deux mains',
    sockets: n => fr.count(n, fr.f('châsse')),
    stats: (ether, active, latent) => `Éther ${ether}, actif ${active}, latent ${latent}`,
    search: 'Chercher dans les noms et les textes',
    shown: n => fr.count(n, fr.f('carte')),
    cost: 'Coût',
    soul: 'Valeur d’âme',
    slot: 'Emplacement',
    anySlot: 'Tout emplacement',
    sort: 'Trier par',
    sorts: { cost: 'coût', soul: 'valeur d’âme', name: 'nom' },
    traits: { instant: 'Instantané', object: 'Objet', infusion: 'Infusion', transcend: 'Transcendable' },
    less: name => `Un exemplaire de moins : ${name}`,
    more: name => `Un exemplaire de plus : ${name}`,
    copies: n => fr.count(n, fr.m('exemplaire')),
    list: 'Le deck',
    average: n => `moyenne ${fr.number(tenths(n))}`,
    legality: 'Conformité',
    legal: 'Ce deck peut être joué.',
    toMend: n => `${fr.count(n, fr.m('point'))} à régler`,
    checks: {
      character: 'Un personnage du set',
      weapon: 'Au moins une arme du set',
      hands: 'Deux mains, pas deux fois la même arme',
      size: 'Autant de cartes que l’éther du personnage',
      copies: '3 exemplaires au plus',
      archetype: 'Les archétypes des armes seulement',
      dedicated: 'Cartes dédiées à côté de leur arme',
      unknown: 'Des cartes du set seulement',
    },
    faults: {
      character: 'Choisissez un personnage.',
      weapon: 'Choisissez une arme.',
      hands: 'Prenez une arme à deux mains, ou une ou deux armes à une main différentes.',
      size: 'Le nombre de cartes doit être l’éther du personnage.',
      copies: 'Trois exemplaires d’une carte au plus.',
      archetype: 'Aucune arme du deck n’a cet archétype.',
      dedicated: 'Elle demande une arme qui n’est pas là.',
      unknown: 'Cette carte n’est pas dans le set.',
    },
    dedicatedTo: weapon => `Dédiée à ${weapon}, non équipée`,
    noWeaponOf: archetype => `Aucune arme équipée n’a l’archétype ${archetype}`,
    remove: 'Retirer',
    complete: 'Compléter',
    completeWhy:
      'Remplit le deck jusqu’à l’éther du personnage avec des cartes qui lui vont ; ce qui n’a pas le droit d’y être s’en va',
    added: n => `${fr.count(n, fr.f('carte'), 'ajouté')}.`,
    takeBack: 'Revenir',
    odds: 'Chances de pioche',
    oddsOf: copies => (copies === 0 ? 'choisissez des cartes' : `parmi ${fr.count(copies, fr.f('carte'))}`),
    oddsChoose: 'Cartes espérées',
    oddsNone: 'Aucune',
    oddsBy: 'piochée dès',
    oddsNote: active =>
      `Avec ${fr.count(active, fr.f('carte'))} par passe d’armes ; pioches latentes et âmes perdues s’y ajoutent.`,
    openingHand: 'la main de départ',
    byBout: bout => `la passe d’armes ${bout}`,
    atLeast: n => `${n} ou plus`,
    percent: share => `${fr.number(Math.round(100 * share))} %`,
    testHand: 'Main d’essai',
    drawAgain: 'Repiocher',
    topSoul: 'Top soul',
    strike: 'frapper',
    hold: 'tenir',
    pack: 'Set de cartes',
    packNote: 'Un set à vous, en JSON : il reste sur cet appareil.',
    packLoad: 'Charger un set…',
    packStarter: 'Set de départ',
    packWrong: 'Ce set ne peut pas servir :',
    badCode: 'Ce n’est pas un deck : copiez le lien en entier.',
  }),
}

/** An average as it is read: one decimal. */
function tenths(n: number): number {
  return Math.round(10 * n) / 10
}
