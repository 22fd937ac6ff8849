/// <reference types="vite-plugin-pwa/client" />

/** Where the pictures lie that were painted when the hall was built; empty while one works on it. */
declare module 'virtual:painted' {
  export const folder: string
}
