import { proveBook } from '@runatal/proof/book'
import { book } from '../../book/index.ts'
import { examples } from '../../examples/index.ts'
import { signs } from '../book-signs.tsx'

proveBook('raise-rise-die', book, examples, signs)
