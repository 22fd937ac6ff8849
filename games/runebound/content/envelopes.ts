import type { Envelope } from './language.ts'

/** The sealed letters. */
export const ENVELOPES = [
  {
    id: 'env_debt',
    name: { en: 'A debt repaid', fr: 'Dette acquittée' },
    do: 'for(holder){gold(2)}; for(opener){gold(2)}',
  },
  {
    id: 'env_map',
    name: { en: 'Half a map', fr: 'Moitié de carte' },
    do: 'for(holder){trophy(g,1)}; for(opener){trophy(g,1)}',
  },
  {
    id: 'env_oath',
    name: { en: 'The oath', fr: 'Le serment' },
    do: 'for(holder){heal(4,self); prepare(self)}; for(opener){heal(4,self); prepare(self)}',
  },
] as const satisfies readonly Envelope[]
