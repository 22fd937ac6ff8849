import { codeOf, hexOf, PLAGUE_SITES } from '../content/map.ts'
import { enemyNamed } from '../content/tables.ts'
import { ACTIVE, CURED, LATENT, NONE, type State } from '../rules/types.ts'
import type { Tokens } from './position.ts'

/** Puts what a position names on the map of its scenario. */
export function layTokens(s: State, tokens: Tokens): void {
  if (tokens.webs !== undefined) s.webs = tokens.webs.map(hexOf)
  if (tokens.ariad !== undefined) s.ariad = hexOf(tokens.ariad)
  if (tokens.margath !== undefined) s.margath = tokens.margath
  if (tokens.zombies !== undefined) s.zombies = tokens.zombies.map(hexOf)
  if (tokens.vorakesh !== undefined) s.vorakesh = hexOf(tokens.vorakesh)
  if (tokens.champions !== undefined) s.champions = tokens.champions.map(hexOf)
  if (tokens.scorched !== undefined) s.scorched = tokens.scorched.map(hexOf)
  const { plagues, cured = [], warbands } = tokens
  if (plagues !== undefined)
    s.plagues = PLAGUE_SITES.map(hex =>
      plagues.includes(codeOf(hex)) ? ACTIVE : cured.includes(codeOf(hex)) ? CURED : LATENT,
    )
  if (plagues !== undefined) layEpicentre(s, tokens.epicentre)
  if (warbands === undefined) return
  s.bands = warbands.map(({ id }) => enemyNamed(id))
  s.bandsUp = warbands.map(({ at }) => (at === undefined ? 0 : 1))
  s.bandsAt = warbands.map(({ at }) => (at === undefined ? NONE : hexOf(at)))
  s.units = warbands.map(({ units = 0 }) => units)
  s.bandsSeen = warbands.map(() => 0)
}

/** Named plagues without an Epicentre: it is cured. */
function layEpicentre(s: State, code: string | undefined) {
  s.epicentre = code === undefined ? NONE : site(code)
  if (code === undefined) s.slots[0] = NONE
}

function site(code: string): number {
  const found = PLAGUE_SITES.indexOf(hexOf(code))
  if (found < 0) throw new Error(`There is no plague in ${code}; plagues are in towns and cities`)
  return found
}
