import { box, COLOURS as C, disc, floor, GROUND, patch, row, shape, stroke } from './ground.ts'
import type { Draw } from './places.ts'

/** Places that were built: houses, walls, halls. */

const house = (x: number, y: number, wide: number, high: number, roof: string): string =>
  shape(box(x, y, wide, high), C.cloth) +
  stroke(`M${x + wide / 2} ${y}v${high}M${x} ${y + high / 2}h${wide}`, C.wood, 0.8) +
  shape(`M${x - 2} ${y + 0.5}L${x + wide / 2} ${y - wide * 0.55}L${x + wide + 2} ${y + 0.5}z`, roof) +
  shape(box(x + wide * 0.62, y + high * 0.25, 3, 3.4), C.lit, 0.5)

export const village: Draw = roll =>
  floor('#6f6a3c') +
  row(4, i => {
    const high = 9 + roll() * 6
    return house(
      4 + i * 22 + roll() * 5,
      GROUND - high - (i % 2) * 5,
      13 + roll() * 4,
      high + 2,
      i % 2 ? C.thatch : C.roof,
    )
  })

export const wall: Draw = roll =>
  floor('#6a5638') +
  row(12, i => shape(`M${i * 9 - 3} 52V${22 + roll() * 4}l4 -5l4 5V52z`, i % 2 ? C.wood : C.woodLit)) +
  shape('M36 52V30h26v22z', C.woodLit) +
  stroke('M49 30v22M36 36h26M36 45h26', C.ink, 0.9) +
  stroke('M0 34h34M64 34h36', C.ink, 1.2)

export const fort: Draw = roll => {
  const high = 12 + roll() * 4
  return (
    floor('#6b5f49') +
    shape(`M8 54V${high}h4v4h4v-4h5v4h4v-4h4V54z`, C.stone) +
    shape('M29 54V28h4v3h4v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h4V54z', C.stoneLit) +
    shape(`M70 54V${high + 4}h4v4h4v-4h5v4h4v-4h4V54z`, C.stone) +
    shape('M44 54V43a6 6 0 0 1 12 0v11z', C.dark) +
    shape(box(17, 24, 3, 5), C.lit, 0.5) +
    shape(box(79, 28, 3, 5), C.lit, 0.5)
  )
}

export const bridge: Draw = () =>
  patch('M0 44H100V58H0Z', C.water) +
  stroke('M6 52h20M44 55h22M74 51h18', C.waterLit, 0.8) +
  shape('M0 33Q50 22 100 33V58H86Q84 40 70 40Q57 40 56 58H44Q43 40 30 40Q17 40 14 58H0Z', C.stoneLit) +
  stroke('M0 37Q50 26 100 37', C.stone, 1.4) +
  row(9, i => shape(box(4 + i * 11.4, 27.4 - Math.sin((i / 8) * Math.PI) * 4.6, 4, 5), C.stone, 0.6))

export const inn: Draw = roll =>
  patch(box(0, 0, 100, 58), '#4a2f1c') +
  patch(box(0, 0, 100, 58), '#e79a3c', 0.16) +
  row(5, i => patch(box(i * 22 - 2, 0, 5, 58), '#2f1c10')) +
  patch(box(0, 8, 100, 4), '#2f1c10') +
  shape(box(66, 15, 17, 15), roll() > 0.5 ? '#2c3c5c' : '#c98a4c') +
  stroke('M74.5 15v15M66 22.5h17', C.ink, 1) +
  shape('M0 46h100v4H0z', C.woodLit) +
  patch('M0 50h100v8H0z', '#23140b') +
  disc(24, 37, 13, C.lit, 0.22) +
  shape(box(22.6, 38, 2.8, 8), '#f3e6c8', 0.5) +
  patch('M24 31q3 4 0 7q-3 -3 0 -7', '#ffe9a8')

export const shelves: Draw = roll =>
  patch(box(0, 0, 100, 58), '#2e2018') +
  row(
    3,
    shelf =>
      patch(box(4, 16 + shelf * 16, 92, 2.4), C.woodLit) +
      row(18, i => {
        const high = 8 + roll() * 5
        const fill = ['#7a2f28', '#35506b', '#5d6a38', '#a9863f', '#4d3a5c'][Math.floor(roll() * 5)]!
        return shape(box(5 + i * 5, 16 + shelf * 16 - high, 3.4 + roll() * 1.2, high), fill, 0.4)
      }),
  ) +
  disc(50, 26, 26, C.lit, 0.16)

export const forge: Draw = () =>
  patch(box(0, 0, 100, 58), '#2a1913') +
  disc(22, 36, 26, '#ff8a2e', 0.3) +
  shape('M4 52V30q0 -12 18 -12t18 12V52z', C.stone) +
  shape('M12 52V36q0 -6 10 -6t10 6V52z', C.dark) +
  patch('M14 52q-1 -8 4 -11q0 4 3 5q2 -6 1 -9q8 5 8 15z', '#ff9c33') +
  patch('M18 52q0 -5 4 -8q5 4 4 8z', '#ffe08a') +
  shape('M56 52v-7h6l-2 -5q-10 0 -13 -5h34q-2 6 -10 6l-1 4h6v7z', '#5c5f66') +
  patch('M0 52h100v6H0z', '#160c07')

export const market: Draw = roll =>
  floor('#8a744e') +
  row(3, i => {
    const x = 4 + i * 32
    const y = 20 + roll() * 4
    return (
      shape(box(x + 1, y + 6, 26, 27), C.wood) +
      patch(box(x + 3, y + 8, 22, 12), C.dark, 0.7) +
      row(4, n => disc(x + 6 + n * 6, y + 20, 2.4, [C.corn, '#a23a2a', C.leafLit, '#8a5aa0'][(n + i) % 4]!)) +
      row(4, n =>
        shape(
          `M${x - 1 + n * 7.6} ${y}h7.6v7q-3.8 4 -7.6 0z`,
          n % 2 ? '#efe3c6' : ['#9d3a2c', '#2f5f86', '#4d7a3a'][i]!,
          0.5,
        ),
      )
    )
  })

export const tents: Draw = roll =>
  floor('#6d6a42') +
  row(4, i => {
    const x = 2 + i * 25
    const high = 17 + roll() * 7
    return (
      shape(`M${x} 52L${x + 11} ${52 - high}L${x + 23} 52z`, i % 2 ? C.cloth : '#b79c72') +
      shape(`M${x + 8} 52L${x + 11} ${56 - high}L${x + 15} 52z`, C.dark, 0.5)
    )
  })

export const shrine: Draw = () =>
  floor('#77795a') +
  disc(50, 24, 20, C.lit, 0.25) +
  shape('M22 20L50 7L78 20v4H22z', C.stoneLit) +
  row(4, i => shape(box(26 + i * 14, 24, 6, 22), i % 2 ? C.stone : C.stoneLit)) +
  shape('M20 46h60v3H20zM15 49h70v5H15z', C.stone) +
  disc(50, 36, 4, '#fff2c0', 0.85)

export const ruins: Draw = roll =>
  floor('#62593f') +
  row(6, i => {
    const high = 10 + roll() * 24
    const x = 5 + i * 16
    return shape(`M${x} 53V${52 - high}l3 ${2 - roll() * 4}l3 2l2 -3V53z`, i % 2 ? C.stone : C.stoneLit)
  }) +
  shape('M40 54l16 -6l4 4l-15 5z', C.stone)

export const tower: Draw = () =>
  floor('#5f6248') +
  shape('M38 54L41 15h18l3 39z', C.stoneLit) +
  shape('M36 16v-7h4v3h5v-3h10v3h5v-3h4v7z', C.stone) +
  shape(box(48, 24, 4, 7), C.dark, 0.5) +
  patch('M44 9q-2 -6 4 -9q0 3 3 4q2 -3 1 -5q6 4 3 10z', '#ff9c33') +
  disc(50, 4, 10, C.lit, 0.35)

export const ship: Draw = () =>
  patch('M0 42H100V58H0Z', C.water) +
  shape('M50 40V6', 'none', 1.6) +
  shape('M51 8q20 6 18 24H51z', C.cloth) +
  shape('M49 12q-15 6 -15 20h15z', '#c9b284') +
  shape('M18 38h64q-4 12 -14 14H32Q20 49 18 38z', C.wood) +
  stroke('M22 43h57M4 52h20M70 55h24M36 56h18', C.waterLit, 0.8)

export const well: Draw = () =>
  floor('#6f7048') +
  shape('M36 53V40h28v13z', C.stoneLit) +
  stroke('M36 46h28M43 40v6M52 46v7M58 40v6', C.stone, 1) +
  shape('M33 37h34v4H33z', C.stone) +
  shape(box(37, 20, 2.6, 18), C.wood) +
  shape(box(60.4, 20, 2.6, 18), C.wood) +
  shape('M31 22L50 10L69 22z', C.roof)

export const wagon: Draw = () =>
  floor('#7b6a43') +
  shape('M16 40q0 -22 24 -22t24 22z', C.cloth) +
  stroke('M28 19q-4 8 -4 21M40 18v22M52 20q4 8 4 20', '#b79c72', 0.9) +
  shape('M12 39h58l-4 9H18z', C.woodLit) +
  row(
    2,
    i =>
      `<circle cx="${26 + i * 30}" cy="49" r="6.5" fill="none" stroke="${C.ink}" stroke-width="2.2"/>` +
      stroke(`M${26 + i * 30} 43v12M${20 + i * 30} 49h12`, C.wood, 1.2),
  ) +
  stroke('M69 44l16 4', C.wood, 1.6)
