import type { Called } from '@runatal/grammar'
import { agree, capital, count, de, list, m, number, person, printed, together, verb } from '@runatal/grammar/fr'
import { colours, theRune } from '../../messages/fr-names.ts'
import { balance, pair, point, rune, stone } from '../../messages/fr-nouns.ts'
import type { en } from './en.ts'

export const fr: typeof en = printed({
  loot: runes => count(runes, rune),
  bag: stones => `Sac ${stones}`,
  balanceOf: (name, its) => `Rune d’Équilibre ${de(name)} : ${its}`,
  noBalance: 'sans rune d’Équilibre',
  hears: (who, runes, its) =>
    `${does(who, 'a', 'avez')} ${count(runes, rune)}, ${its === undefined ? 'sans rune d’Équilibre' : `et ${its} pour rune d’Équilibre`}.`,
  lie: (stones, signs) =>
    `${count(stones, stone)} sur la table${signs.length === 0 ? '' : ` ; au plus près de la rune du Destin : ${list(signs)}`}.`,
  holdsBag: 'tient le sac',
  away: 'hors ligne',
  stones: 'Pierres sur la table, les plus proches de la rune du Destin d’abord',
  faceDown: colour => `${agree(stone, colours[colour])}, face cachée`,
  whyNot: {
    faceDown: 'Face cachée : elle ne peut pas être saisie.',
    noTarget: 'Sa jumelle n’est pas là : on ne choisit que des paires et des jumelles de runes d’Équilibre.',
    notOpen: 'Bas les mains : rien ne se saisit avant que les pierres soient au repos.',
  },
  hand: { free: 'Votre main est libre', busy: 'Votre main est occupée' },
  closesIn: seconds => `${seconds.toFixed(1)} s`,
  nothingLeft: 'Plus rien',
  lookAgain: 'Je cherche encore',
  finished: names => (names.length === 0 ? 'Tout le monde cherche' : `Plus rien pour ${list(names)}`),
  caught: 'Pierres seules',
  throwNow: 'Lancer !',
  aim: 'Visée',
  strength: 'Force',
  left: 'gauche',
  right: 'droite',
  ready: 'Attention…',
  go: 'Saisissez !',
  tooEarly: 'Trop tôt !',
  tooLate: 'Trop tard !',
  tooLateBy: ms => `Trop tard de ${inSeconds(ms)}.`,
  bothTimes: (mine, winner, theirs) => `Vous : ${inSeconds(mine)}, ${person(winner).said} : ${inSeconds(theirs)}.`,
  grabbed: (who, one) => `${does(who, 'saisit', 'saisissez')} ${theRune(one)}`,
  lateFor: who => `${does(who, 'arrive', 'arrivez')} trop tard pour elle.`,
  races: all => `Plusieurs mains sur une pierre : ${all.join(' ; ')}.`,
  pairsMade: n => (n === 0 ? 'aucune paire' : count(n, pair)),
  deep: 'Vue 3D',
  leftHanded: 'Main gauche',
  takeTime: 'Attendre après chaque lancer',
  practise: 'S’entraîner en paix',
  toCorner: 'Tirez une pierre dans votre coin pour la saisir.',
  steps: [
    'Fausses paires',
    'Paires partagées',
    'Vols',
    'Ordre des vols',
    'Runes d’Équilibre',
    'Pierres face cachée',
    'Le sac passe',
  ],
  stepsTitle: 'Ce qui se passe',
  twinsOf: name => `jumelles : ${name}`,
  stepDone: 'fait',
  next: 'Suite',
  back: 'Retour',
  again: 'Revoir',
  skipAll: 'Tout passer',
  close: 'Fermer',
  goOn: 'Continuer',
  page: {
    report: [
      times => capital(times.map(([who, ms]) => `${person(who).said} ${number(ms)}\u00a0ms`).join(', ')),
      'Plusieurs mains sur la même pierre : la plus rapide l’emporte. Le temps court dès que les signes se montrent.',
    ],
    reaction: ms => `${number(ms)}\u00a0ms`,
    falsePair: [
      who => `${does(who, 'a', 'avez')} une fausse paire`,
      (stones, pairs) =>
        `${verb(stones, 'Cette pierre n’a pas', 'Ces pierres n’ont pas')} de jumelle ici. Au sac ! Le prix : ${count(pairs, pair)} du butin, s’il y en a.`,
    ],
    paid: [who => `${does(who, 'rend', 'rendez')} une paire`, 'Elle quitte le butin et retourne au sac.'],
    half: [
      who => `${does(who, 'n’a', 'n’avez')} qu’une moitié de paire`,
      'Sa jumelle est restée sur la table. Ce n’est pas grave : cette pierre va au sac.',
    ],
    split: [
      all => `${capital(together(all.map(person), 'partage', 'se partagent', 'vous partagez'))} une paire`,
      'Chacun a saisi une des deux jumelles. Personne ne les garde : les deux vont au sac.',
    ],
    stolen: [
      (thief, victim) => `${capital(robs(thief, victim))} !`,
      (victim, colour, runes) =>
        runes > 0
          ? `La jumelle de ${person(victim).own(balance)} a été saisie. Cette rune et toutes les ${agree(stone, colours[colour], 2)} de ${person(victim).their(loot)} changent de main.`
          : `La jumelle de ${person(victim).own(balance)} a été saisie. Cette rune change de main ; il n’y a pas de ${agree(stone, colours[colour])} à perdre.`,
    ],
    twins: 'jumelles : même signe, même couleur',
    changeHands: (n, colour) => `${count(n, stone, colours[colour])} ${verb(n, 'change', 'changent')} de main`,
    stay: n => `${count(n, stone)} ${verb(n, 'reste', 'restent')}`,
    ordered: [
      who => `${does(who, 'a choisi', 'avez choisi')} l’ordre des vols`,
      'Ils se font l’un après l’autre, ainsi.',
    ],
    slid: [
      who => `${does(who, 'gagne', 'gagnez')} la glissade`,
      'La pierre la plus proche de la rune du Destin gagne, si elle ne l’a pas touchée.',
    ],
    slideAgain: [allTouched => (allTouched ? 'Tout le monde a touché !' : 'Égalité !'), 'On glisse encore.'],
    drawn: who => `Après quatre manches, le sort ${person(who).or(`désigne ${person(who).name}`, 'vous désigne')}.`,
    touched: 'a touché !',
    gap: millimetres => `${number(millimetres)} mm`,
    noShot: 'n’a pas joué',
    nerve: [limit => `La limite cachée était ${limit}`, 'Le plus grand nombre qui ne dépasse pas la limite gagne.'],
    nerveAgain: 'Personne ne l’emporte : on choisit encore.',
    replaced: [
      who => `${does(who, 'reçoit', 'recevez')} une nouvelle rune d’Équilibre`,
      distance =>
        `La plus proche de la rune du Destin que personne n’a déjà pour rune d’Équilibre : à ${number(distance)} mm.`,
    ],
    unserved: [
      who => `Pas de rune d’Équilibre pour ${person(who).said}`,
      'Il ne reste pas de pierre pour cela. Peut-être après le prochain lancer.',
    ],
    cleared: [
      n => `${count(n, stone)} face cachée au sac`,
      bag => `Les pierres qui montrent leur signe restent sur la table. Le sac en contient ${bag}.`,
    ],
    passed: [who => `${does(who, 'reçoit', 'recevez')} le sac`, 'Le prochain lancer commence là.'],
    over: [
      'La partie est finie',
      reason => (reason === 'bag' ? 'Le sac est presque vide.' : 'Le dernier lancer est joué.'),
    ],
    tie: [all => `${capital(together(all.map(person), 'est', 'sont', 'êtes'))} à égalité`, 'Un dernier défi décide.'],
    calm: ['Tous les choix sont montrés', 'Qui a mis le plus d’attention sur une pierre la reçoit.'],
    pass: 'passe',
    results: {
      won: 'gagnée',
      lost: 'pas assez d’attention',
      split: 'partagée : au sac',
      stays: 'pour personne',
      passed: 'passe',
    },
  },
  slide: {
    title: 'La glissade',
    about: colour => (colour === undefined ? 'pour la victoire' : `pour l’ordre des vols en ${colours[colour][0]}`),
    round: round => `manche ${round}`,
    watch: 'Regardez le fantôme : voilà jusqu’où mène la force 50 aujourd’hui.',
    how: 'Tirez en arrière, visez, lâchez.',
    rule: 'La pierre la plus proche de la rune du Destin gagne. La toucher fait perdre.',
    power: 'Force',
    aim: 'Visée',
    degrees: aim => `${aim > 0 ? '+' : ''}${number(aim)}°`,
    shoot: 'Glisser !',
    hasShot: 'a joué · caché',
    toShoot: 'vise',
    ghost: 'fantôme, force 50',
    lane: 'Piste : tirez la pierre en arrière et lâchez. Les flèches règlent force et visée, Entrée fait glisser.',
    waiting: 'Votre pierre est partie. Les autres visent encore.',
  },
  calm: {
    focus: 'Attention',
    points: focus => count(focus, point),
    pick: 'Touchez une pierre au bord doré, puis dites combien de points d’attention vous y mettez.',
    pass: 'Passer',
  },
  thefts: order => capital(order.map(([thief, victim]) => robs(thief, victim)).join(', puis ')),
  wins: who => `${does(who, 'gagne', 'gagnez')} !`,
  debrief: {
    title: 'Mains et pierres',
    reaction: 'Réaction, en général',
    quickest: 'La plus rapide',
    seconds: ms => (ms === undefined ? '–' : inSeconds(ms)),
    won: 'Prises gagnées',
    second: 'Deuxième',
    early: 'Trop tôt',
    late: 'Trop tard',
    left: (turn, runes) => `Lancer ${turn} : il restait à prendre ${list(runes)}.`,
    order: (name, order, more) => `${count(more, rune)} de plus pour ${name}, dans cet ordre : ${order}.`,
  },
  ending: {
    counted: 'Runes',
    colours: { black: 'Noires', grey: 'Grises', white: 'Blanches' },
    byThrow: 'Les runes, lancer par lancer',
    byTheft: (ahead, stolen) => `${count(ahead, rune)} d’avance. Les vols en ont rapporté ${stolen}.`,
    why: name => `Égalité de runes : le dernier défi revient à ${name}.`,
  },
})

const loot = m('butin')

function inSeconds(ms: number): string {
  return `${number(Math.max(0.01, Math.round(ms / 10) / 100))}\u00a0s`
}

/** How a line about somebody begins: 'Alice gagne', 'Vous gagnez'. */
function does(who: Called, they: string, you: string): string {
  return capital(person(who).does(they, you))
}

function robs(thief: Called, victim: Called): string {
  return person(thief).does('vole', 'volez', person(victim))
}
