import { capital, count, de, list } from '@runatal/grammar/fr'
import type { Seat } from '@runatal/kernel'
import type { State } from '../rules/types.ts'
import { eventCard, mySide, questTried, tokenMeant } from './asked.ts'
import { optionText, outcomeText } from './cards.ts'
import { cardsFr, effect } from './fr-cards.ts'
import { frNames } from './fr-names.ts'
import { ACTION, ATTRIBUTES, DAMAGE, TROPHY } from './fr-nouns.ts'
import { ability, goods, hero, hex, ofKind, quoted, ROMAN, the, token, towards, trophies } from './fr-said.ts'
import type { AnyMove } from './messages.ts'

const { icons, faces } = frNames

/** A button's text for a move. */
export function moveFr(move: AnyMove, s: State, me: Seat): string {
  switch (move.do) {
    case 'pick':
      return the(move.hero)
    case 'move':
      return 'Se déplacer'
    case 'adventure':
      return 'S’aventurer'
    case 'train':
      return 'S’entraîner'
    case 'shop':
      return 'Acheter'
    case 'rest':
      return 'Se reposer'
    case 'prepare':
      return 'Se préparer'
    case 'spendPrepare':
      return `Dépenser le pion Se préparer : ${count(1, ACTION)}`
    case 'clearDelay':
      return 'Lever le délai'
    case 'quest':
      return `Tenter la quête ${quoted(move.quest)}`
    case 'abandon':
      return `Abandonner la quête ${quoted(move.quest)}`
    case 'storyQuest':
      return `Tenter la quête Histoire ${ROMAN[move.slot]}`
    case 'learn':
      return (
        `Apprendre ${quoted(move.skill)} contre ${trophies(move.pay)}` +
        (move.forget === undefined ? '' : `, et oublier ${quoted(move.forget)}`)
      )
    case 'sellGood':
      return `Vendre ${the(move.asset)}`
    case 'use': {
      const name = ability(move.source)
      return 'card' in move && move.card !== undefined
        ? `${capital(name)} : se dépasser avec ${quoted(move.card)}`
        : `Utiliser ${name}`
    }
    case 'trade':
      return tradeText(goods(move.gold, move.give), goods(-move.gold, move.get), hero(s, move.with))
    case 'handLetter':
      return `Remettre l’Enveloppe à ${hero(s, move.to)}`
    case 'destroyWeb':
      return 'Détruire la Toile'
    case 'engage':
      return `Combattre ${the(move.enemy)}`
    case 'giveCompanion':
      return `Donner un Compagnon à ${hero(s, move.to)}`
    case 'killZombie':
      return 'Détruire un Zombie'
    case 'quarantine':
      return 'Mettre l’épidémie en quarantaine'
    case 'cureEpicentre':
      return `Guérir l’Épicentre : test ${de(ATTRIBUTES[move.attribute])}`
    case 'endTurn':
      return 'Finir mon tour'
    case 'follow':
      return 'Suivre'
    case 'stay':
      return 'Rester'
    case 'step':
      return `Un pas ${towards(move.hex)}`
    case 'roll':
      return 'Lancer les dés'
    case 'ignoreWebs':
      return `Ignorer les Toiles : se dépasser avec ${quoted(move.card)}`
    case 'go':
      return `${capital(towards(move.hex))} avec le dé ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})`
    case 'stop':
      return 'S’arrêter ici'
    case 'reroll':
      return (
        `Relancer le dé ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})` +
        (move.card === undefined ? '' : ` : se dépasser avec ${quoted(move.card)}`)
      )
    case 'keep':
      return 'Garder le jet'
    case 'stopHere':
      return 'Ne plus suivre'
    case 'exert':
      return `Se dépasser avec ${quoted(move.card)}`
    case 'enough':
      return 'S’en tenir là'
    case 'sell':
      return `Revendre ${the(move.asset)}`
    case 'buy':
      return `Acheter ${the(move.asset)}`
    case 'discard':
      return `Défausser ${the(move.asset)}`
    case 'accept':
      return 'Accepter'
    case 'refuse':
      return 'Refuser'
    case 'spend':
      return `${capital(icons[move.icon as 'phys'])} : ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'surge':
      return `${capital(ability(move.source))} : ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'double':
      return `Doubler le ${token(s, mySide(s, me), move.on)} avec le pion ${move.token + 1}`
    case 'copy':
      return (
        `Tactique : copier le ${token(s, move.side, move.token2)}${move.side === mySide(s, me) ? '' : ' de l’adversaire'}` +
        (move.source === undefined ? '' : ` pour ${ability(move.source)}`)
      )
    case 'pass':
      return 'Passer pour ce round'
    case 'shield':
      return `Bloquer avec le ${token(s, mySide(s, me), move.token)}`
    case 'copyShield':
      return `Tactique : copier le ${token(s, move.side, move.from)}${move.side === mySide(s, me) ? '' : ' de l’adversaire'} avec le pion ${move.token + 1}`
    case 'take':
      return 'Encaisser'
    case 'arcane':
      return `Dépenser un Arcane : ${count(1, DAMAGE)} de moins`
    case 'guard':
      return 'En subir 1 à sa place'
    case 'cover':
      return `Couvrir le héros : se dépasser avec ${quoted(move.card)}`
    case 'no':
      return 'Non'
    case 'retreat':
      return 'Tenter la retraite'
    case 'fightOn':
      return 'Continuer le combat'
    case 'yield':
      return 'Céder'
    case 'goOn':
      return 'Continuer'
    case 'delay':
      return 'Accepter un délai'
    case 'name':
      return `${hero(s, move.hero)} l’affronte`
    case 'none':
      return 'Ne rien choisir'
    case 'choose':
      if ('option' in move) return s.adventure < 0 ? `Option ${move.option + 1}` : eventOption(s, move.option)
      return chosen(s, me, move.what, move.value)
  }
}

function tradeText(give: string, get: string, to: string): string {
  if (get === '') return `Donner ${give} à ${to}`
  return give === '' ? `Demander ${get} à ${to}` : `Proposer à ${to} : ${give} contre ${get}`
}

function eventOption(s: State, option: number): string {
  return optionText(eventCard(s), option, cardsFr)
}

function chosen(s: State, me: number, what: string, value: string): string {
  switch (what) {
    case 'hex':
      return hex(value)
    case 'hero':
      return hero(s, Number(value))
    case 'trophy':
      return ofKind(TROPHY, value as 'combat').one
    case 'slot':
      return `Troupe de guerre ${ROMAN[Number(value)]}`
    case 'token':
    case 'foe_token': {
      const [of, index] = tokenMeant(s, me, what, Number(value))
      return of === mySide(s, me) ? `Mon ${token(s, of, index)}` : `${capital(token(s, of, index))}, adverse`
    }
    case 'option': {
      const text = s.choice?.texts[Number(value)]
      if (text !== undefined) return effect(text)
      const quest = questTried(s)
      return quest === undefined ? `Option ${Number(value) + 1}` : outcomeText(quest, Number(value), cardsFr)
    }
    default:
      return capital(the(value))
  }
}
