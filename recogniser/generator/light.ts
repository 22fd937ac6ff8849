import type { Light } from './scene.ts'

/** Lights a picture: exposure, cast, gradient, vignette, shadows, and glare on top. */
export function shine(picture: Float32Array, width: number, height: number, light: Light): void {
  const { exposure, cast, gradient, vignette } = light
  const [gx, gy] = [Math.cos(gradient.towards) * gradient.strength, Math.sin(gradient.towards) * gradient.strength]
  const shadows = light.shadows.map(shadow => ({
    ...shadow,
    dx: Math.cos(shadow.towards),
    dy: Math.sin(shadow.towards),
  }))
  const glares = light.glares.map(glare => ({ ...glare, dx: Math.cos(glare.turn), dy: Math.sin(glare.turn) }))
  const ratio = height / width
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const u = column / width
      const v = row / height
      const x = u - 0.5
      const y = (v - 0.5) * ratio
      let factor = exposure * (1 + gx * x + gy * y) * (1 - vignette * 2 * (x * x + y * y))
      for (const shadow of shadows) {
        const inside = ((u - shadow.x) * shadow.dx + (v - shadow.y) * ratio * shadow.dy) / shadow.soft
        factor *= 1 - shadow.strength * Math.min(1, Math.max(0, inside + 0.5))
      }
      let added = 0
      for (const glare of glares) {
        const px = u - glare.x
        const py = (v - glare.y) * ratio
        const along = (px * glare.dx + py * glare.dy) / glare.long
        const aside = (py * glare.dx - px * glare.dy) / glare.wide
        const far = along * along + aside * aside
        if (far < 9) added += glare.strength * Math.exp(-far)
      }
      const k = (row * width + column) * 3
      picture[k] = (picture[k]! * factor + added * exposure) * cast[0]
      picture[k + 1] = (picture[k + 1]! * factor + added * exposure) * cast[1]
      picture[k + 2] = (picture[k + 2]! * factor + added * exposure) * cast[2]
    }
}
