/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:rulebook/*' {
  const book: import('./rulebook.ts').Rulebook
  export default book
}
