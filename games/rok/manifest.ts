import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'RÖK',
  key: 'ROK',
  players: [2, 5],
  minutes: [20, 20],
  kind: 'reflexes',
  line: {
    en: 'Throw the stones, grab the pairs, rob the dreamers.',
    fr: 'Lancez les pierres, saisissez les paires, volez les étourdis.',
  },
  rune: 'raido',
  face: "'Uncial Antiqua', serif",
  stele: { spell: 'rok steinar kasta grip', light: '#e8c98a', shape: 'boulder' },
  pages: {
    practice: { door: { en: 'Practise without a clock', fr: 'S’entraîner sans horloge' }, choice: 'headStart' },
  },
  daily: { en: ['rune', 'runes'], fr: ['rune', 'runes'] },
  // Against the clock: players of its own.
  levels: {
    novice: 'novice',
    apprentice: 'apprentice',
    adept: 'initiate',
    master: 'master',
    grandmaster: 'grandmaster',
  },
}
