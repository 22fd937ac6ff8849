/** Why nothing changed. */
export interface Refusal {
  rule: string
  why: Why
}

export type Why =
  | 'notHere'
  | 'altars'
  | 'fourRunes'
  | 'blank'
  | 'twice'
  | 'noRune'
  | 'revealed'
  | 'notStart'
  | 'links'
  | 'nothing'
  | 'lesson'
