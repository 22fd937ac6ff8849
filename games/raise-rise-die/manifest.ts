import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'Raise, Rise & Die',
  key: 'RRD',
  players: [2, 2],
  minutes: [25, 25],
  kind: 'duel',
  line: {
    en: 'Sacrifice souls, hold the chain, burn the other.',
    fr: 'Sacrifiez des âmes, tenez la chaîne, brûlez l’autre.',
  },
  rune: 'eihwaz',
  face: "'Grenze Gotisch', serif",
  stele: { spell: 'raise rise die hel sal', light: '#b07cff', shape: 'broken' },
  pages: { decks: { door: { en: 'Build a deck', fr: 'Construire un deck' }, choice: 'deck' } },
  daily: { en: ['life', 'life'], fr: ['vie', 'vies'] },
}
