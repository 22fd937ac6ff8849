import { checkReadme } from '@runatal/proof/readme'
import { rising5 } from '../index.ts'

checkReadme({
  folder: new URL('..', import.meta.url),
  examples: 5,
  names: ['setUp', 'secret', 'turn', 'actions', 'draw', 'endTurn', ...Object.keys(rising5.decisions)],
})
