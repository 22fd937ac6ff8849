import { runeOutline } from '@runatal/look/runes/outline.ts'
import type { Plugin } from 'vite'

/** The icon of the hall: for the tab, and for the home screen of a phone. */
export function appIcon(): Plugin {
  return {
    name: 'app-icon',
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(ICON)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: ICON })
    },
  }
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="s" cx=".4" cy=".3"><stop stop-color="#2d3444"/><stop offset="1" stop-color="#11151d"/></radialGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fbe7b0"/><stop offset="1" stop-color="#c99a45"/></linearGradient></defs><rect width="512" height="512" fill="#11141b"/><circle cx="256" cy="256" r="196" fill="url(#s)" stroke="#d8b25a" stroke-width="8"/><path transform="translate(136 136) scale(2.4)" fill="url(#g)" d="${runeOutline('raido')}"/></svg>`
