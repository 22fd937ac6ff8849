import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { ProblemWords } from '@runatal/study'
import { point } from '../messages/fr-nouns.ts'

const EN_PARTS: Record<string, string> = {
  biomes: 'Biomes',
  entities: 'Entities',
  water: 'Water',
  rival: 'what the others no longer get',
}

const FR_PARTS: Record<string, string> = {
  biomes: 'Biomes',
  entities: 'Entités',
  water: 'eau',
  rival: 'ce que les autres n’ont plus',
}

const en: ProblemWords = {
  themes: {
    biomes: 'The right place',
    entities: 'Call an Entity',
    water: 'Water at the end',
    rival: 'Take from the rival',
    discard: 'Let the card go',
  },
  begins: 'Puzzles begin with the last card of a game: everybody else has played, and the first seat holds it.',
  position: ({ facts }) =>
    `The last card of the game, and everybody else has played. You are ${standing(fact(facts.behind))}; the last scoring is still to come.`,
  goal: () => 'Win alone, whatever the others score.',
  reason: ({ facts, proof }) =>
    `Won ${facts.mine} to ${facts.theirs}. The best of the other ways ends ${endAt(proof.next)}. The difference: ${EN_PARTS[facts.of ?? '']}, ${english.count(fact(facts.more), 'point')}.`,
  missed: (_, reached) => `From here it ends at best ${endAt(reached)}: that does not win.`,
}

const fr: ProblemWords = french.printed({
  themes: {
    biomes: 'La bonne place',
    entities: 'Appeler une Entité',
    water: 'L’eau, à la fin',
    rival: 'Priver l’autre',
    discard: 'Lâcher la carte',
  },
  begins:
    'Les problèmes commencent à la dernière carte d’une partie : tous les autres ont joué, et la première place la tient.',
  position: ({ facts }) =>
    `Dernière carte de la partie, et tous les autres ont joué. Vous ${frStanding(fact(facts.behind))} ; le dernier décompte reste à faire.`,
  goal: () => 'Gagnez sans partage, quoi que marquent les autres.',
  reason: ({ facts, proof }) =>
    `Gagné ${facts.mine} à ${facts.theirs}. La meilleure des autres voies finit ${frEndAt(proof.next)}. La différence : ${FR_PARTS[facts.of ?? '']}, ${french.count(fact(facts.more), point)}.`,
  missed: (_, reached) => `D’ici, on finit au mieux ${frEndAt(reached)} : ce n’est pas gagné.`,
})

export const words = { en, fr }

function fact(value: number | string | undefined): number {
  return Number(value ?? 0)
}

function standing(behind: number): string {
  if (behind === 0) return 'level with the leader'
  return `${english.count(Math.abs(behind), 'point')} ${behind > 0 ? 'behind' : 'ahead'}`
}

function frStanding(behind: number): string {
  if (behind === 0) return 'êtes à égalité avec la tête'
  return `avez ${french.count(Math.abs(behind), point)} ${behind > 0 ? 'de retard' : 'd’avance'}`
}

function endAt(ahead: number): string {
  return ahead === 0 ? 'level' : `${english.count(-ahead, 'point')} behind`
}

function frEndAt(ahead: number): string {
  return ahead === 0 ? 'à égalité' : `avec ${french.count(-ahead, point)} de retard`
}
