/** Why a bot does what it does, for the log. */
export type Reason =
  | { because: 'adventure'; kind: string; odds: number }
  | { because: 'shop'; city: string; gold: number }
  | { because: 'train' }
  | { because: 'rest'; damage: number }
  | { because: 'quest'; card: string }
  | { because: 'story'; card: string; odds: number }
  | { because: 'master'; enemy: string; odds: number }
  | { because: 'gather'; hex: string }
  | { because: 'zombie' }
  | { because: 'plague'; hex: string; active: number }
  | { because: 'epicentre'; hex: string; odds: number }
