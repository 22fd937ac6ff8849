import type { Bus, News } from './bus.ts'
import { type Limits, Rates } from './rates.ts'

/**
 * Rate limits: what each person and each address may still ask of the house. They are counted by each process for
 * itself; once a second each tells the others who has asked for much, and they count it, too. So the rate that lasts is
 * one for all processes; only what may be asked at once can be had on each of them, once.
 */
export class Allowances {
  readonly address: Rates
  readonly person: Rates
  readonly messages: Rates
  readonly chat: Rates
  readonly changes: Rates
  readonly messagesOfAddress: Rates
  readonly newcomers: Rates
  readonly notices: Rates
  readonly keeping: Rates
  readonly entering: Rates
  readonly codes: Rates
  readonly codesOfName: Rates
  /** To protect this process: the others have their own. */
  readonly frames: Rates
  readonly reports: Rates
  readonly mail: Rates
  readonly mailTo: Rates
  readonly mailAgain: Rates
  private telling: NodeJS.Timeout | undefined

  constructor(limits: Limits) {
    this.address = new Rates(limits.address)
    this.person = new Rates(limits.person)
    this.messages = new Rates(limits.messages)
    this.chat = new Rates(limits.chat)
    this.changes = new Rates(limits.changes)
    this.messagesOfAddress = new Rates(limits.messagesOfAddress)
    this.newcomers = new Rates(limits.newcomers)
    this.notices = new Rates(limits.notices)
    this.keeping = new Rates(limits.keeping)
    this.entering = new Rates(limits.entering)
    this.codes = new Rates(limits.codes)
    this.codesOfName = new Rates(limits.codesOfName)
    this.frames = new Rates(limits.frames)
    this.reports = new Rates(limits.reports)
    this.mail = new Rates(limits.mail)
    this.mailTo = new Rates(limits.mailTo)
    this.mailAgain = new Rates(limits.mailAgain)
  }

  /** Begins to share them with other processes. */
  share(bus: Bus): void {
    this.tell(bus)
    this.telling = setInterval(() => this.tell(bus), EVERY_SECOND).unref()
  }

  hear({ what, times }: Extract<News, { t: 'asked' }>): void {
    for (const [who, count] of times) this[what].charge(who, count)
  }

  close(): void {
    clearInterval(this.telling)
  }

  private tell(bus: Bus) {
    for (const what of ALL) {
      const times = this[what].heavy()
      for (let i = 0; i < times.length; i += TOLD_AT_ONCE)
        bus.tell({ t: 'asked', what, times: times.slice(i, i + TOLD_AT_ONCE) })
    }
  }
}

export type Allowance = (typeof ALL)[number]

const ALL = [
  'address',
  'person',
  'messages',
  'chat',
  'changes',
  'messagesOfAddress',
  'newcomers',
  'notices',
  'keeping',
  'entering',
  'codes',
  'codesOfName',
  'reports',
  'mail',
  'mailTo',
  'mailAgain',
] as const
const EVERY_SECOND = 1000
/** Fits into one letter of the bus. */
const TOLD_AT_ONCE = 100
