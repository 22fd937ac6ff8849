import { typeset } from '@runatal/grammar/fr'
import type { FlawTold } from '@runatal/kernel/arrange'
import type { Flaw, FlawWords, Mend, Named } from './editor.ts'

type Says = Record<string, (told: never) => string>

interface Told<S extends Says> {
  en: FlawWords<S>
  fr: FlawWords<S>
  /** Rules by their ids, of those flaws that a rule speaks of. */
  rules: { readonly [W in keyof S]?: string }
  mends: { readonly [W in keyof S]?: (told: Parameters<S[W]>[0]) => readonly Mend[] }
}

/** All that is said of what a game's `arrange` may refuse, by the flaws that it knows: none can be forgotten. */
export function flawsOf<S extends Says>({ en, fr, rules, mends }: Told<S>): Record<string, Flaw> {
  return Object.fromEntries(
    Object.entries(en).map(([why, inEn]) => {
      const rule = rules[why]
      const mend = mends[why]
      const flaw: Flaw = {
        say: {
          en: (told: FlawTold, by: Named) => inEn(told, by),
          fr: (told: FlawTold, by: Named) => typeset(fr[why]?.(told as never, by) ?? ''),
        },
        ...(rule !== undefined && { rule }),
        ...(mend && { mends: (told: FlawTold) => mend(told as never) }),
      }
      return [why, flaw]
    }),
  )
}
