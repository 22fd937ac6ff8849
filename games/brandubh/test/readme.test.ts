import { checkReadme } from '@runatal/proof/readme'
import { brandubh } from '../index.ts'

checkReadme({ folder: new URL('../', import.meta.url), examples: 1, names: Object.keys(brandubh.decisions) })
