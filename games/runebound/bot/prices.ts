/** What things are worth in points of might (a point of damage a round): the figures that were tuned by self-play. */

export const GOLD = 0.15
export const TROPHY = 0.28
/** A skill card in hand: something to learn, or to exert. */
export const CARD = 0.08
export const WOUND = 0.06
export const ACTION = 0.16
/** A look at assets of which one is kept. */
export const GIFT = 0.7
export const COMPANION = 0.9
export const ARCANE = 0.4
export const WEB = 0.12
export const ZOMBIE = 0.2
export const PLAGUE = 0.5
export const CURE = 0.8
export const UNIT = 0.4
export const SCORCH = 0.5
export const WARD = 0.8
/** A fight against the master of the scenario, won. */
export const MASTER = 12
