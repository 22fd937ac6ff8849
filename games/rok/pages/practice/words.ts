import type { Language } from '@runatal/look/board.ts'
import { type Pace } from './paces.ts'

interface PracticeWords {
  title: string
  me: string
  rival: string
  say: string
  done: string
  /** How many twins can still be found: only here may the table say so. */
  left(pairs: number): string
  show: string
  again: string
  rivals: string
  paces: Record<Pace, string>
  cards: readonly (readonly [title: string, text: string])[]
}

const en: PracticeWords = {
  title: 'Practice',
  me: 'You',
  rival: 'Tove',
  say: 'Take your time: find the twins.',
  done: 'Nothing is left to find.',
  left: pairs => (pairs === 1 ? '1 pair is left. No clock runs.' : `${pairs} pairs are left. No clock runs.`),
  show: 'Show a pair',
  again: 'Throw again',
  rivals: 'Opponents',
  paces: { nobody: 'Nobody', slow: 'Slow', quick: 'Quick' },
  cards: [
    ['A pair', 'Same sign, same colour: into your loot.'],
    ['A false pair', 'Same sign, other colour: into the bag, and a pair with it.'],
    ['A theft', 'The twin of a Balance rune: all of its colour changes mats.'],
  ],
}

const fr: PracticeWords = {
  title: 'Entraînement',
  me: 'Vous',
  rival: 'Tove',
  say: 'Prenez votre temps\u00a0: trouvez les jumelles.',
  done: 'Il n’y a plus rien à trouver.',
  left: pairs =>
    pairs <= 1 ? `Il reste ${pairs}\u00a0paire. Aucune horloge.` : `Il reste ${pairs}\u00a0paires. Aucune horloge.`,
  show: 'Montrer une paire',
  again: 'Relancer',
  rivals: 'Adversaires',
  paces: { nobody: 'Personne', slow: 'Lents', quick: 'Vifs' },
  cards: [
    ['Une paire', 'Même signe, même couleur\u00a0: dans votre butin.'],
    ['Une fausse paire', 'Même signe, autre couleur\u00a0: au sac, et une paire avec.'],
    ['Un vol', 'La jumelle d’une rune d’Équilibre\u00a0: toute sa couleur change de mat.'],
  ],
}

export const PRACTICE_WORDS: Readonly<Record<Language, PracticeWords>> = { en, fr }
