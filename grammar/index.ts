/** What both languages share: who is spoken of, and to whom. The words are in `@runatal/grammar/en` and `…/fr`. */
export { type Called, type Name, reader, type Reader } from './person.ts'
export { type Lines, tell } from './tell.ts'
