/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:rulebook/*' {
  import type { Rulebook } from './rulebook.ts'

  const book: Rulebook
  export default book
}
