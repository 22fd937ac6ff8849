/** The numbers that stand for something in the state. */

/** No card, no hex, no seat. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** Where a combat token is. */
export const POOL = 0
export const SPENT = 1
export const REMOVED = 2
export const LEFT_OUT = 3

/** Sides of a fight. */
export const HERO = 0
export const FOE = 1

/** In a choice of tokens those of the other side are numbered from here. */
export const OTHER = 100

/** What a plague can be (RB-469, RB-480). */
export const LATENT = 0
export const ACTIVE = 1
export const CURED = 2

/** The Prepare token (RB-167 to RB-170). */
export const UNPREPARED = 0
export const PREPARED = 1
export const JUST_PREPARED = 2
