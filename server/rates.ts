import { Bucket } from './bucket.ts'

/** So many at once, and so many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much one person, or one address, may ask of the house. */
export interface Limits {
  /** HTTP requests of one address, and of one person. */
  address: Rate
  person: Rate
  /** Messages of one person over all their sockets. */
  messages: Rate
  /** Lines of chat and emotes of one person. */
  chat: Rate
  /** Changes of one person to who plays at tables, and what: all that are no moves. */
  changes: Rate
  /** Messages of all people at one address. */
  messagesOfAddress: Rate
  /** All frames from one address, also those that nobody answers. Who sends more is hung up on. */
  frames: Rate
  /** New identities of one address. */
  newcomers: Rate
  /** Entries into one tournament from one address. */
  entering: Rate
  /** Names that are kept from one address, and recovery codes that are tried: from one address, and at one name. */
  keeping: Rate
  codes: Rate
  codesOfName: Rate
  /** Letters that ask whether an address is somebody's own: of one person, to one address, and of one person to one address. */
  mail: Rate
  mailTo: Rate
  mailAgain: Rate
  /** Reports of one person. */
  reports: Rate
  /** Sockets open at once from one address, and of one person. */
  socketsOfAddress: number
  socketsOfPerson: number
  /** Tables that one person opens with a long value of their own: a card set. */
  brought: Rate
  /** Tables that one person opened lately and that are not over. */
  tables: number
  /** Turn notices to one person, and the devices that they may go to. */
  notices: Rate
  devices: number
}

export const LIMITS: Limits = {
  address: { burst: 300, perSecond: 60 },
  person: { burst: 60, perSecond: 15 },
  messages: { burst: 80, perSecond: 25 },
  chat: { burst: 10, perSecond: 1 / 2 },
  changes: { burst: 60, perSecond: 1 },
  messagesOfAddress: { burst: 3000, perSecond: 600 },
  frames: { burst: 6000, perSecond: 1200 },
  newcomers: { burst: 60, perSecond: 1 },
  keeping: { burst: 10, perSecond: 1 / 300 },
  entering: { burst: 16, perSecond: 1 / 600 },
  codes: { burst: 10, perSecond: 1 / 60 },
  // Many addresses together: nobody guesses so, and one of them alone does not keep a name's own person out.
  codesOfName: { burst: 60, perSecond: 1 },
  mail: { burst: 3, perSecond: 1 / 600 },
  // Whoever asks for an address that is not theirs leaves a letter to its owner.
  mailTo: { burst: 2, perSecond: 1 / 86_400 },
  mailAgain: { burst: 1, perSecond: 1 / 86_400 },
  reports: { burst: 5, perSecond: 1 / 3600 },
  socketsOfAddress: 500,
  socketsOfPerson: 20,
  brought: { burst: 10, perSecond: 1 / 60 },
  tables: 20,
  notices: { burst: 20, perSecond: 1 / 180 },
  devices: 10,
}

/** One bucket for each who asks; those not heard of for long are forgotten. */
export class Rates {
  private readonly rate: Rate
  private readonly buckets = new Map<string, Bucket>()
  /** Counted only where other processes are to know of it. */
  private lately: Map<string, number> | undefined

  constructor(rate: Rate) {
    this.rate = rate
  }

  /** Whether this one may, now. */
  allow(who: string): boolean {
    const may = this.bucketOf(who).take()
    const { lately } = this
    if (may && lately !== undefined && lately.size < REMEMBERED) lately.set(who, (lately.get(who) ?? 0) + 1)
    return may
  }

  /** Who was allowed so much since this was last asked that other processes should know of it, and how often. */
  heavy(): [who: string, times: number][] {
    const worth = Math.max(1, this.rate.perSecond / 5)
    const heavy = [...(this.lately ?? [])].filter(([, times]) => times >= worth)
    this.lately = new Map()
    return heavy
  }

  /** Another process has allowed it so often. */
  charge(who: string, times: number): void {
    this.bucketOf(who).spend(times)
  }

  private bucketOf(who: string): Bucket {
    const known = this.buckets.get(who)
    // Who was heard of last matters only when some must be forgotten.
    if (known !== undefined && this.buckets.size < REMEMBERED / 2) return known
    const bucket = known ?? new Bucket(this.rate.burst, this.rate.perSecond)
    this.buckets.delete(who)
    this.buckets.set(who, bucket)
    const [oldest] = this.buckets.size > REMEMBERED ? this.buckets.keys() : []
    if (oldest !== undefined) this.buckets.delete(oldest)
    return bucket
  }
}

const REMEMBERED = 50_000
