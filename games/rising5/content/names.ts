/** The ids of things. State holds their index in these lists; moves and events hold the id. */

/** R5-004. The order has no meaning. */
export const HEROES = ['orakl', 'eli', 'nova', 'ekho', 'hal'] as const
export type Hero = (typeof HEROES)[number]

/** R5-013, R5-014: two locations a region. Location i belongs to region i >> 1; R5-213: this is the board order. */
export const PLACES = ['I-a', 'I-b', 'II-a', 'II-b', 'III-a', 'III-b'] as const
export type Place = (typeof PLACES)[number]

export const REGIONS = ['I', 'II', 'III'] as const
export type Region = (typeof REGIONS)[number]

/** R5-027 */
export const RELICS = ['blade', 'staff', 'pendant'] as const
export type Relic = (typeof RELICS)[number]

/** R5-028 */
export const ARTEFACTS = ['orb', 'store', 'ring', 'potion'] as const
export type Artefact = (typeof ARTEFACTS)[number]

/** R5-266: the two kinds of items, Relics first. */
export const ITEMS = [...RELICS, ...ARTEFACTS] as const
export type Item = Relic | Artefact
