/**
 * What people are told of when they are not here. `turn`: a decision is owed at a table by letter. `invitation`: to a
 * table. `event`: a tournament begins soon. `bout`: a table of a tournament waits.
 */
export type NoticeKind = 'turn' | 'invitation' | 'event' | 'bout'

/** What people choose between; a bout is part of its tournament. */
export const WISH_KINDS = ['turn', 'invitation', 'event'] as const
export type WishKind = (typeof WISH_KINDS)[number]

/** How they are told: by the push service of a browser, or by mail. */
export const WAYS = ['push', 'mail'] as const
export type Way = (typeof WAYS)[number]

/** What somebody has said about one kind and one way. */
export interface Wish {
  kind: WishKind
  way: Way
  wanted: boolean
}

/** Whether somebody wants to be told so; who has not said is told of all by push, and by mail only of tournaments. */
export function isWanted(wishes: readonly Wish[], kind: NoticeKind, way: Way): boolean {
  const asked = kind === 'bout' ? 'event' : kind
  const said = wishes.find(one => one.kind === asked && one.way === way)
  return said?.wanted ?? (way === 'push' || asked === 'event')
}

/** All that can be said, as it stands. */
export function allWishes(wishes: readonly Wish[]): Wish[] {
  return WISH_KINDS.flatMap(kind => WAYS.map(way => ({ kind, way, wanted: isWanted(wishes, kind, way) })))
}
