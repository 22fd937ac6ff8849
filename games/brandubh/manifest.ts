import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'Brandubh',
  key: 'BRA',
  players: [2, 2],
  minutes: [10, 15],
  kind: 'duel',
  line: {
    en: 'Bring the king to a corner, or close the ring around him.',
    fr: 'Menez le roi à un coin, ou refermez l’anneau sur lui.',
  },
  rune: 'tiwaz',
  face: "'Cinzel', serif",
  stele: { spell: 'brandubh ri temair fidchell', light: '#e0884a', shape: 'ogive' },
}
