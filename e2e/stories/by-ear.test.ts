import { expect } from '@playwright/test'
import { boardSays, playOn, sit } from '../by-ear.ts'
import { BONES, Duellist } from '../duellist.ts'
import type { Person } from '../person.ts'
import { story } from '../story.ts'

/** Whole games by somebody who has keys and hears, of the games that are sooner over. */

story('a whole game of Rauha, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('fr')
  await sit(anna, 'rauha', [3])
  await hearAll(anna, [/Votre monde : \d+ points?/, /(Rangée|Colonne) active : .+ ; .+ ; /])
})

story('a whole game of Brandubh, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('en')
  await sit(anna, 'brandubh')
  await hearAll(anna, [/The king is on d4, his throne\. On his lines: /])
})

story('a whole game of Rök in its calm way, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('fr')
  await sit(anna, 'rok', [3], [anna.words.rok.choices.table.variant.values.calm])
  // What must be answered comes first: at the end of the list one asks for a pause.
  await hearAll(anna, [/Vous avez \d+ runes?, /, /pierres? sur la table/], 'first')
})

story('a whole duel, by keys and by ear', async ({ arrive }) => {
  const anna = await arrive('en')
  await new Duellist(anna).bring(BONES)
  await sit(anna, 'raise-rise-die', [], [BONES.name.en, anna.words.rrd.choices.table.windows.values['quick']!])
  await hearAll(anna, [/^Your body: \d+ of 10 HP; /, /Top soul .*; Reserve \d/])
})

/** To the end, with the last move of each list or the first; what the board told on the way was this. */
async function hearAll(anna: Person, told: readonly RegExp[], which: 'first' | 'last' = 'last'): Promise<void> {
  const heard = new Set<string>()
  await playOn(
    anna,
    async () => {
      heard.add(await boardSays(anna))
    },
    async moves => moves[which](),
  )
  for (const said of told) expect([...heard].join('\n')).toMatch(new RegExp(said, 'm'))
}
