import { text } from './effects.ts'
import type { Envelope } from './language.ts'

/** The sealed letters. */
export const ENVELOPES = [
  {
    id: 'env_debt',
    name: { en: 'A debt repaid', fr: 'Dette acquittée' },
    holder: text(['gold', 2]),
    opener: text(['gold', 2]),
  },
  {
    id: 'env_map',
    name: { en: 'Half a map', fr: 'Moitié de carte' },
    holder: text(['trophy', 'g', 1]),
    opener: text(['trophy', 'g', 1]),
  },
  {
    id: 'env_oath',
    name: { en: 'The oath', fr: 'Le serment' },
    holder: text(['heal', 4], ['prepare']),
    opener: text(['heal', 4], ['prepare']),
  },
] as const satisfies readonly Envelope[]
