import type { Dice } from '@runatal/look/stone/chance.ts'
import { crag, fine, type Ink, path, ridge, SCENE, stroke } from './pen.ts'

const { w, h } = SCENE

export function sporeCanyon({ roll }: Ink): string {
  const strata = Array.from({ length: 6 }, (_, i) =>
    stroke(`M0 ${48 + i * 18}H${30 + i * 5}M170 ${60 + i * 18}H${146 - i * 4}`, '#8fe6cf', 0.8, 0.25),
  )
  const spores = Array.from({ length: 26 }, () => {
    const x = fine(roll() * w)
    const y = fine(20 + roll() * 200)
    const r = 0.8 + roll() * 2
    return `<circle cx="${x}" cy="${y}" r="${fine(r * 2.4)}" fill="#a6ffe6" opacity=".16"/><circle cx="${x}" cy="${y}" r="${fine(r)}" fill="#d9fff3"/>`
  })
  return (
    path(crag(roll, w, h, 104, 26, 6), '#1c7d80', 0.8) +
    path('M0 20L30 26L34 52L46 58L44 88L58 96L56 130L66 140V262H0Z', '#0d4a57') +
    path('M0 20L30 26L34 52L46 58L44 88L58 96L56 130L66 140L40 146L38 104L26 92L28 64L14 54L12 34L0 30Z', '#1a6b74') +
    path('M170 34L148 38L144 66L130 72L134 104L118 112L122 150V262H170Z', '#0a3e4d') +
    path(
      'M170 34L148 38L144 66L130 72L134 104L118 112L122 150L140 150L150 116L148 84L158 74L160 50L170 46Z',
      '#155e69',
    ) +
    strata.join('') +
    mushroom(84, 132, 44, 18) +
    mushroom(70, 140, 28, 12) +
    mushroom(106, 138, 32, 13) +
    path(ridge(roll, w, h, 150, 6, 4), '#0b4350') +
    mushroom(18, 196, 50, 17) +
    mushroom(40, 212, 34, 13) +
    mushroom(8, 214, 24, 10) +
    path(ridge(roll, w, h, 212, 8, 3), '#052029') +
    spores.join('')
  )
}

export function drownedCity({ roll, moon, water }: Ink): string {
  const ripples = Array.from({ length: 46 }, () => {
    const y = fine(137 + roll() ** 1.4 * 118)
    const colour = roll() > 0.5 ? '#bff7ea' : '#04202e'
    return stroke(`M${fine(roll() * w)} ${y}h${fine(6 + roll() * 22)}`, colour, fine(0.8 + roll() * 1.2), 0.35)
  })
  return (
    `<circle cx="120" cy="38" r="13" fill="${moon}" opacity=".85"/>` +
    tower(roll, 2, 92, 16, 50, '#1d6c78', '#2a8b90', 'dome') +
    tower(roll, 134, 86, 18, 56, '#1d6c78', '#2a8b90', 'spire') +
    tower(roll, 156, 98, 16, 40, '#185a68', '#2a8b90', 'dome') +
    tower(roll, 24, 74, 18, 66, '#12495c', '#1f7480', 'spire') +
    tower(roll, 88, 82, 20, 58, '#12495c', '#1f7480', 'dome') +
    tower(roll, 50, 58, 26, 82, '#0c3a4d', '#176273', 'dome') +
    tower(roll, 112, 100, 16, 40, '#0c3a4d', '#176273', 'spire') +
    `<rect y="134" width="170" height="128" fill="${water}"/>` +
    ripples.join('') +
    path('M-4 262V214C16 206 30 220 52 222C40 236 60 248 54 262Z', '#06222d')
  )
}

function mushroom(x: number, y: number, height: number, cap: number): string {
  const top = y - height
  return (
    path(
      `M${x - 2.5} ${y}Q${x} ${y - height / 2} ${x - 1.5} ${top}h4Q${x + 3} ${y - height / 2} ${x + 4} ${y}Z`,
      '#cfeedd',
    ) +
    path(
      `M${x - cap} ${top + 4}Q${x} ${top - cap} ${x + cap} ${top + 4}Q${x} ${top + 9} ${x - cap} ${top + 4}Z`,
      '#7b52c9',
    ) +
    stroke(
      `M${fine(x - cap * 0.7)} ${top + 1}Q${fine(x - cap * 0.2)} ${fine(top - cap * 0.7)} ${fine(x + cap * 0.3)} ${fine(top - cap * 0.32)}`,
      '#c9a6ff',
      1.6,
    )
  )
}

function tower(
  roll: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  top: 'dome' | 'spire',
): string {
  const crown =
    top === 'dome'
      ? path(`M${x - 1} ${y}a${width / 2 + 1} ${width / 2} 0 0 1 ${width + 2} 0Z`, roof) +
        stroke(`M${x + width / 2} ${y - width / 2}v-9`, roof, 1.6)
      : path(`M${x} ${y}L${x + width / 2} ${fine(y - width * 1.3)}L${x + width} ${y}Z`, roof)
  let windows = ''
  for (let row = 0; row < height / 9 - 1; row++)
    for (const column of [0.2, 0.56])
      if (roll() > 0.45)
        windows += `<rect x="${fine(x + width * column)}" y="${y + 5 + row * 9}" width="2.4" height="3.6" fill="#ffe9a8"/>`
  return (
    crown +
    path(`M${x} ${y}h${width}v${height}h-${width}Z`, wall) +
    path(`M${fine(x + width * 0.62)} ${y}h${fine(width * 0.38)}v${height}h-${fine(width * 0.38)}Z`, '#04202e', 0.5) +
    windows
  )
}
