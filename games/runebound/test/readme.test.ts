import { checkReadme } from '@runatal/proof/readme'
import { runebound } from '../index.ts'

checkReadme({
  folder: new URL('..', import.meta.url),
  examples: 5,
  names: Object.keys(runebound.decisions),
})
