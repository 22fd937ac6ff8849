import { checkReadme } from '@runatal/proof/readme'

checkReadme({
  folder: new URL('..', import.meta.url),
  examples: 4,
  names: ['setUp', 'bout', 'draws', 'upkeep', 'clash', 'play', 'consolidation'],
})
