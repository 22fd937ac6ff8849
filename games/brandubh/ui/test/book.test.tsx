import { proveBook } from '@runatal/proof/book'
import { book } from '../../book/index.ts'
import { examples } from '../../examples/index.ts'

proveBook('brandubh', book, examples)
