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
  /** New identities of one address. */
  newcomers: Rate
  /** Sockets open at once from one address, and of one person. */
  socketsOfAddress: number
  socketsOfPerson: number
  /** Tables that one person opens with a long value of their own: a card set. */
  brought: Rate
  /** Tables that one person opened lately and that are not over. */
  tables: number
}

export const LIMITS: Limits = {
  address: { burst: 300, perSecond: 60 },
  person: { burst: 60, perSecond: 15 },
  messages: { burst: 80, perSecond: 25 },
  newcomers: { burst: 60, perSecond: 1 },
  socketsOfAddress: 500,
  socketsOfPerson: 20,
  brought: { burst: 10, perSecond: 1 / 60 },
  tables: 20,
}

/** One bucket for each who asks; those not heard of for long are forgotten. */
export class Rates {
  private readonly rate: Rate
  private readonly buckets = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.rate = rate
  }

  /** Whether this one may, now. */
  allow(who: string): boolean {
    const bucket = this.buckets.get(who) ?? new Bucket(this.rate.burst, this.rate.perSecond)
    this.buckets.delete(who)
    this.buckets.set(who, bucket)
    if (this.buckets.size > REMEMBERED) this.buckets.delete(this.buckets.keys().next().value!)
    return bucket.take()
  }
}

const REMEMBERED = 50_000
