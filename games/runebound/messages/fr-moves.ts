import type { Seat } from '@runatal/kernel'
import type { State } from '../rules/types.ts'
import { eventCard, mySide, questTried, tokenMeant } from './asked.ts'
import { optionText, outcomeText } from './cards.ts'
import { capital } from './effects.ts'
import { cardsFr, frNames, list } from './fr-names.ts'
import { abilityCalled, called, effect, goods, hero, hex, ROMAN, token, trophies } from './fr-said.ts'
import type { AnyMove } from './messages.ts'

const { icons, kinds, attributes, faces } = frNames

/** A button's text for a move. */
export function moveFr(move: AnyMove, s: State, me: Seat): string {
  switch (move.do) {
    case 'pick':
      return called(move.hero)
    case 'move':
      return 'Se déplacer'
    case 'adventure':
      return "S'aventurer"
    case 'train':
      return "S'entraîner"
    case 'shop':
      return 'Acheter'
    case 'rest':
      return 'Se reposer'
    case 'prepare':
      return 'Se préparer'
    case 'spendPrepare':
      return 'Dépenser le pion Se préparer : 1 action'
    case 'clearDelay':
      return 'Lever le délai'
    case 'quest':
      return `Tenter la quête ${called(move.quest)}`
    case 'abandon':
      return `Abandonner la quête ${called(move.quest)}`
    case 'storyQuest':
      return `Tenter la quête Histoire ${ROMAN[move.slot]}`
    case 'learn':
      return (
        `Apprendre ${called(move.skill)} contre ${trophies(move.pay)}` +
        (move.forget === undefined ? '' : `, et oublier ${called(move.forget)}`)
      )
    case 'sellGood':
      return `Vendre ${called(move.asset)}`
    case 'use': {
      const name = abilityCalled(move.source)
      return 'card' in move && move.card !== undefined
        ? `${name} : se dépasser avec ${called(move.card)}`
        : `Utiliser ${name}`
    }
    case 'trade':
      return tradeText(goods(move.gold, move.give), goods(-move.gold, move.get), hero(s, move.with))
    case 'handLetter':
      return `Remettre la lettre scellée à ${hero(s, move.to)}`
    case 'destroyWeb':
      return 'Détruire la Toile'
    case 'engage':
      return `Combattre ${called(move.enemy)}`
    case 'giveCompanion':
      return `Donner un Compagnon à ${hero(s, move.to)}`
    case 'killZombie':
      return 'Détruire un Zombie'
    case 'quarantine':
      return "Mettre l'épidémie en quarantaine"
    case 'cureEpicentre':
      return `Guérir l'Épicentre par ${attributes[move.attribute]}`
    case 'endTurn':
      return 'Finir mon tour'
    case 'follow':
      return 'Suivre'
    case 'stay':
      return 'Rester'
    case 'step':
      return `Un pas vers ${hex(move.hex)}`
    case 'roll':
      return 'Lancer les dés'
    case 'ignoreWebs':
      return `Ignorer les Toiles : se dépasser avec ${called(move.card)}`
    case 'go':
      return `Vers ${hex(move.hex)} par le dé ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})`
    case 'stop':
      return "S'arrêter ici"
    case 'reroll':
      return (
        `Relancer le dé ${move.die + 1} (${faces[s.roll?.faces[move.die] ?? 0]})` +
        (move.card === undefined ? '' : ` : se dépasser avec ${called(move.card)}`)
      )
    case 'keep':
      return 'Garder le jet'
    case 'stopHere':
      return 'Ne plus suivre'
    case 'exert':
      return `Se dépasser avec ${called(move.card)}`
    case 'enough':
      return 'Cela suffit'
    case 'sell':
      return `Revendre ${called(move.asset)}`
    case 'buy':
      return `Acheter ${called(move.asset)}`
    case 'discard':
      return `Défausser ${called(move.asset)}`
    case 'accept':
      return 'Accepter'
    case 'refuse':
      return 'Refuser'
    case 'spend':
      return `${capital(icons[move.icon as 'phys'])} : ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'surge':
      return `${abilityCalled(move.source)} : ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
    case 'double':
      return `Doubler le ${token(s, mySide(s, me), move.on)} avec le pion ${move.token + 1}`
    case 'copy':
      return (
        `Tactique : copier le ${token(s, move.side, move.token2)}${move.side === mySide(s, me) ? '' : " de l'ennemi"}` +
        (move.source === undefined ? '' : ` pour ${abilityCalled(move.source)}`)
      )
    case 'pass':
      return 'Passer pour ce round'
    case 'shield':
      return `Bloquer avec le ${token(s, mySide(s, me), move.token)}`
    case 'copyShield':
      return `Tactique : copier le ${token(s, move.side, move.from)}${move.side === mySide(s, me) ? '' : " de l'ennemi"} avec le pion ${move.token + 1}`
    case 'take':
      return 'Encaisser'
    case 'arcane':
      return 'Dépenser un Arcane : 1 dégât de moins'
    case 'guard':
      return 'En subir 1 à sa place'
    case 'cover':
      return `Couvrir le héros : se dépasser avec ${called(move.card)}`
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
      return 'Être retardé'
    case 'name':
      return `${hero(s, move.hero)} l'affronte`
    case 'none':
      return 'Aucun'
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
      return `Trophée ${kinds[value as 'combat']}`
    case 'attribute':
      return attributes[value as 'body']
    case 'slot':
      return `Troupe ${ROMAN[Number(value)]}`
    case 'token':
    case 'foe_token': {
      const [of, index] = tokenMeant(s, me, what, Number(value))
      return of === mySide(s, me) ? `Mon ${token(s, of, index)}` : `${capital(token(s, of, index))} ennemi`
    }
    case 'option': {
      const text = s.choice?.texts[Number(value)]
      if (text !== undefined) return effect(text)
      const quest = questTried(s)
      return quest === undefined ? `Option ${Number(value) + 1}` : outcomeText(quest, Number(value), cardsFr)
    }
    default:
      return called(value)
  }
}
