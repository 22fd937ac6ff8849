import { HEROES } from '../content/names.ts'
import { RUNES, SIGNS, STATES } from '../rules/puzzle.ts'
import { HeroShape } from './art/Hero.tsx'
import { RuneTile } from './art/runes.tsx'
import { SignToken } from './art/signs.tsx'
import { Symbol, type SymbolName } from './art/Symbol.tsx'

const GAINED = ['cube', 'sun', 'hint', 'relic', 'artefact', 'moon', 'eclipse'] satisfies SymbolName[]

/** The signs that the book explains, as they are drawn on the pieces. */
export const signs = Object.fromEntries<React.ReactNode>([
  ...GAINED.map(of => [of, <Symbol key={of} of={of} size={30} />] as const),
  ...STATES.map(state => [state, <SignToken key={state} sign="sage" state={state} size={34} />] as const),
  ...HEROES.map(hero => [hero, <HeroShape key={hero} hero={hero} size={28} />] as const),
  ...SIGNS.map(sign => [sign, <SignToken key={sign} sign={sign} state="unknown" size={34} mark={false} />] as const),
  ...RUNES.map(rune => [`rune-${rune}`, <RuneTile key={rune} rune={rune} size={32} />] as const),
])
