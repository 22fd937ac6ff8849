import { crag, fine, type Ink, path, SCENE, sparks, stroke } from './pen.ts'

const { w, h } = SCENE

export function obsidianSpire({ roll, moon }: Ink): string {
  return (
    `<circle cx="132" cy="44" r="24" fill="${moon}"/><circle cx="124" cy="38" r="21" fill="#2a0a16" opacity=".82"/>` +
    path(crag(roll, w, h, 120, 20, 7), '#6b1e28') +
    path('M46 150L58 76L66 20L72 8L80 64L92 150Z', '#1a0c15') +
    path('M72 8L80 64L92 150H74L70 70Z', '#3d1c2c') +
    path('M66 20L70 70L74 150H60L64 84Z', '#2a1220') +
    stroke('M70 8L66 44L70 84L64 118L68 150', '#ff8a4a', 1.2, 0.85) +
    path('M96 150L104 104L112 92L118 150Z', '#1f0e18') +
    path('M112 92L118 150H108Z', '#43202c') +
    path('M22 150L32 112L38 106L46 150Z', '#1f0e18') +
    path('M38 106L46 150H36Z', '#43202c') +
    path(crag(roll, w, h, 154, 14, 6), '#2a1018') +
    stroke('M-2 176L30 170L44 182L80 172L120 184L172 174', '#ff7a3a', 2) +
    path('M-2 176L30 170L44 182L80 172L120 184L172 174V262H-2Z', '#190a11') +
    path('M10 262L24 226L36 210L42 232L52 262', '#0f060b') +
    stroke('M14 206L26 196L38 214M96 220L110 206', '#ff7a3a', 1.4, 0.8) +
    sparks(roll, { w, h: 200, count: 26, colour: '#ffb27a', least: 0.5, size: 1 })
  )
}

export function craterOfEchoes({ roll, moon }: Ink): string {
  const echoes = Array.from(
    { length: 5 },
    (_, i) =>
      `<ellipse cx="88" cy="${136 - i * 19}" rx="${58 + i * 7}" ry="${fine(12 + i * 1.6)}" fill="none" stroke="#ffd6b8" stroke-width="${fine(2 - i * 0.28)}" opacity="${fine(0.75 - i * 0.13)}"/>`,
  )
  return (
    `<circle cx="34" cy="36" r="16" fill="${moon}"/>` +
    path(crag(roll, w, h, 108, 22, 6), '#7a2029') +
    path(crag(roll, w, h, 124, 12, 8), '#4c141f') +
    '<g transform="translate(0 -22)"><ellipse cx="88" cy="146" rx="104" ry="32" fill="#260b14"/><ellipse cx="88" cy="142" rx="92" ry="25" fill="#5c1a22"/><ellipse cx="88" cy="145" rx="80" ry="20" fill="#ff7a45"/><ellipse cx="88" cy="147" rx="70" ry="16.5" fill="#ffd08a"/><ellipse cx="88" cy="149" rx="52" ry="11" fill="#fff2c9"/>' +
    `${echoes.join('')}</g>` +
    path('M-4 138C24 160 60 168 92 168C130 168 152 158 176 142V262H-4Z', '#2a0e17') +
    path(crag(roll, w, h, 214, 16, 6), '#160810') +
    sparks(roll, { w, h: 190, count: 22, colour: '#ffc08a', least: 0.5, size: 1 })
  )
}
