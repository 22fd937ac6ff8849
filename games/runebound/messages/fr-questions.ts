import { count, de, verb, waitingFor } from '@runatal/grammar/fr'
import type { State } from '../rules/types.ts'
import { tradeOffered, waitingEffect, waitingStep } from './asked.ts'
import { effect } from './fr-cards.ts'
import { ACTION, ATTRIBUTES, DAMAGE, SUCCESS } from './fr-nouns.ts'
import { goods, hero, orNone } from './fr-said.ts'
import type { Kind } from './messages.ts'

/** What is asked of me. */
export function askFr(kind: Kind, s: State): string {
  switch (kind) {
    case 'pickHero':
      return 'Choisissez votre héros.'
    case 'turn':
      return s.actions > 0
        ? `À vous : encore ${count(s.actions, ACTION)}.`
        : 'Plus d’action : apprenez ou échangez si vous voulez, puis finissez votre tour.'
    case 'follow':
      return 'Suivre ce déplacement ?'
    case 'travel':
      return 'Faites un pas vers un hexagone voisin, ou lancez les dés.'
    case 'die':
      return 'Dépensez un dé pour entrer dans un hexagone, ou arrêtez-vous.'
    case 'keepRoll':
      return 'Gardez ce jet, ou relancez un dé.'
    case 'traveller':
      return 'Vous suivez le groupe : arrêtez-vous ici, ou relancez un dé pour lui.'
    case 'event':
      return 'Choisissez ce que vous faites.'
    case 'exertTest': {
      const { successes, need, counted, attribute } = s.test!
      return `Test ${de(ATTRIBUTES[attribute])} : ${orNone(successes, SUCCESS)}${counted ? '' : ` sur ${need}`}. Se dépasser pour piocher une carte de plus ?`
    }
    case 'shop':
      return 'Achetez une Ressource, ou défaussez-en une du marché ; vous pouvez d’abord revendre.'
    case 'trade':
      return 'Proposez un échange.'
    case 'exchange':
      return exchangeText(s)
    case 'combat':
      return 'À vous : une action de combat, ou passez.'
    case 'block':
      return `Vous allez subir ${count(s.hit?.amount ?? 0, DAMAGE)} : bloquer ?`
    case 'prevent':
      return `${s.hit === null ? 'Un héros' : hero(s, s.hit.seat)} va subir ${count(s.hit?.amount ?? 0, DAMAGE)}. ${verb(s.hit?.amount ?? 0, 'L’éviter', 'Les éviter')} ?`
    case 'retreat':
      return 'Le round est fini : combattez encore, ou tentez la retraite.'
    case 'yield':
      return 'Le round est fini : continuez, ou cédez.'
    case 'acceptDelay':
      return 'Accepter un délai pour un dé de moins au jet d’infection ?'
    case 'margathToken':
      return 'Dépenser un Arcane pour désigner qui affronte le pion de Margath ?'
    case 'choose':
      return chooseText(s)
  }
}

function exchangeText(s: State): string {
  const { by, gold, comes, goes } = tradeOffered(s)!
  const give = goods(gold, comes)
  const get = goods(-gold, goes)
  if (get === '') return `${hero(s, by)} vous donne ${give}. Accepter ?`
  if (give === '') return `${hero(s, by)} vous demande ${get}. Accepter ?`
  return `${hero(s, by)} vous propose ${give} contre ${get}. Accepter ?`
}

/** What others are asked, while I wait. */
export const waitingFr = (kind: Kind, name: string) => waitingFor(name, WAITING[kind])

const WAITING: Record<Kind, string> = {
  pickHero: 'choisisse un héros',
  turn: 'joue son tour',
  follow: 'suive ou reste',
  travel: 'se mette en route',
  die: 'dépense ses dés',
  keepRoll: 'garde ou relance ses dés',
  traveller: 'suive encore le groupe, ou s’arrête',
  event: 'choisisse dans un événement',
  exertTest: 'achève un test',
  shop: 'fasse ses achats',
  trade: 'propose un échange',
  exchange: 'réponde à une offre',
  combat: 'combatte',
  block: 'bloque, ou non',
  prevent: 'évite des dégâts, ou non',
  retreat: 'batte en retraite, ou non',
  yield: 'cède, ou non',
  acceptDelay: 'accepte un délai, ou non',
  margathToken: 'dépense un Arcane, ou non',
  choose: 'fasse un choix',
}

/** What a small question is about: the effect that asks it, or the rule. */
function chooseText(s: State): string {
  const doing = waitingEffect(s)
  if (doing !== undefined) return effect([doing.effect], doing.side === 1 ? 'foe' : 'hero')
  return CHOOSE[waitingStep(s)] ?? 'Faites un choix.'
}

const CHOOSE: Readonly<Record<string, string>> = {
  trimmed: 'Trop de cartes en main : défaussez-en une.',
  webPaid: 'Se dépasser pour ignorer les Toiles ?',
  keptAsset: 'Deux Ressources d’un même type : gardez-en une.',
  lookedAt: 'Garder l’une de ces Ressources ?',
  peeked: 'Laquelle de ces cartes résolvez-vous ?',
  questDone: 'Choisissez le résultat de votre quête, ou gardez la quête.',
  agilityDone: 'Agilité : retournez l’un de vos pions, ou relancez-en un de l’adversaire.',
  leftOut: 'Choisissez un pion qui ne sera pas lancé.',
  retreatTo: 'Choisissez où battre en retraite, ou continuez le combat.',
  retreatRolled: 'Se dépasser pour battre en retraite à travers les Toiles ?',
  ariadMoves: 'Où va la Reine ?',
  bound: 'Le Mystique entrave un pion : choisissez celui qui ne sera pas lancé au premier round.',
  orderChosen: 'Quel effet vient d’abord ?',
  bandTo: 'Où marche la Troupe de guerre ?',
}
