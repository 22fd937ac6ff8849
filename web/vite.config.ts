import { globSync } from 'node:fs'
import type { Manifest } from '@runatal/look/manifest.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appIcon } from './build/app-icon.ts'
import { compressed } from './build/compressed.ts'
import { firstPage } from './build/first-page.ts'
import { homeManifests, homeScreen } from './build/home-screen.ts'
import { pictures } from './build/pictures.ts'
import { rulebooks } from './build/rulebooks.ts'
import { sizes } from './build/sizes.ts'
import { textSize } from './build/text-size.ts'

const root = new URL('../', import.meta.url)

/** What games make while the hall is built: `build/index.ts` in their folders. */
const ownPictures = Promise.all(
  globSync('games/*/build/index.ts', { cwd: root }).map(async file => {
    const { plugin } = (await import(new URL(file, root).href)) as { plugin: () => Plugin }
    return plugin()
  }),
)

/** Games' own pages that start from the home screen of a phone. */
const manifests = await Promise.all(
  globSync('games/*/manifest.ts', { cwd: root }).map(
    async file => ((await import(new URL(file, root).href)) as { manifest: Manifest }).manifest,
  ),
)
const shortcuts = manifests.flatMap(({ name, pages = {} }) =>
  Object.entries(pages).flatMap(([address, { bare, door }]) =>
    bare === true ? [{ name: `${name}: ${door.en}`, url: `/${address}` }] : [],
  ),
)

/** `vite build web` makes web/dist; `vite web` serves it while you work, with the API of a server on port 3000. */
export default defineConfig({
  plugins: [
    react(),
    textSize(),
    rulebooks(),
    appIcon(),
    homeScreen(),
    pictures(),
    ownPictures,
    sizes(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Runatal',
        short_name: 'Runatal',
        description: 'Tabletop games, complete and by the book.',
        theme_color: '#11141b',
        background_color: '#080a0f',
        display: 'standalone',
        start_url: '/',
        shortcuts,
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,webp,woff2}', ...homeManifests],
        maximumFileSizeToCacheInBytes: 4_000_000,
        // Thrown stones, their physics and their table in 3D, are larger than all the rest: kept from their first use on.
        // So is what bots have learned: few meet one that uses it. Of the painted stones a screen shows one size in four.
        globIgnores: ['**/rapier-*.js', '**/scene-*.js', '**/net-*.js', '**/painted-*/*'],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(rapier|scene)-[\w-]+\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'physics' },
          },
          {
            urlPattern: /\/assets\/painted-\w+\//,
            handler: 'CacheFirst',
            options: { cacheName: 'painted', expiration: { maxEntries: 60 } },
          },
          {
            urlPattern: /\/assets\/net-[\w-]+\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'nets' },
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/, /^\/healthz/, /^\/metrics/],
        importScripts: ['/notices.js'],
        cleanupOutdatedCaches: true,
      },
    }),
    compressed(),
  ],
  worker: { format: 'es', plugins: () => [rulebooks()] },
  build: {
    target: 'es2022',
    // In kB: the physics of thrown stones is one file, fetched by who throws them.
    chunkSizeWarningLimit: 4500,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [firstPage()] } } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:3000' }, '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
})
