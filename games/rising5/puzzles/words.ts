import * as english from '@runatal/grammar/en'
import * as french from '@runatal/grammar/fr'
import type { Facts, ProblemWords } from '@runatal/study'

const en: ProblemWords = {
  themes: {
    sure: 'Only one is left',
    likely: 'The best chance',
    split: 'The attempt that tells most',
    ask: 'The best question',
  },
  begins: 'Puzzles begin where the first seat may ask for a hint or swap runes, with few enough solutions left.',
  position: ({ facts }) =>
    `By all that the Portal has shown, ${english.count(Number(facts.left), 'solution')} ${facts.left === 1 ? 'is' : 'are'} still possible.`,
  goal: ({ theme }) => GOALS_EN[theme] ?? '',
  reason: ({ theme, facts, proof }) =>
    theme === 'ask'
      ? `On average ${(-proof.best).toFixed(1)} solutions will be left; after the next best question, ${(-proof.next).toFixed(1)}.`
      : theme === 'sure'
        ? 'Every other solution is refuted by a result or a hint: this one seals the Portal.'
        : `It seals the Portal in ${facts.chance} of 100 cases and otherwise leaves ${facts.rest} solutions on average; the next best swap, ${facts.nextChance} and ${facts.nextRest}.`,
  missed: ({ theme }, reached) =>
    theme === 'ask'
      ? `After that, ${(-reached).toFixed(1)} solutions are left on average: another question leaves fewer.`
      : theme === 'sure'
        ? 'Now what lies on the Portal contradicts a result or a hint.'
        : 'Another swap makes a better attempt: compare what each could reply.',
}

const GOALS_EN: Record<string, string> = {
  sure: 'Swap the two runes that make the Portal right.',
  likely: 'Swap two runes so that an attempt is best: by its chance, and by what it tells if it fails.',
  split: 'Swap two runes so that an attempt leaves as few solutions as can be.',
  ask: 'Ask about the rune whose sign leaves the fewest solutions on average.',
}

const fr: ProblemWords = french.printed({
  themes: {
    sure: 'Il n’en reste qu’une',
    likely: 'La meilleure chance',
    split: 'L’essai qui en dit le plus',
    ask: 'La meilleure question',
  },
  begins:
    'Les problèmes commencent là où la première place peut demander un indice ou échanger des Runes, quand il reste assez peu de solutions.',
  position: ({ facts }) =>
    `D’après tout ce que le Portail a montré, ${french.count(Number(facts.left), SOLUTION)} ${facts.left === 1 ? 'reste possible' : 'restent possibles'}.`,
  goal: ({ theme }) => GOALS_FR[theme] ?? '',
  reason: ({ theme, facts, proof }) =>
    theme === 'ask'
      ? `Il restera en moyenne ${decimal(-proof.best)} solutions ; après la question suivante, ${decimal(-proof.next)}.`
      : theme === 'sure'
        ? 'Toute autre solution est réfutée par un résultat ou un indice : celle-ci scelle le Portail.'
        : `Cet échange scelle le Portail dans ${facts.chance} cas sur 100 et laisse sinon ${decimalOf(facts.rest)} solutions en moyenne ; le suivant, ${facts.nextChance} et ${decimalOf(facts.nextRest)}.`,
  missed: ({ theme }, reached) =>
    theme === 'ask'
      ? `Il reste alors ${decimal(-reached)} solutions en moyenne : une autre question en laisse moins.`
      : theme === 'sure'
        ? 'Ce qui est maintenant sur le Portail contredit un résultat ou un indice.'
        : 'Un autre échange vaut mieux : comparez ce que chacun pourrait répondre.',
})

const GOALS_FR: Record<string, string> = {
  sure: 'Échangez les deux Runes qui rendent le Portail juste.',
  likely: 'Échangez deux Runes pour le meilleur essai : par sa chance, et par ce qu’il dit s’il échoue.',
  split: 'Échangez deux Runes pour l’essai qui laisse le moins de solutions.',
  ask: 'Demandez la Rune dont le Signe laisse le moins de solutions en moyenne.',
}

const SOLUTION = french.f('solution')

export const words = { en, fr }

function decimal(value: number): string {
  return value.toFixed(1).replace('.', ',')
}

function decimalOf(value: Facts[string] | undefined): string {
  return String(value ?? '').replace('.', ',')
}
