import { checkReadme } from '@runatal/proof/readme'

checkReadme({
  folder: new URL('..', import.meta.url),
  examples: 5,
  names: ['setUp', 'round', 'draft', 'play', 'activate', 'scoring', 'end'],
})
