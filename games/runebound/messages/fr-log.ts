import { reasonFr } from './fr-reasons.ts'
import { cardText, optionText, outcomeText } from './cards.ts'
import { capital } from './effects.ts'
import { cardsFr, count, frNames, list } from './fr-names.ts'
import { abilityCalled, at, called, hex, ROMAN, trophies } from './fr-said.ts'
import type { EventWords } from './messages.ts'

const { icons, kinds, attributes, faces } = frNames

/** A line for every event. */
export const log: EventWords = {
  house_rule: ({ rule }) => HOUSE[rule],
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
  hero_moved: ({ seat, to }, name) => `${name(seat)} va ${at(to)}.`,
  exerted: ({ seat, card }, name) => `${name(seat)} se dépasse avec ${called(card)}.`,
  followed: ({ seat }, name) => `${name(seat)} suit.`,
  stopped_following: ({ seat }, name) => `${name(seat)} ne suit plus.`,
  gem_turned: ({ hex: code, up }) => `La gemme ${at(code)} devient ${up ? 'visible' : 'cachée'}.`,
  gems_refreshed: ({ hexes }) => `${count(hexes.length, 'gemme')} de retour.`,
  adventure_drawn: ({ seat, card }, name) => `${name(seat)} rencontre ${called(card)}.`,
  card_replaced: ({ card }) => `${called(card)} parle d'un autre héros : une autre carte est piochée.`,
  event_option: ({ seat, card, option }, name) => `${name(seat)} choisit : ${optionText(card, option, cardsFr)}`,
  test_cards: ({ seat, attribute, cards, successes }, name) =>
    `Test de ${name(seat)}, ${attributes[attribute]} : ${count(cards.length, 'carte')}, ${count(successes, 'succès', 'succès')}.`,
  test_ended: ({ seat, passed }, name) => `${name(seat)} ${passed ? 'réussit' : 'manque'} le test.`,
  quest_taken: ({ seat, card }, name) => `${name(seat)} prend la quête ${called(card)}.`,
  quest_outcome: ({ seat, card, outcome }, name) =>
    `${name(seat)} accomplit ${called(card)}. ${capital(outcomeText(card, outcome, cardsFr))}`,
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
  tokens_cast: ({ seat, gold: [mine, theirs], heroStarts, rival }, name) => {
    if (heroStarts) return `Les pions sont lancés, or ${mine} à ${theirs} : ${name(seat)} commence.`
    if (mine >= theirs) return 'Les pions sont lancés : embuscade, l’ennemi commence.'
    return `Les pions sont lancés, or ${mine} à ${theirs} : ${rival === undefined ? 'l’ennemi' : name(rival)} commence.`
  },
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
  retreated: ({ seat, to }, name) => `${name(seat)} se retire ${at(to)}.`,
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
  web_placed: ({ hex: code }) => `Une Toile est tissée ${at(code)}.`,
  web_removed: ({ hex: code }) => `La Toile ${at(code)} est détruite.`,
  master_appeared: ({ enemy, hex: code }) => `${called(enemy)} apparaît ${at(code)}.`,
  master_moved: ({ enemy, hex: code }) => `${called(enemy)} va ${at(code)}.`,
  rest_forbidden: () => 'La Reine est engagée : plus personne ne peut se reposer.',
  favour: ({ seat, what, change }, name) =>
    `${name(seat)} ${change < 0 ? 'dépense' : 'gagne'} ${count(Math.abs(change), FAVOUR[what])}.`,
  scenario_rolled: ({ what, faces: shown }) =>
    `${what === 'margath' ? 'Vol de Margath' : 'Infection'} : ${shown.map(face => faces[face]).join(' · ')}.`,
  zombie_placed: ({ hex: code }) => `Un Zombie se lève ${at(code)}.`,
  zombie_moved: ({ to }) => `Un Zombie se traîne vers ${hex(to)}.`,
  zombie_killed: ({ hex: code }) => `Un Zombie ${at(code)} est détruit.`,
  plague_changed: ({ hex: code, to }) => `L'épidémie ${at(code)} est ${PLAGUE[to]}.`,
  warband_revealed: ({ card, hex: code }) => `${called(card)} : une Troupe apparaît ${at(code)}.`,
  warband_looked_at: ({ seat, slot, card }, name) =>
    `${name(seat)} regarde la Troupe ${ROMAN[slot]}${card === undefined ? '' : ` : ${called(card)}`}.`,
  warband_moved: ({ slot, hex: code }) => `La Troupe ${ROMAN[slot]} marche vers ${hex(code)}.`,
  units_changed: ({ slot, change }) =>
    `La Troupe ${ROMAN[slot]} ${change < 0 ? 'perd' : 'gagne'} ${count(Math.abs(change), 'Unité')}.`,
  scorched: ({ hex: code }) => `${hex(code)} : la terre est brûlée.`,
  unscorched: ({ hex: code }) => `${hex(code)} se relève.`,
  bot_says: ({ seat, reason }, name) => `${name(seat)} : « ${reasonFr(reason)} »`,
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

const HOUSE = {
  'RB-486': 'Règle maison : montagne/eau infecte aussi, et forêt/colline à l’Acte II à partir de deux héros.',
  'RB-519': 'Règle maison : contre un groupe, chaque Troupe commence avec 2 Unités.',
}
