import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'Runebound',
  key: 'RB',
  players: [1, 4],
  minutes: [60, 90],
  kind: 'together',
  line: {
    en: 'Five scenarios, one fate for bound heroes.',
    fr: 'Cinq scénarios, un seul sort pour des héros liés.',
  },
  rune: 'othala',
  face: "'Cinzel', serif",
  stele: { spell: 'runebound land leid othal', light: '#f0dca8', shape: 'gable' },
  pages: { campaign: { door: { en: 'Campaign book', fr: 'Livre de campagne' }, rooms: [] } },
  daily: { en: ['round', 'rounds'], fr: ['round', 'rounds'] },
}
