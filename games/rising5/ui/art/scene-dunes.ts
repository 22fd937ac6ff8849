import { fine, type Ink, path, ridge, SCENE, stroke } from './pen.ts'

const { w, h } = SCENE

export function glassDunes({ roll, moon }: Ink): string {
  return (
    `<circle cx="38" cy="50" r="15" fill="${moon}" opacity=".95"/><circle cx="38" cy="50" r="22" fill="none" stroke="#ffb08a" stroke-width=".8" opacity=".35"/>` +
    path(ridge(roll, w, h, 112, 7, 4), '#8a4a4c') +
    dune([-60, 44, 150], 128, 92, '#e9a765', '#8d4a3f') +
    dune([60, 148, 240], 140, 100, '#f1bd76', '#9a5540') +
    shard(112, 118, 6, 34, '#c9fff6', '#5fc9c6') +
    shard(124, 120, 5, 22, '#a9f3ea', '#3d9fa6') +
    shard(101, 121, 4, 16, '#a9f3ea', '#3d9fa6') +
    dune([-90, 30, 190], 190, 148, '#d79450', '#6d3634') +
    shard(24, 176, 7, 30, '#b9fbf0', '#4bb4b4') +
    shard(34, 180, 4, 16, '#a9f3ea', '#3d9fa6') +
    dune([-20, 120, 300], 250, 205, '#b5713f', '#54292c')
  )
}

export function whisperingOasis({ roll, moon, water }: Ink): string {
  const grass = Array.from({ length: 9 }, () => {
    const x = fine(4 + roll() * 50)
    const y = fine(196 + roll() * 30)
    return stroke(`M${x} ${y}q-4-10-8-13m8 13q1-11 0-16m0 16q5-9 9-11`, '#4fae80', 1.6)
  })
  return (
    `<circle cx="128" cy="40" r="11" fill="${moon}" opacity=".9"/>` +
    dune([-70, 30, 140], 116, 84, '#d58f5a', '#7d4347') +
    dune([50, 150, 250], 122, 90, '#e7ad6c', '#8f4d42') +
    path('M-5 150C20 128 70 124 110 130C140 134 160 142 180 140V262H-5Z', '#7a4a36') +
    `<ellipse cx="76" cy="152" rx="86" ry="17" fill="${water}"/>` +
    stroke('M10 150H60M84 146H128M30 158H96M110 157H140', '#d8fff6', 1.2, 0.7) +
    palm(28, 138, 60) +
    palm(58, 132, 44) +
    palm(142, 136, 54) +
    path('M-5 262V176C30 166 60 180 96 174C130 168 150 176 180 170V262Z', '#5b3331') +
    path('M-5 262V206C50 190 90 214 180 200V262Z', '#3c2127') +
    grass.join('')
  )
}

/** A barchan: a lit flank and a shaded one with an S crest. */
function dune(
  [x0, xc, x1]: readonly [number, number, number],
  foot: number,
  crest: number,
  lit: string,
  shade: string,
) {
  const left = xc - x0
  const right = x1 - xc
  const lee = `C${xc + right * 0.3} ${crest} ${xc + right * 0.5} ${foot} ${x1} ${foot}V${h}`
  return (
    path(`M${x0} ${foot}C${x0 + left * 0.5} ${foot} ${x0 + left * 0.72} ${crest} ${xc} ${crest}${lee}H${x0}Z`, lit) +
    path(
      `M${xc} ${crest}${lee}H${xc - left * 0.15}C${xc + right * 0.25} ${foot + (h - foot) * 0.35} ${xc - left * 0.3} ${crest + (foot - crest) * 0.7} ${xc} ${crest}Z`,
      shade,
    )
  )
}

function shard(x: number, y: number, width: number, height: number, light: string, dark: string): string {
  const tip = `${x + width * 0.15} ${fine(y - height * 0.82)}`
  return (
    path(`M${x - width} ${y}L${x - width * 0.3} ${y - height}L${tip}L${x} ${y}Z`, light) +
    path(`M${x} ${y}L${tip}L${x + width} ${y}Z`, dark) +
    stroke(`M${x - width * 0.3} ${y - height}L${x - width * 0.25} ${y}`, '#fff', 0.8)
  )
}

function palm(x: number, y: number, height: number): string {
  const top = x + height * 0.12
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const angle = -Math.PI * (i / 6)
    const reach = height * 0.42
    const bend = `${fine(top + Math.cos(angle) * reach * 0.6)} ${fine(y - height + Math.sin(angle) * reach * 0.7 - 5)}`
    const end = `${fine(top + Math.cos(angle) * reach)} ${fine(y - height + Math.sin(angle) * reach * 0.45 + 7)}`
    return stroke(`M${fine(top)} ${y - height}Q${bend} ${end}`, i % 2 === 1 ? '#2b6b55' : '#3f9a72', 4)
  })
  return stroke(`M${x} ${y}Q${x + 2} ${y - height * 0.6} ${top} ${y - height}`, '#3a2230', 3.4) + leaves.join('')
}
