import { seeded } from '@runatal/look/stone/chance.ts'
import { gashes } from './gashes.ts'
import { headOf } from './heads.ts'
import type { Looks } from './looks.ts'
import {
  between,
  blob,
  direction,
  f1,
  flat,
  glow,
  INK,
  line,
  mix,
  oval,
  part,
  type Point,
  poly,
  RADIAN,
  taper,
  TINT,
  told,
} from './shapes.ts'
import { type Act, type Limb, posed } from './stances.ts'
import { bow, put, shieldAt, WEAPONS } from './weapons.ts'

/** Whoever stands on two legs. */
export function biped(q: Looks, act: Act, wounds: number): string {
  const {
    stance = 'shield',
    weapon = 'none',
    bulk: b = 1,
    skin,
    cloth: c1,
    cloth2: c2 = mix(q.cloth, '#000000', 0.35),
    arm = q.cloth,
    boot = '#3c2617',
  } = q
  const metal = q.metal ?? '#8b919d'
  const gilt = q.gilt ?? '#d9b45b'
  const p = posed(stance, act, wounds, q.crouch ?? 0)
  const out = { back: '', body: '', front: '' }
  const undead = q.race === 'undead'

  const leg = (l: Limb, far: boolean) => {
    const t = far ? mix(q.leg ?? c2, TINT, 0.35) : (q.leg ?? c2)
    const bt = far ? mix(boot, TINT, 0.35) : boot
    const an = l[2]
    const w = undead ? 0.62 : 1
    let s = part(
      taper(
        [l[0], between(l[0], l[1], 0.5), l[1], between(l[1], l[2], 0.4), l[2]],
        [46 * b * w, 42 * b * w, 30 * b * w, 30 * b * w, 18 * b],
      ),
      t,
      { rim: far ? 0.35 : 0.72 },
    )
    const k = between(l[1], l[2], 0.28)
    s +=
      part(taper([k, between(l[1], l[2], 0.6), an], [33 * b * w, 32 * b * w, 23 * b]), bt, { rim: far ? 0.35 : 0.72 }) +
      part(
        `M${an[0] - 13 * b} ${an[1] - 6}Q${an[0] - 15 * b} 430 ${an[0] - 12 * b} 430H${an[0] + 36 * b}Q${an[0] + 38 * b} 418 ${an[0] + 12 * b} ${an[1] - 8}Z`,
        bt,
        { rim: far ? 0.35 : 0.72 },
      )
    if (q.body === 'plate') s += part(oval(l[1][0] + 3, l[1][1], 15 * b, 17 * b), metal, { rim: far ? 0.3 : 0.6 })
    else s += line(`M${k[0] - 16 * b} ${k[1]}L${k[0] + 16 * b} ${k[1] + 3}`, mix(bt, '#000000', 0.4), 5)
    return s
  }
  const armOf = (a: Limb, far: boolean) => {
    const w = undead ? 0.6 : 1
    const up = far ? mix(arm, TINT, 0.35) : arm
    const bracer = q.bracer ?? '#4a2f1c'
    const lo = q.sleeve ? up : far ? mix(bracer, TINT, 0.3) : bracer
    const sk = far ? mix(skin, TINT, 0.3) : skin
    const r = far ? 0.4 : 0.72
    let s = ''
    s += part(
      taper([a[0], between(a[0], a[1], 0.5), a[1]], [34 * b * w, 32 * b * w, 24 * b * w]),
      q.bareArms ? sk : up,
      { rim: r },
    )
    if (q.sleeve)
      s += part(
        taper(
          [between(a[0], a[1], 0.6), a[1], between(a[1], a[2], 0.55), between(a[1], a[2], 0.9)],
          [30 * b, 32 * b, 42 * b, 50 * b],
        ),
        up,
        { rim: r },
      )
    else
      s += part(
        taper([a[1], between(a[1], a[2], 0.35), between(a[1], a[2], 0.95)], [24 * b * w, 27 * b * w, 17 * b * w]),
        lo,
        { rim: r },
      )
    s += part(oval(a[2][0], a[2][1], 12.5 * b, 12 * b), q.glove ? (far ? mix(q.glove, TINT, 0.3) : q.glove) : sk, {
      rim: r,
      sx: 7,
    })
    return s
  }
  const S = p.n[0]
  const F = p.f[0]
  const { hip } = p
  const up = direction(hip, p.chest) + 90
  // cloak behind everything
  if (q.cloak) {
    const x = S[0] - 6
    const y = S[1] - 10
    const low = q.race === 'spirit' ? 400 : 404
    const j = seeded(`${q.id}c`)
    const hem: Point[] = []
    for (let i = 0; i <= 7; i++)
      hem.push([hip[0] - 138 + i * 21 + (j() - 0.5) * 8, low - (i % 2 ? 16 + wounds * 8 * j() : 0) - (7 - i) * 5])
    out.back += part(
      `M${told([F[0] - 6, F[1] - 14])}L${told([x, y])}C${f1(x - 46)} ${f1(y + 60)} ${f1(hip[0] - 96)} ${f1(hip[1] + 30)} ${hem.map(told).join('L')}C${f1(hip[0] + 20)} ${f1(hip[1] + 20)} ${f1(F[0])} ${f1(F[1] + 40)} ${f1(F[0] - 6)} ${f1(F[1] - 14)}Z`,
      q.cloak,
      {
        sx: 24,
        sy: 8,
        in: line(
          `M${f1(x - 4)} ${f1(y + 30)}Q${f1(hip[0] - 70)} ${f1(hip[1] + 20)} ${f1(hip[0] - 92)} ${low - 30}M${f1(x + 14)} ${f1(y + 40)}Q${f1(hip[0] - 40)} ${f1(hip[1] + 40)} ${f1(hip[0] - 44)} ${low - 20}`,
          mix(q.cloak, '#000000', 0.4),
          3,
        ),
      },
    )
  }
  if (q.quiver)
    out.back += put(
      [S[0] - 14, S[1] + 6],
      -24,
      1,
      part('M-13 -34H13V54Q0 64 -13 54Z', '#5a3820') +
        line('M-8 -36V-60M0 -36V-66M8 -36V-58', '#d8c49a', 3) +
        flat('M-12 -58L-8 -72L-4 -58ZM-4 -64L0 -78L4 -64ZM4 -56L8 -70L12 -56Z', '#a8382a'),
    )
  let wFar = ''
  let wNear = ''
  const kneeling = act === 'kneel'
  if (stance === 'bow')
    wFar += kneeling
      ? put([p.f[2][0] + 20, 404], 84, 1, bow([0, 0]))
      : bow(p.f[2], act === 'win' ? undefined : [p.n[2][0] + 6, p.n[2][1]])
  else if (stance === 'great')
    wNear += kneeling
      ? put([p.n[2][0] + 14, 330], 178, 0.8, WEAPONS[weapon](q.gilt, q.orb))
      : put(
          between(p.n[2], p.f[2], 0.5),
          act === 'strike' ? 84 : act === 'win' ? 24 : -36,
          1,
          WEAPONS[weapon](q.gilt, q.orb),
        )
  else if (stance === 'hammer')
    wNear += kneeling
      ? put([p.n[2][0] + 20, 400], 96, 1, WEAPONS[weapon](q.gilt))
      : put(between(p.n[2], p.f[2], 0.45), act === 'strike' ? 70 : 28, 1, WEAPONS[weapon](q.gilt))
  else if (stance === 'staff')
    wNear += put(
      kneeling ? [p.n[2][0] + 4, 260] : p.n[2],
      act === 'cast' || act === 'strike' ? 16 : 5,
      kneeling ? 0.86 : 0.95,
      WEAPONS[weapon](q.gilt, q.orb),
    )
  else if (stance === 'twin') {
    wNear += put(p.n[2], kneeling ? 96 : -128, 1, WEAPONS[weapon](q.gilt))
    wFar += put(p.f[2], act === 'win' ? 10 : kneeling ? 120 : 58, 1, WEAPONS[weapon](q.gilt))
  } else if (stance === 'shield')
    wNear += put(
      p.n[2],
      kneeling ? 84 : act === 'strike' ? 96 : act === 'win' ? 20 : 40,
      kneeling ? 0.95 : 1,
      WEAPONS[weapon](q.gilt),
    )
  else wNear += put(p.n[2], act === 'strike' ? 80 : 34, 1, WEAPONS[weapon](q.gilt))
  out.back += leg(p.b, true)
  if (stance !== 'bow') out.back += wFar
  out.back += armOf(p.f, true)
  if (stance === 'bow') out.back += wFar
  if (q.race !== 'spirit' && q.body !== 'robe') out.body += leg(p.l, false)
  // torso
  const ch = p.chest
  const w = b * (undead ? 0.84 : 1)
  const T = (x: number, y: number): Point => {
    const a = up * RADIAN
    return [ch[0] + x * w * Math.cos(a) - y * Math.sin(a), ch[1] + x * w * Math.sin(a) + y * Math.cos(a)]
  }
  const H = (x: number, y: number): Point => [hip[0] + x * w, hip[1] + y]
  const tors = [
    T(-44, -20),
    T(-12, -38),
    T(24, -34),
    T(46, -14),
    T(42, 26),
    H(30, -22),
    H(34, 12),
    H(0, 22),
    H(-34, 14),
    H(-30, -20),
    T(-46, 22),
  ]
  if (q.body === 'robe' || q.race === 'spirit') {
    const low = q.race === 'spirit' ? 420 : 428
    const j = seeded(`${q.id}r`)
    const hem: Point[] = [T(44, 6), H(44, 4), H(66, 80), H(86, low - hip[1] - 4)]
    for (let i = 0; i <= 6; i++)
      hem.push([
        hip[0] + 80 - i * 27,
        low - (q.race === 'spirit' || q.ragged ? (i % 2) * (22 + 16 * j()) : (i % 2) * 4),
      ])
    hem.push(H(-84, 70), H(-42, 4), T(-46, 10), T(-44, -22), T(-8, -38), T(26, -34))
    out.body += part(blob(hem, 0.72), c1, {
      sx: 30,
      sy: 6,
      in:
        [-40, -12, 18, 44]
          .map(x =>
            line(
              `M${f1(hip[0] + x * 0.5)} ${f1(hip[1] + 10)}Q${f1(hip[0] + x)} ${f1(hip[1] + 90)} ${f1(hip[0] + x * 1.35)} 430`,
              mix(c1, '#000000', 0.38),
              3.4,
            ),
          )
          .join('') +
        flat(poly([H(-2, -70), H(14, -70), H(30, low - hip[1]), H(-10, low - hip[1])]), q.trim ?? c2, 'opacity=".9"'),
    })
    if (q.race === 'spirit') out.body += glow(hip[0], 410, 120, '#9fe8ff', 0.5)
  } else
    out.body += part(blob(tors, 0.9), q.body === 'bare' ? skin : c1, {
      sx: 22,
      sy: 6,
      in:
        q.body === 'bare'
          ? line(
              `M${told(T(2, -24))}L${told(T(4, 44))}M${told(T(-30, 4))}Q${told(T(-8, 20))} ${told(T(2, 6))}Q${told(T(22, 20))} ${told(T(38, 2))}M${told(T(-20, 40))}L${told(T(26, 38))}M${told(T(-18, 58))}L${told(T(24, 56))}`,
              mix(skin, '#2a1008', 0.45),
              2.4,
            )
          : undead
            ? line(
                [0, 1, 2, 3]
                  .map(i => `M${told(T(-30, -4 + i * 15))}Q${told(T(4, 8 + i * 15))} ${told(T(36, -6 + i * 15))}`)
                  .join(''),
                mix(skin, '#000000', 0.2),
                5,
              )
            : q.body === 'mail'
              ? [...Array(9)]
                  .map((_, i) =>
                    line(
                      `M${told(T(-50, -24 + i * 13))}Q${told(T(0, -12 + i * 13))} ${told(T(50, -24 + i * 13))}`,
                      mix(c1, '#000000', 0.42),
                      1.8,
                      'stroke-dasharray="5 3"',
                    ),
                  )
                  .join('')
              : '',
    })
  if (q.body === 'plate') {
    out.body += part(
      blob([T(-40, -18), T(-4, -34), T(34, -26), T(44, 6), T(30, 44), T(2, 54), T(-32, 42), T(-44, 8)], 0.9),
      metal,
      {
        sx: 20,
        rim: 0.62,
        in: line(
          `M${told(T(4, -30))}L${told(T(6, 54))}M${told(T(-36, 26))}Q${told(T(2, 42))} ${told(T(36, 24))}`,
          mix(metal, '#000000', 0.4),
          2.4,
        ),
      },
    )
    out.body += part(
      poly([H(-34, 4), H(34, 2), H(46, 46), H(22, 60), H(0, 48), H(-24, 60), H(-46, 44)]),
      mix(metal, '#000000', 0.18),
      {
        rim: 0.5,
        in: line(
          `M${told(H(0, 4))}L${told(H(0, 50))}M${told(H(-20, 6))}L${told(H(-26, 56))}M${told(H(20, 6))}L${told(H(26, 56))}`,
          INK,
          2,
        ),
      },
    )
  }
  if (q.body === 'leather' || q.body === 'mail' || q.body === 'bare') {
    const fl = q.body === 'bare' ? '#6a4a2c' : mix(c2, '#000000', 0.1)
    out.body += part(
      poly([
        H(-36, 2),
        H(36, 0),
        H(48, 54),
        H(30, 66 - wounds * 5),
        H(14, 52),
        H(0, 72),
        H(-18, 54),
        H(-34, 68),
        H(-50, 50),
      ]),
      fl,
      {
        sx: 16,
        in: line(
          `M${told(H(-14, 6))}L${told(H(-20, 60))}M${told(H(16, 6))}L${told(H(18, 60))}`,
          mix(fl, '#000000', 0.45),
          2.4,
        ),
      },
    )
  }
  if (q.tabard)
    out.body += part(
      poly([
        T(-16, -30),
        T(24, -28),
        H(24, 2),
        H(26, 96 - wounds * 6),
        H(10, 84),
        H(0, 98 - wounds * 9),
        H(-16, 84),
        H(-18, 0),
      ]),
      q.tabard,
      { sx: 16, in: flat(poly([T(4, -10), T(18, 10), T(4, 32), T(-10, 10)]), gilt) },
    )
  if (q.body === 'leather')
    out.body +=
      line(`M${told(T(-36, -22))}L${told(H(28, -14))}`, mix(c1, '#000000', 0.55), 9) +
      line(`M${told(T(-36, -22))}L${told(H(28, -14))}`, '#8a5f34', 5) +
      part(blob([T(-12, -2), T(-2, -8), T(8, 0), T(-2, 8)], 0.6), q.gilt ?? '#c79c4a', { ink: 1.4, sx: 4 })
  if (q.body !== 'robe')
    out.body +=
      line(`M${told(H(-34, 6))}Q${told(H(0, 16))} ${told(H(35, 4))}`, '#24140b', 12) +
      line(`M${told(H(-34, 6))}Q${told(H(0, 16))} ${told(H(35, 4))}`, '#6b4426', 8) +
      part(oval(H(8, 10)[0], H(8, 10)[1], 8, 7), q.gilt ?? '#c79c4a', { ink: 1.6, sx: 4 })
  // pauldrons and collars
  const pal = (a: Point, far: boolean) =>
    q.body === 'plate' || q.pauldron
      ? part(
          blob(
            [
              [a[0] - 28 * b, a[1] + 8],
              [a[0] - 18 * b, a[1] - 24],
              [a[0] + 10 * b, a[1] - 26],
              [a[0] + 24 * b, a[1] - 2],
              [a[0] + 14 * b, a[1] + 24],
              [a[0] - 12 * b, a[1] + 26],
            ],
            0.9,
          ),
          far ? mix(metal, TINT, 0.3) : metal,
          {
            rim: far ? 0.35 : 0.66,
            in: line(`M${a[0] - 24 * b} ${a[1] + 14}Q${a[0]} ${a[1] + 4} ${a[0] + 18 * b} ${a[1] + 14}`, INK, 2),
          },
        ) +
        (q.spikes
          ? part(
              poly([
                [a[0] - 14, a[1] - 22],
                [a[0] - 22, a[1] - 58],
                [a[0] + 4, a[1] - 24],
              ]),
              '#cfc4a6',
              { ink: 1.8, sx: 5 },
            )
          : '')
      : ''
  out.body = (q.body === 'plate' || q.pauldron ? pal(F, true) : '') + out.body
  if (q.fur)
    out.body += part(
      blob(
        [
          T(-54, -14),
          T(-42, -40),
          T(-12, -50),
          T(24, -46),
          T(50, -30),
          T(52, -8),
          T(36, -16),
          T(20, -6),
          T(4, -18),
          T(-14, -4),
          T(-30, -16),
          T(-44, -2),
        ],
        0.5,
      ),
      q.fur,
      { sx: 14 },
    )
  if (q.scarf)
    out.body += part(
      taper(
        [
          [p.neck[0] + 20, p.neck[1] + 4],
          [p.neck[0] - 4, p.neck[1] + 14],
          [p.neck[0] - 50, p.neck[1] + 6],
          [p.neck[0] - 96, p.neck[1] + 30],
          [p.neck[0] - 128, p.neck[1] + 14],
        ],
        [28, 30, 22, 20, 6],
      ),
      q.scarf,
    )
  out.body += headOf(q, p, wounds, act)
  if (stance === 'shield')
    out.front += shieldAt(
      act === 'block' ? [p.f[2][0] + 4, p.f[2][1] - 34] : kneeling ? [p.f[2][0] + 30, 372] : p.f[2],
      q.tabard ?? c1,
      gilt,
      act === 'block' ? 1.12 : 1,
    )
  out.front += wNear + armOf(p.n, false) + pal(S, false)
  if (q.race === 'demon' || q.claws)
    for (const a of [p.n, p.f])
      out.front += [-12, 0, 12]
        .map(k =>
          part(
            poly([
              [a[2][0] + 6, a[2][1] + k - 3],
              [a[2][0] + 32, a[2][1] + k * 1.5 + 6],
              [a[2][0] + 6, a[2][1] + k + 4],
            ]),
            '#e8dcc0',
            { ink: 1.4, sx: 3 },
          ),
        )
        .join('')
  if (act === 'cast' && q.orb !== undefined) {
    const h = p.f[2]
    out.front +=
      glow(h[0] + 6, h[1] - 4, 64, q.orb, 0.9) +
      line(oval(h[0] + 6, h[1] - 4, 28), '#ffffff', 1.6, 'opacity=".8" stroke-dasharray="3 7"') +
      part(oval(h[0] + 6, h[1] - 4, 9), q.orb, { rim: 0.9, ink: 0 })
  }
  out.front += gashes(
    q,
    [
      T(-8, 10),
      T(20, 30),
      between(p.n[0], p.n[1], 0.6),
      between(p.l[0], p.l[1], 0.5),
      T(-26, 34),
      [p.head[0] + 6, p.head[1] + 4],
    ],
    wounds,
  )
  return out.back + out.body + out.front
}
