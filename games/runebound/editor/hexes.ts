import type { Place, Plain, Slot } from '@runatal/look/editor/editor.ts'
import { plant, token } from '@runatal/look/editor/parts.ts'
import type { Scenario } from '../content/language.ts'
import { codeOf, GEM_AT, HEX_COUNT, PLAGUE_SITES, siteKind, TERRAIN } from '../content/map.ts'
import { messages } from '../messages/index.ts'

/** The hexes of the map as places: for heroes, and for what the scenario puts there. */
export function hexPlaces(scenario: Scenario): Place[] {
  return Array.from({ length: HEX_COUNT }, (_, hex) => {
    const code = codeOf(hex)
    return {
      id: `hex:${code}`,
      name: { en: messages.en.hex(code), fr: messages.fr.hex(code) },
      oneOfMany: true as const,
      spots: [`.rb-map [data-at="${code}"]`],
      slots: [pawnsOn(code), ...tokensOf(scenario, hex)],
    }
  })
}

function tokensOf(scenario: Scenario, hex: number): Slot[] {
  const code = codeOf(hex)
  const isWild = siteKind(hex) === undefined && TERRAIN[hex]! < WATER
  return [
    ...(GEM_AT[hex]! >= 0 ? [token('down', ['gemsDown'], code)] : []),
    ...(scenario === 'web' && isWild ? [token('web', ['webs'], code)] : []),
    ...(scenario === 'corpse' && isWild ? [token('zombie', ['zombies'], code)] : []),
    ...(scenario === 'locust' && !PLAGUE_SITES.includes(hex) ? [token('scorched', ['scorched'], code)] : []),
  ]
}

const WATER = 4

/** Heroes stand where their seats say. */
function pawnsOn(code: string): Slot {
  return {
    kind: 'pawn',
    most: 4,
    read: position => playersOf(position).flatMap((player, seat) => (player['at'] === code ? [String(seat)] : [])),
    write<P extends Plain>(position: P, things: readonly string[]): P {
      return playersOf(position).reduce<P>((left, player, seat) => {
        const comes = things.includes(String(seat))
        if (comes) return plant(left, ['players', seat, 'at'], code)
        return player['at'] === code ? plant(left, ['players', seat, 'at'], undefined) : left
      }, position)
    },
  }
}

/** Whatever is asked of. */
function playersOf(position: unknown): Record<string, unknown>[] {
  const players: unknown = typeof position === 'object' && position !== null ? Reflect.get(position, 'players') : []
  return Array.isArray(players)
    ? players.map((one: unknown) => (typeof one === 'object' && one !== null ? { ...one } : {}))
    : []
}
