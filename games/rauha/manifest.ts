import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'Rauha',
  key: 'RAU',
  players: [2, 5],
  minutes: [45, 45],
  kind: 'rivals',
  line: {
    en: 'Wake a world of nine biomes and its deities.',
    fr: 'Éveillez un monde de neuf biomes et ses divinités.',
  },
  rune: 'jera',
  face: "'Spectral', serif",
  stele: { spell: 'rauha metsat vuori meri', light: '#fff0c8', shape: 'round' },
  daily: { en: ['point', 'points'], fr: ['point', 'points'] },
}
