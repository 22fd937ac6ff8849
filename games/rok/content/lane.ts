/** The lane of the slide contest, in millimetres and seconds (ROK-136, ROK-141, ROK-142, ROK-215, ROK-216). */

export const START_TO_DESTINY = 408
/** Half a stone and the radius of the Destiny rune: at this distance between the centres they touch. */
export const TOUCH = 25
export const START_GAP = START_TO_DESTINY - TOUCH
export const LANE_HALF_WIDTH = 120
export const MOST_AIM = 15
export const MOST_POWER = 100
export const FULL_SPEED = 1800
export const GRAVITY = 9810
export const GHOST_POWER = 50
/** Friction is 0.2 to 0.3, in ten-thousandths. */
export const LEAST_FRICTION = 2000
export const FRICTIONS = 1001
/** ROK-140: gaps closer than this are equal, and so many rounds more are played. */
export const EQUAL_GAP = 0.5
export const MORE_ROUNDS = 3

/** ROK-188, ROK-193, ROK-195: the calm variant. */
export const FOCUS = 3
export const WAVES = 4
export const NERVE = { least: 1, most: 10 }
export const NERVE_LIMIT = { least: 4, most: 10 }
