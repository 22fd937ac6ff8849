import { runeOutline } from '@runatal/look/runes/outline.ts'
import type { Plugin } from 'vite'

/** The icons of the hall and of the companion: for the tab, and for the home screen of a phone. */
export function appIcon(): Plugin {
  return {
    name: 'app-icon',
    configureServer(server) {
      for (const [file, icon] of Object.entries(ICONS))
        server.middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(icon)
        })
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(ICONS)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

const HALL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="s" cx=".4" cy=".3"><stop stop-color="#2d3444"/><stop offset="1" stop-color="#11151d"/></radialGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fbe7b0"/><stop offset="1" stop-color="#c99a45"/></linearGradient></defs><rect width="512" height="512" fill="#11141b"/><circle cx="256" cy="256" r="196" fill="url(#s)" stroke="#d8b25a" stroke-width="8"/><path transform="translate(136 136) scale(2.4)" fill="url(#g)" d="${runeOutline('raido')}"/></svg>`

/** The Portal: a ring, its core, and the slit. */
const COMPANION = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="v"><stop stop-color="#f4fffd"/><stop offset=".3" stop-color="#3ad0c2"/><stop offset=".7" stop-color="#0c4f63"/><stop offset="1" stop-color="#071526"/></radialGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fbe7b0"/><stop offset="1" stop-color="#a87a30"/></linearGradient></defs><rect width="512" height="512" fill="#0e1626"/><circle cx="256" cy="256" r="200" fill="#465068"/><circle cx="256" cy="256" r="164" fill="url(#v)" stroke="url(#g)" stroke-width="14"/><path d="M256 140Q296 216 296 256Q296 296 256 372Q216 296 216 256Q216 216 256 140Z" fill="#fff"/><path d="M256 166Q278 226 278 256Q278 286 256 346Q234 286 234 256Q234 226 256 166Z" fill="#0b3c4a"/><path d="M256 62L276 98H236Z" fill="#e8edf5"/><g fill="#e8edf5"><circle cx="434" cy="256" r="16"/><circle cx="256" cy="434" r="16"/><circle cx="78" cy="256" r="16"/></g></svg>`

const ICONS = { 'icon.svg': HALL, 'companion.svg': COMPANION }
