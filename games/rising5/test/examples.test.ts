import { proveExamples } from '@runatal/proof/examples'
import { examples } from '../examples/index.ts'

proveExamples(examples)
