import type { Allowances } from '../allowances.ts'
import type { LiveHall } from '../hall.ts'
import type { Mailer } from '../notices/mailer.ts'
import type { Identities } from '../identity.ts'
import type { Rematches } from '../opening.ts'
import type { Limits, Rates } from '../rates.ts'
import type { Store } from '../store/store.ts'
import type { Studies } from '../study/studies.ts'
import type { Tables } from '../tables.ts'

/** What the routes need of the house. */
export interface House {
  store: Store
  tables: Tables
  hall: Pick<LiveHall, 'untilTold' | 'maySee' | 'lobby'>
  studies: Pick<Studies, 'forgetPerson'>
  identities: Identities
  rematches: Rematches
  limits: Limits
  newcomers: Rates
  allowances: Pick<
    Allowances,
    'keeping' | 'entering' | 'codes' | 'codesOfName' | 'reports' | 'mail' | 'mailTo' | 'mailAgain'
  >
  /** Left out where the operator has set no SMTP server. */
  mailer?: Mailer | undefined
  /** Signs recovery codes, so that a copy of the database is no key. */
  codeSecret: string
  /** The public key of our turn notices. */
  pushKey: string
}
