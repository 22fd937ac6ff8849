import type { Viewer } from '@runatal/kernel'
import type { Language } from '@runatal/look/board.ts'
import { KINDS } from '../../content/language.ts'
import { SITES } from '../../content/land.ts'
import { distance, GEM_AT, GEMS, HEX_COUNT, SITE_AT } from '../../content/map.ts'
import { messages } from '../../messages/index.ts'
import { NONE, type State } from '../../rules/types.ts'
import { centre } from '../map/geometry.ts'
import { boardWords } from '../words/words.ts'
import { hexLine } from './hex.ts'

const FAR = 3
const MOST = 5

/** Where a hero stands and what is near, for those who hear the map: 'O3; a combat gem two hexes west'. */
export function near(state: State, me: Viewer, language: Language): string {
  const words = boardWords[language]
  if (state.heroes[me] === NONE) return `${words.noHero}.`
  const at = state.at[me] ?? NONE
  if (at < 0) return ''
  const found = Array.from({ length: HEX_COUNT }, (_, hex) => hex)
    .flatMap(hex => {
      const what = thingOn(hex)
      const far = distance(at, hex)
      return what === undefined || far === 0 || far > FAR ? [] : { what, far, where: bearing(at, hex) }
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST)
  const around = found.map(({ what, far, where }) => words.lies(what, far, where)).join('; ')
  const here = words.youAre(hexLine(at, state, messages[language], words, language))
  return around === '' ? here : `${here} ${words.nearIs(around)}`

  function thingOn(hex: number): string | undefined {
    if (state.webs.includes(hex)) return words.webHere
    const gem = GEM_AT[hex]!
    if (gem >= 0 && state.gems[gem] === 1) return words.gem(KINDS[GEMS[gem]!.kind]!)
    return SITES[SITE_AT[hex]!]?.name[language]
  }
}

/** One of eight, from the north round by the east. */
function bearing(from: number, to: number): number {
  const a = centre(from)
  const b = centre(to)
  return (Math.round(Math.atan2(b.x - a.x, a.y - b.y) / (Math.PI / 4)) + 8) % 8
}
