import type { Manifest } from '@runatal/look/manifest.ts'

export const manifest: Manifest = {
  name: 'Rising 5',
  key: 'R5',
  players: [1, 5],
  minutes: [30, 30],
  kind: 'together',
  line: {
    en: 'Seal the Portal before the red moon devours the day.',
    fr: 'Scellez le Portail avant que la lune rouge ne dévore le jour.',
  },
  rune: 'dagaz',
  face: "'Cinzel', serif",
  stele: { spell: 'rising fimm runar asteros', light: '#37d5c4', shape: 'ogive' },
  // The game's own plan beats what the searchers find.
  pages: {
    companion: {
      door: { en: 'Companion for the box', fr: 'Compagnon de la boîte' },
      rooms: ['learn', 'calibrate', 'print', 'help'],
      bare: true,
    },
  },
  daily: { en: ['turn', 'turns'], fr: ['tour', 'tours'] },
}
