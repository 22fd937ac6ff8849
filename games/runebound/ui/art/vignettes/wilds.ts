import { box, COLOURS as C, disc, floor, GROUND, patch, row, shape, stroke } from './ground.ts'
import type { Draw } from './places.ts'

/** Places that nobody built: woods, waters, hills, what lies under them. */

export const forest: Draw = roll =>
  patch(box(0, 0, 100, 58), '#22301c', 0.45) +
  row(7, i => {
    const x = 3 + i * 15 + roll() * 6
    const wide = 3 + roll() * 4
    return (
      shape(
        `M${x} 54Q${x + 1} 30 ${x - 2} 0h${wide + 4}Q${x + wide - 1} 30 ${x + wide + 1} 54z`,
        i % 2 ? '#3a2a1c' : '#4d3824',
      ) + patch(`M${x - 12} ${4 + roll() * 8}q14 -14 30 0q-14 9 -30 0`, i % 2 ? C.leaf : C.leafLit, 0.85)
    )
  }) +
  floor('#38402a')

export const tree: Draw = roll =>
  floor('#5b6238') +
  shape('M43 54Q47 38 42 24l7 4l6 -8q0 16 3 34z', C.wood) +
  row(6, i => disc(30 + i * 8, 14 + roll() * 11, 10 + roll() * 4, i % 2 ? C.leaf : C.leafLit)) +
  shape('M47 52q0 -9 4 -9t4 9z', C.dark, 0.5)

export const thorns: Draw = roll =>
  floor('#4c4a2c') +
  row(5, i => {
    const x = i * 22 - 4
    const top = 8 + roll() * 16
    return (
      stroke(`M${x} 56C${x + 4} ${top} ${x + 26} ${top} ${x + 30} 56`, '#3a2417', 2.4) +
      row(4, n => stroke(`M${x + 5 + n * 6} ${top + 12 - (n % 2) * 3}l${n % 2 ? 3 : -3} -4`, '#3a2417', 1.3))
    )
  })

export const water: Draw = roll =>
  patch(`M0 34H100V58H0Z`, C.water) +
  row(8, () => {
    const x = roll() * 80
    return stroke(`M${x} ${37 + roll() * 18}h${8 + roll() * 14}`, C.waterLit, 0.7)
  }) +
  row(7, i => stroke(`M${i * 4 - 2 + (i > 3 ? 74 : 0)} 56q1 -10 ${2 - roll() * 4} -${13 + roll() * 8}`, '#4f6136', 1.3))

export const marsh: Draw = roll =>
  patch(`M0 38H100V58H0Z`, '#4a5a44') +
  row(4, i => patch(`M${i * 26} ${45 + roll() * 6}q10 -4 20 0q-10 5 -20 0`, '#8fa69a', 0.75)) +
  row(10, i =>
    stroke(`M${i * 10 + roll() * 6} ${44 + roll() * 10}q1 -8 ${2 - roll() * 4} -${10 + roll() * 8}`, '#6b6a3a', 1.2),
  ) +
  row(3, () => disc(roll() * 100, 20 + roll() * 16, 3.4, '#d7ffe8', 0.5))

export const peaks: Draw = roll =>
  row(3, i => {
    const x = -8 + i * 34
    const top = 3 + roll() * 10
    return (
      shape(`M${x} 52L${x + 20} ${top}L${x + 44} 52z`, i === 1 ? C.stoneLit : C.stone) +
      patch(`M${x + 20} ${top}l-6 13l5 -3l4 5l4 -5l4 3z`, C.snow)
    )
  }) + floor('#6d6a58')

export const barrow: Draw = roll =>
  floor('#6f7a44') +
  shape('M10 52Q28 22 52 23T94 52z', '#5f7a3c') +
  shape('M43 52V41l-3 -3h22l-3 3v11z', C.stoneLit) +
  shape('M46 52V42h10v10z', C.dark) +
  row(5, i => shape(`M${5 + i * 21} 54l2 -${6 + roll() * 5}l4 0l2 ${7 + roll()}z`, C.stone))

export const menhir: Draw = () =>
  floor('#78783f') +
  shape('M40 53L43 15q7 -6 13 2l5 36z', C.stoneLit) +
  stroke('M49 22v9M49 22l4 4M46 36h7l-5 6h6M51 20l-1 26', C.ink, 1) +
  shape('M18 53l2 -13l8 -2l3 15zM72 53l3 -11l8 1l2 10z', C.stone)

export const cave: Draw = roll =>
  patch('M0 0H100V58H0Z', '#1b1411') +
  patch('M22 54Q16 20 48 12Q84 8 82 54z', '#4d4237') +
  disc(52, 34, 18, C.lit, 0.18) +
  row(9, i => shape(`M${i * 12} 0l4 ${8 + roll() * 12}l5 -${8 + roll() * 10}z`, '#2b211b', 0.5)) +
  row(5, i => shape(`M${8 + i * 20} 58l3 -${5 + roll() * 7}l4 ${5 + roll() * 5}z`, '#2b211b', 0.5))

export const rock: Draw = () =>
  floor('#6b6248') +
  shape('M6 54Q10 14 40 8Q74 2 94 54z', C.stone) +
  stroke('M20 40q10 -20 24 -24M70 22q10 10 14 26', '#5b5148', 1) +
  shape('M38 54V29q0 -9 12 -9t12 9v25z', C.wood) +
  stroke('M50 20v34M38 34h24M38 46h24', C.ink, 0.9) +
  disc(46, 40, 1.6, C.lit) +
  disc(54, 40, 1.6, C.lit)

export const field: Draw = roll =>
  patch(`M0 34Q50 28 100 34V58H0Z`, C.corn) +
  row(26, i => stroke(`M${i * 4} 58q1 -8 ${1 - roll() * 2} -${14 + roll() * 5}`, i % 2 ? '#b98a2e' : '#e3bd62', 1.3))

export const plain: Draw = roll =>
  patch(`M0 36Q50 31 100 36V58H0Z`, '#8b7b4a') +
  row(12, () => {
    const [x, y] = [roll() * 96, 40 + roll() * 15]
    return patch(`M${x} ${y}q2 -2 4 0q-2 2 -4 0`, '#5d5030', 0.8)
  })

export const road: Draw = () =>
  floor('#76753f') +
  patch('M44 58Q30 50 50 44T54 34h4Q72 42 58 47T70 58z', '#d9c08c') +
  shape('M20 54V40q4 -5 8 0v14z', C.stoneLit) +
  stroke('M22 45h4M22 48h4', C.ink, 0.7)

export const graves: Draw = roll =>
  floor('#56593c') +
  row(6, i => {
    const [x, y] = [6 + i * 16, GROUND - roll() * 4]
    return i % 2
      ? shape(`M${x} ${y + 4}v-12q4 -5 8 0v12z`, C.stoneLit)
      : stroke(`M${x + 4} ${y + 4}v-15M${x - 1} ${y - 6}h10`, C.wood, 2.2)
  })

export const shore: Draw = () =>
  patch('M0 36H100V58H0Z', C.water) +
  patch('M0 58Q20 42 52 48T100 46V58Z', '#d8c08a') +
  stroke('M30 40h18M62 42h20M8 38h12', C.waterLit, 0.8) +
  stroke('M0 57Q22 41 52 47T100 45', '#f4ead0', 1)

/** What lies over a place. */

export const webs: Draw = () =>
  row(2, side => {
    const x = side === 0 ? 0 : 100
    const way = side === 0 ? 1 : -1
    return (
      row(5, i => stroke(`M${x} 0L${x + way * (8 + i * 12)} ${46 - i * 10}`, '#f6f4ff', 0.5)) +
      row(4, ring =>
        stroke(
          `M${x + way * (2 + ring * 2)} ${10 + ring * 10}Q${x + way * (8 + ring * 6)} ${8 + ring * 7} ${x + way * (14 + ring * 10)} ${2 + ring}`,
          '#f6f4ff',
          0.5,
        ),
      )
    )
  })

export const flames: Draw = roll =>
  disc(50, 46, 34, '#ff7a1e', 0.22) +
  row(7, i => {
    const x = 6 + i * 14 + roll() * 4
    const high = 12 + roll() * 12
    return (
      patch(
        `M${x - 5} 54q-2 -${high * 0.6} 4 -${high}q0 ${high * 0.4} 3 ${high * 0.5}q5 ${high * 0.2} 2 ${high * 0.5}z`,
        '#ff8a2a',
        0.9,
      ) + patch(`M${x - 2} 54q0 -${high * 0.4} 2 -${high * 0.5}q3 ${high * 0.3} 1 ${high * 0.5}z`, '#ffe08a', 0.9)
    )
  })

export const fog: Draw = roll =>
  row(5, i => patch(`M-5 ${22 + i * 7}q26 -${5 + roll() * 4} 54 0t56 -1v6q-30 4 -56 0t-54 2z`, '#e9efec', 0.3))

export const night: Draw = roll =>
  patch('M0 0H100V58H0Z', '#0d1230', 0.5) +
  row(14, () => disc(roll() * 100, roll() * 26, 0.35 + roll() * 0.4, '#fff8dc')) +
  disc(82, 11, 6, '#fff3cf') +
  disc(84.6, 9.6, 5.2, '#2b2f4e')
