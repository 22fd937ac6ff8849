import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { ProblemWords, Proof } from '@runatal/study'
import { spot } from '../messages/en-said.ts'
import { at } from '../messages/fr-said.ts'

const en: ProblemWords = {
  themes: { win: 'A sure victory', spare: 'Win and stay whole', stand: 'Outlast the round', road: 'The road there' },
  begins: 'Puzzles begin with the first hero alone: tokens just cast against an enemy, or dice just thrown for a move.',
  position: ({ theme, facts }) =>
    theme === 'road'
      ? 'The terrain dice are thrown. Each die that you spend takes you one hex further.'
      : `The tokens of this round are cast, and the enemy does what its sheet says. It has ${facts.left} Health left.`,
  goal: ({ theme, facts }) =>
    theme === 'road' ? `With these dice, come to ${spot(String(facts.to))}.` : (GOALS_EN[theme] ?? ''),
  reason: ({ theme, facts, proof }) =>
    theme === 'road'
      ? `Spent in this order, the dice lead there, and none is thrown again. ${looked(proof)}`
      : theme === 'stand'
        ? `Nothing that the enemy does brings you down in this round. ${looked(proof)}`
        : `${Number(facts.hurt) <= 0 ? 'Won without a wound' : `Won for ${facts.hurt} damage`}, and luck has no part in it. ${looked(proof)}`,
  missed: ({ theme, facts }, reached) =>
    reached < 0
      ? 'That leaves it to luck, and there is a way that does not.'
      : theme === 'road'
        ? `From there these dice no longer lead to ${spot(String(facts.to))}.`
        : theme === 'stand'
          ? 'Now the enemy can bring you down in this round.'
          : theme === 'spare' && reached > 0
            ? `That still wins, but costs ${String(WON - reached) + ' damage'} instead of ${facts.hurt}.`
            : 'Now the enemy can no longer be defeated in this round.',
}

const GOALS_EN: Record<string, string> = {
  win: 'Defeat the enemy in this round.',
  spare: 'Defeat the enemy in this round, and take as little damage as can be.',
  stand: 'Do not be defeated in this round.',
}

const fr: ProblemWords = french.printed({
  themes: {
    win: 'Vaincre à coup sûr',
    spare: 'Vaincre sans dommage',
    stand: 'Tenir le round',
    road: 'Trouver le chemin',
  },
  begins:
    'Les problèmes commencent avec le premier héros, seul : pions tout juste lancés contre un ennemi, ou dés tout juste lancés pour se déplacer.',
  position: ({ theme, facts }) =>
    theme === 'road'
      ? 'Les dés de terrain sont lancés. Chaque dé dépensé vous fait avancer d’un hexagone.'
      : `Les pions de ce round sont lancés, et l’ennemi fait ce que dit sa fiche. Santé qui lui reste : ${facts.left}.`,
  goal: ({ theme, facts }) =>
    theme === 'road' ? `Avec ces dés, arrivez ${at(String(facts.to))}.` : (GOALS_FR[theme] ?? ''),
  reason: ({ theme, facts, proof }) =>
    theme === 'road'
      ? `Dans cet ordre, les dés y mènent, sans rien relancer. ${frLooked(proof)}`
      : theme === 'stand'
        ? `Rien de ce que fait l’ennemi ne vous abat pendant ce round. ${frLooked(proof)}`
        : `${Number(facts.hurt) <= 0 ? 'Vaincu sans une blessure' : `Vaincu au prix de ${french.count(Number(facts.hurt), DAMAGE)}`}, sans rien devoir au hasard. ${frLooked(proof)}`,
  missed: ({ theme, facts }, reached) =>
    reached < 0
      ? 'C’est s’en remettre au hasard, alors qu’un chemin n’en dépend pas.'
      : theme === 'road'
        ? `De là, ces dés ne mènent plus ${at(String(facts.to))}.`
        : theme === 'stand'
          ? 'L’ennemi peut maintenant vous abattre pendant ce round.'
          : theme === 'spare' && reached > 0
            ? `C’est encore gagné, mais au prix de ${french.count(WON - reached, DAMAGE)} au lieu de ${facts.hurt}.`
            : 'L’ennemi ne peut plus être vaincu pendant ce round.',
})

const GOALS_FR: Record<string, string> = {
  win: 'Vainquez l’ennemi pendant ce round.',
  spare: 'Vainquez l’ennemi pendant ce round, en subissant le moins possible de dégâts.',
  stand: 'Ne soyez pas vaincu pendant ce round.',
}

const DAMAGE = french.m('dégât')
/** What a victory counts before the damage that it cost. */
const WON = 100

export const words = { en, fr }

function looked({ positions }: Proof): string {
  return `${english.capital(english.count(positions, 'position'))} looked at.`
}

function frLooked({ positions }: Proof): string {
  return `${french.capital(french.count(positions, POSITION))} ${positions < 2 ? 'vue' : 'vues'}.`
}

const POSITION = french.f('position')
