import { TERRAIN_NAMES } from '../content/map.ts'
import { ASSET_CHOICES } from '../rules/setup.ts'
import { heroes } from '../content/tables.ts'
import { cardsFr, count, frGoals, frNames, list, sideFr as side } from './fr-names.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { printed, TROPHY } from './effects-fr.ts'
import { abilityText, cardText, optionText, outcomeText } from './cards.ts'
import { eventCard, faceUp, mySide, questTried, tell, tokenMeant, waitingEffect, waitingStep } from './asked.ts'
import { abilityName, hexName, nameOf, terrainOf } from './names.ts'
import type { EventWords, Messages } from './messages.ts'
import type { State } from '../rules/types.ts'

const { icons, kinds, attributes, faces, terrains } = frNames
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

const called = (id: string) => nameOf(id, 'fr')
const hex = (code: string) => {
  const name = hexName(code, 'fr')
  const terrain = TERRAIN_NAMES[terrainOf(code)]
  if (name === undefined) return `${code} (${terrains[terrain ?? 'plains']})`
  return terrain === undefined ? name : `${name} (${code})`
}
const effect = (text: string, by?: 'hero' | 'foe') => effectText(text, cardsFr.phrases, by === 'foe' ? FOE : YOU)
const abilityCalled = (source: string) => abilityName(source, 'fr')
const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `place ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
const trophies = (paid: string) =>
  `${paid.length === 1 ? 'un Trophée' : 'les Trophées'} ${list(paid.split('').map(letter => TROPHY[letter as 'o']))}`

const token = (s: State, of: number, index: number) => `pion ${index + 1} (${side(faceUp(s, of, index))})`

const plain: Messages = {
  ...frNames,
  called,
  hex,
  abilityCalled,
  effect,
  ability: ability => abilityText(ability, cardsFr),
  test: cardsFr.test,
  side,
  card: id => cardText(id, cardsFr),
  goals: frGoals,

  choices: {
    table: {
      scenario: { name: 'Scénario', values: frNames.scenarios, notes: notes() },
      assets: {
        name: 'Jeux de Ressources',
        values: Object.fromEntries(ASSET_CHOICES.map(sets => [sets, sets.split('').join(', ')])),
      },
      skills: {
        name: 'Jeux de Compétences',
        values: {
          usual: 'Première partie : cinq jeux de base, et Groupe à deux ou plus',
          base: 'Les six jeux de base',
          bonds: 'Pèlerins, terre et société',
          full: 'Un groupe au complet',
        },
      },
      first: {
        name: 'Premier joueur',
        values: { random: 'Au hasard', 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4' },
      },
    },
    seat: {
      hero: {
        name: 'Héros',
        values: { pick: 'À choisir à la table', ...Object.fromEntries(heroes.map(({ id, name }) => [id, name.fr])) },
      },
    },
  },

  ask(kind, s) {
    switch (kind) {
      case 'pickHero':
        return 'Choisissez votre héros.'
      case 'turn':
        return s.actions > 0
          ? `À vous : encore ${count(s.actions, 'action')}.`
          : 'Plus d’action : finissez ce que vous voulez, puis terminez votre tour.'
      case 'follow':
        return 'Suivre ce déplacement ?'
      case 'travel':
        return 'Faites un pas vers un hexagone voisin, ou lancez les dés.'
      case 'die':
        return 'Dépensez un dé pour entrer dans un hexagone, ou arrêtez-vous.'
      case 'keepRoll':
        return 'Gardez ce jet, ou relancez un dé.'
      case 'traveller':
        return 'Vous suivez. Arrêtez-vous ici, ou aidez aux dés.'
      case 'event':
        return 'Choisissez ce que vous faites.'
      case 'exertTest': {
        const { successes, need, counted, attribute } = s.test!
        return `Test, ${attributes[attribute]} : ${count(successes, 'succès', 'succès')}${counted ? '' : ` sur ${need}`}. Piocher une carte de plus ?`
      }
      case 'shop':
        return "Achetez une Ressource, ou défaussez-en une du marché ; vous pouvez d'abord revendre."
      case 'exchange':
        return "On vous propose un échange. L'accepter ?"
      case 'combat':
        return 'À vous : une action de combat, ou passez.'
      case 'block':
        return `${count(s.hit?.amount ?? 0, 'dégât')} pour vous : bloquer ?`
      case 'prevent':
        return `${s.hit === null ? 'Un héros' : hero(s, s.hit.seat)} va subir ${count(s.hit?.amount ?? 0, 'dégât')}. Les éviter ?`
      case 'retreat':
        return 'Le round est fini : combattez encore, ou tentez la retraite.'
      case 'yield':
        return 'Le round est fini : continuez, ou cédez.'
      case 'acceptDelay':
        return "Être retardé pour un dé de moins au jet d'infection ?"
      case 'margathToken':
        return 'Dépenser un Arcane pour dire qui affronte le pion de Margath ?'
      case 'choose':
        return chooseText(s)
    }
  },

  waiting: (kind, name) =>
    ({
      pickHero: `En attente : ${name} choisit un héros…`,
      turn: `En attente : ${name} joue son tour…`,
      follow: `En attente : ${name} suit ou reste…`,
      travel: `En attente : ${name} se met en route…`,
      die: `En attente : ${name} dépense ses dés…`,
      keepRoll: `En attente : ${name} garde ou relance…`,
      traveller: `En attente : ${name}…`,
      event: `En attente : ${name} choisit dans un événement…`,
      exertTest: `En attente : ${name} achève un test…`,
      shop: `En attente : ${name} fait ses achats…`,
      exchange: `En attente : ${name} répond à une offre…`,
      combat: `En attente : ${name} combat…`,
      block: `En attente : ${name} bloque ou non…`,
      prevent: `En attente : ${name} évite des dégâts ou non…`,
      retreat: `En attente : ${name} se retire ou non…`,
      yield: `En attente : ${name} cède ou non…`,
      acceptDelay: `En attente : ${name} accepte un délai ou non…`,
      margathToken: `En attente : ${name} dépense un Arcane ou non…`,
      choose: `En attente : ${name} choisit…`,
    })[kind],

  move(move, s, me) {
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
      case 'give':
        return `Donner ${goods(move)} à ${hero(s, move.to)}`
      case 'request':
        return `Demander ${goods(move)} à ${hero(s, move.from)}`
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
        return `${capitalised(icons[move.icon as 'phys'])} : ${list(move.tokens.map(one => token(s, mySide(s, me), one)))}`
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
  },

  event: (event, name) => tell(log, event, name),

  progress: s =>
    s.fate === 'won' ? 'Victoire' : s.fate === 'lost' ? 'Défaite' : `Acte ${ROMAN[s.act - 1]}, case ${s.space} sur 12`,
}

function notes() {
  return Object.fromEntries(
    Object.entries(frGoals).map(([scenario, { wins, loses }]) => [scenario, `Victoire : ${wins} Défaite : ${loses}`]),
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function goods({ gold, asset }: { gold?: number; asset?: string }): string {
  return asset === undefined ? `${gold ?? 0} Or` : called(asset)
}

function eventOption(s: State, option: number): string {
  return optionText(eventCard(s), option, cardsFr)
}

/** What a small question is about: the effect that asks it, or the rule. */
function chooseText(s: State): string {
  const doing = waitingEffect(s)
  if (doing !== undefined) return effect(doing.text, doing.side === 1 ? 'foe' : 'hero')
  return CHOOSE[waitingStep(s)] ?? 'Faites un choix.'
}

const CHOOSE: Readonly<Record<string, string>> = {
  trimmed: 'Trop de cartes : défaussez-en une.',
  webPaid: 'Vous dépasser pour ignorer les Toiles ?',
  keptAsset: "Deux Ressources d'un même type : gardez-en une.",
  lookedAt: "Garder l'une de ces Ressources ?",
  peeked: 'Laquelle de ces cartes résolvez-vous ?',
  questDone: 'Choisissez le résultat de votre quête, ou gardez la quête.',
  agilityDone: "Agilité : retournez un de vos pions, ou relancez-en un de l'ennemi.",
  leftOut: "Choisissez un pion qui n'est pas lancé.",
  retreatTo: 'Choisissez où vous retirer, ou continuez le combat.',
  retreatRolled: 'Vous dépasser pour vous retirer à travers les Toiles ?',
  ariadMoves: 'Où va la Reine ?',
  bound: "Le Mystique entrave un pion : choisissez celui qui n'est pas lancé au premier round.",
  orderChosen: "Quel effet vient d'abord ?",
  bandTo: 'Où marche la Troupe ?',
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
      return of === mySide(s, me) ? `Mon ${token(s, of, index)}` : `${capitalised(token(s, of, index))} ennemi`
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

const log: EventWords = {
  game_started: ({ scenario, first }, name) => `${frNames.scenarios[scenario]}. ${name(first)} commence.`,
  hero_chosen: ({ seat, hero: id }, name) => `${name(seat)} joue ${called(id)}.`,
  round_started: ({ round }) => `Le round ${round} commence.`,
  turn_started: ({ seat, actions }, name) => `Tour de ${name(seat)} : ${count(actions, 'action')}.`,
  turn_ended: ({ seat }, name) => `Le tour de ${name(seat)} est fini.`,
  action: ({ seat, action, left }, name) =>
    `${name(seat)} : ${ACTION[action] ?? action} (encore ${count(left, 'action')}).`,
  dice_rolled: ({ seat, for: why, faces: shown }, name) =>
    `${name(seat)} lance les dés ${ROLL[why]} : ${shown.map(face => faces[face]).join(' · ')}.`,
  die_rerolled: ({ seat, die, face }, name) => `${name(seat)} relance le dé ${die + 1} : ${faces[face]}.`,
  hero_moved: ({ seat, to }, name) => `${name(seat)} va en ${hex(to)}.`,
  exerted: ({ seat, card }, name) => `${name(seat)} se dépasse avec ${called(card)}.`,
  followed: ({ seat }, name) => `${name(seat)} suit.`,
  stopped_following: ({ seat }, name) => `${name(seat)} ne suit plus.`,
  gem_turned: ({ hex: code, up }) => `La gemme en ${hex(code)} devient ${up ? 'visible' : 'cachée'}.`,
  gems_refreshed: ({ hexes }) => `${count(hexes.length, 'gemme')} de retour.`,
  adventure_drawn: ({ seat, card }, name) => `${name(seat)} rencontre ${called(card)}.`,
  card_replaced: ({ card }) => `${called(card)} parle d'un autre héros : une autre carte est piochée.`,
  event_option: ({ seat, card, option }, name) => `${name(seat)} choisit : ${optionText(card, option, cardsFr)}`,
  test_cards: ({ seat, attribute, cards, successes }, name) =>
    `Test de ${name(seat)}, ${attributes[attribute]} : ${count(cards.length, 'carte')}, ${count(successes, 'succès', 'succès')}.`,
  test_ended: ({ seat, passed }, name) => `${name(seat)} ${passed ? 'réussit' : 'manque'} le test.`,
  quest_taken: ({ seat, card }, name) => `${name(seat)} prend la quête ${called(card)}.`,
  quest_outcome: ({ seat, card, outcome }, name) =>
    `${name(seat)} accomplit ${called(card)}. ${capitalised(outcomeText(card, outcome, cardsFr))}`,
  quest_failed: ({ seat, card }, name) => `${name(seat)} n'accomplit pas encore ${called(card)}.`,
  quest_abandoned: ({ seat, card }, name) => `${name(seat)} abandonne ${called(card)}.`,
  trophy_gained: ({ seat, kind }, name) => `${name(seat)} gagne un Trophée ${kinds[kind as 'combat']}.`,
  trophies_spent: ({ seat, paid }, name) => `${name(seat)} dépense ${trophies(paid)}.`,
  skills_drawn: ({ seat, cards }, name) =>
    cards.length === 0
      ? `${name(seat)} ne trouve aucune Compétence à piocher.`
      : `${name(seat)} pioche ${list(cards.map(called))}.`,
  skills_discarded: ({ seat, cards }, name) => `${name(seat)} défausse ${list(cards.map(called))}.`,
  skill_learned: ({ seat, card }, name) => `${name(seat)} apprend ${called(card)}.`,
  skill_forgotten: ({ seat, card }, name) => `${name(seat)} oublie ${called(card)}.`,
  deck_reshuffled: ({ deck }) => `Le paquet ${deck === 'skills' ? 'Compétences' : 'Ressources'} est remélangé.`,
  market_card: ({ city, asset }) => `${called(asset)} est à vendre à ${called(city)}.`,
  twist: ({ card }) => `Coup du sort : ${called(card)}. ${cardText(card, cardsFr).lines.join(' ')}`,
  asset_gained: ({ seat, asset, cost }, name) =>
    cost === 0 ? `${name(seat)} reçoit ${called(asset)}.` : `${name(seat)} achète ${called(asset)} pour ${cost} Or.`,
  asset_sold: ({ seat, asset, price }, name) => `${name(seat)} vend ${called(asset)} pour ${price} Or.`,
  asset_discarded: ({ asset }) => `${called(asset)} est défaussé.`,
  gold_changed: ({ seat, change }, name) => `${name(seat)} ${change < 0 ? 'perd' : 'gagne'} ${Math.abs(change)} Or.`,
  healed: ({ seat, amount }, name) => `${name(seat)} soigne ${count(amount, 'dégât')}.`,
  damaged: ({ seat, amount }, name) => `${name(seat)} subit ${count(amount, 'dégât')}.`,
  hero_defeated: ({ seat }, name) => `${name(seat)} est vaincu et doit se reposer.`,
  hero_removed: ({ seat }, name) => `${name(seat)} quitte la partie.`,
  delayed: ({ seat }, name) => `${name(seat)} est retardé.`,
  delay_cleared: ({ seat }, name) => `${name(seat)} n'est plus retardé.`,
  prepared: ({ seat }, name) => `${name(seat)} s'est préparé.`,
  given: ({ from, to, gold, asset }, name) =>
    `${name(from)} donne ${asset === undefined ? `${gold} Or` : called(asset)} à ${name(to)}.`,
  exchange_refused: ({ seat }, name) => `L'échange avec ${name(seat)} est refusé.`,
  envelope_gained: ({ seat }, name) => `${name(seat)} prend une lettre scellée.`,
  envelope_opened: ({ from, to, card }, name) =>
    `${name(to)} ouvre la lettre de ${name(from)} : ${called(card)}. ${cardText(card, cardsFr).lines.join(' ')}`,
  combat_started: ({ seat, enemy, rival, health }, name) =>
    enemy === undefined
      ? `${name(seat)} défie ${name(rival!)}.`
      : `${name(seat)} combat ${called(enemy)}, Santé ${health}.`,
  combat_round: ({ round }) => `Round de combat ${round}.`,
  tokens_cast: ({ seat, heroStarts }, name) =>
    `Les pions sont lancés : ${heroStarts ? name(seat) : "l'ennemi"} commence.`,
  tokens_spent: ({ side: of, icon, value }) => `${SIDE[of]} : ${icons[icon as 'phys']} ${value}.`,
  token_turned: ({ side: of, token: index, how }) =>
    `${SIDE[of]} : le pion ${index + 1} est ${how === 'flip' ? 'retourné' : 'relancé'}.`,
  token_doubled: ({ side: of, token: index }) => `${SIDE[of]} : le pion ${index + 1} est doublé.`,
  token_copied: ({ side: of, icon, value }) => `${SIDE[of]} : la tactique copie ${icons[icon as 'phys']} ${value}.`,
  token_removed: ({ side: of, token: index }) => `${SIDE[of]} : le pion ${index + 1} est mis de côté.`,
  surge_used: ({ side: of, name: source }) => `${SIDE[of]} : capacité améliorée, ${abilityCalled(source)}.`,
  blocked: ({ side: of, amount }) => `${SIDE[of]} : ${count(amount, 'dégât bloqué', 'dégâts bloqués')}.`,
  prevented: ({ seat, amount, by }, name) =>
    seat === by
      ? `${name(seat)} évite ${count(amount, 'dégât')}.`
      : `${name(by)} épargne ${count(amount, 'dégât')} à ${name(seat)}.`,
  enemy_damaged: ({ enemy, amount, left }) => `${called(enemy)} subit ${count(amount, 'dégât')} : Santé ${left}.`,
  enemy_healed: ({ enemy, amount }) => `${called(enemy)} soigne ${count(amount, 'dégât')}.`,
  passed: ({ side: of }) => (of === 0 ? 'Le héros passe.' : "L'ennemi passe."),
  retreated: ({ seat, to }, name) => `${name(seat)} se retire en ${hex(to)}.`,
  retreat_failed: ({ seat }, name) => `${name(seat)} ne trouve pas d'issue.`,
  combat_won: ({ seat, enemy }, name) => `${name(seat)} vainc ${enemy === undefined ? 'son rival' : called(enemy)}.`,
  combat_lost: ({ seat, enemy }, name) =>
    `${name(seat)} est vaincu par ${enemy === undefined ? 'son rival' : called(enemy)}.`,
  combat_ended: ({ seat }, name) => `Le combat de ${name(seat)} s'achève sans vainqueur.`,
  time_advanced: ({ act, space }) => `Le temps avance : Acte ${ROMAN[act - 1]}, case ${space}.`,
  act_ended: ({ act }) => `L'Acte ${ROMAN[act - 1]} est fini.`,
  story_drawn: ({ card }) => `Histoire : ${called(card)}. ${cardText(card, cardsFr).lines.join(' ')}`,
  story_quest_placed: ({ card, slot }) => `Quête Histoire ${ROMAN[slot]} : ${called(card)}.`,
  story_quest_solved: ({ seat, card }, name) => `${name(seat)} accomplit la quête Histoire ${called(card)}.`,
  web_placed: ({ hex: code }) => `Une Toile est tissée en ${hex(code)}.`,
  web_removed: ({ hex: code }) => `La Toile en ${hex(code)} est détruite.`,
  master_appeared: ({ enemy, hex: code }) => `${called(enemy)} apparaît en ${hex(code)}.`,
  master_moved: ({ enemy, hex: code }) => `${called(enemy)} va en ${hex(code)}.`,
  rest_forbidden: () => 'La Reine est engagée : plus personne ne peut se reposer.',
  favour: ({ seat, what, change }, name) =>
    `${name(seat)} ${change < 0 ? 'dépense' : 'gagne'} ${count(Math.abs(change), FAVOUR[what])}.`,
  scenario_rolled: ({ what, faces: shown }) =>
    `${what === 'margath' ? 'Vol de Margath' : 'Infection'} : ${shown.map(face => faces[face]).join(' · ')}.`,
  zombie_placed: ({ hex: code }) => `Un Zombie se lève en ${hex(code)}.`,
  zombie_moved: ({ from, to }) => `Un Zombie se traîne de ${hex(from)} à ${hex(to)}.`,
  zombie_killed: ({ hex: code }) => `Un Zombie en ${hex(code)} est détruit.`,
  plague_changed: ({ hex: code, to }) => `L'épidémie en ${hex(code)} est ${PLAGUE[to]}.`,
  warband_revealed: ({ card, hex: code }) => `${called(card)} : une Troupe apparaît en ${hex(code)}.`,
  warband_looked_at: ({ seat, slot, card }, name) =>
    `${name(seat)} regarde la Troupe ${ROMAN[slot]}${card === undefined ? '' : ` : ${called(card)}`}.`,
  warband_moved: ({ slot, hex: code }) => `La Troupe ${ROMAN[slot]} marche vers ${hex(code)}.`,
  units_changed: ({ slot, change }) =>
    `La Troupe ${ROMAN[slot]} ${change < 0 ? 'perd' : 'gagne'} ${count(Math.abs(change), 'Unité')}.`,
  scorched: ({ hex: code }) => `${hex(code)} : la terre est brûlée.`,
  unscorched: ({ hex: code }) => `${hex(code)} se relève.`,
  game_won: () => 'Les héros ont gagné !',
  game_lost: ({ reason }) => `Les héros ont perdu : ${LOST[reason] ?? reason}.`,
}

const SIDE = ['Héros', 'Ennemi'] as const
const FAVOUR = { arcane: 'Arcane', companion: 'Compagnon' } as const
const PLAGUE = { latent: 'latente', active: 'active', cured: 'guérie' } as const

const ACTION: Readonly<Record<string, string>> = {
  move: 'Se déplacer',
  adventure: "S'aventurer",
  train: "S'entraîner",
  shop: 'Acheter',
  rest: 'Se reposer',
  prepare: 'Se préparer',
  clearDelay: 'lève son délai',
  quest: 'tente une quête',
  storyQuest: 'tente une quête Histoire',
  destroyWeb: 'détruit une Toile',
  engage: 'engage le combat',
  giveCompanion: 'donne un Compagnon',
  killZombie: 'détruit un Zombie',
  quarantine: 'met en quarantaine',
  cureEpicentre: "tente de guérir l'Épicentre",
  use: 'utilise une capacité',
}

const ROLL = {
  move: 'pour se déplacer',
  rest: 'pour se reposer',
  quest: 'pour explorer',
  story_quest: 'pour explorer',
  wild: 'pour un Joker',
  retreat: 'pour se retirer',
} as const

const LOST: Readonly<Record<string, string>> = {
  heroes: "plus aucun héros n'est en jeu",
  time: "l'Acte II est fini",
  track: 'le temps a atteint une case marquée',
  plagues: 'toutes les épidémies sont actives',
  tamalir: 'Margath a atteint Tamalir',
  scorched: 'trop de terre est brûlée',
  city: 'une Troupe est entrée dans une cité',
}

export const fr: Messages = printed(plain)
