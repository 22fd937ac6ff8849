import type { PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Notice, Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import { isWanted } from './kinds.ts'
import { letterOf } from './letters.ts'
import type { Mailer } from './mailer.ts'
import { type News, newsOf } from './news.ts'
import { endpointOf, GONE, type Post } from './push.ts'

/** Who is here anyway, and who has not been told too much lately: games can be begun and given up again and again. */
export interface Reach {
  isHere(person: PersonId): boolean
  may(person: PersonId): boolean
}

/**
 * People who are not here are told of what waits for them: their turn by letter, an invitation, a tournament. What is to be
 * told is kept in the store with what made it so; of several processes one tells it, and another if that one dies before.
 */
export class Notices {
  private readonly store: Store
  private readonly tables: Tables
  private readonly keeper: string
  private readonly post: Post
  private readonly mailer: Mailer | undefined
  private readonly people: Reach
  private waking: NodeJS.Timeout | undefined

  constructor(store: Store, tables: Tables, keeper: string, post: Post, mailer: Mailer | undefined, people: Reach) {
    this.store = store
    this.tables = tables
    this.keeper = keeper
    this.post = post
    this.mailer = mailer
    this.people = people
  }

  /** Looks now and then for what others have left. */
  start(failed: (error: unknown) => void): void {
    this.tables.onHappened(({ clocks }) => {
      if (clocks.rule.kind === 'days') void this.sendAll(failed).catch(failed)
    })
    const again = () => {
      this.waking = setTimeout(() => void this.sendAll(failed).catch(failed).finally(again), NOW_AND_THEN).unref()
    }
    again()
  }

  close(): void {
    clearTimeout(this.waking)
  }

  /** What could not be sent is kept, and taken again after a while: by then it may not be so any more. */
  private async sendAll(failed: (error: unknown) => void) {
    const notices = await this.store.takeNotices(this.keeper)
    await Promise.all(notices.map(notice => this.send(notice).catch(failed)))
  }

  private async send(notice: Notice) {
    const { person, at, mailOnly } = notice
    const isLate = houseTime() - at > A_DAY
    const news = this.people.isHere(person) || isLate ? undefined : await newsOf(notice, this.store, this.tables)
    if (news !== undefined && (mailOnly || this.people.may(person))) {
      const wishes = await this.store.mail.wishesOf(person)
      if (!mailOnly && isWanted(wishes, news.kind, 'push')) await this.tell(person, news)
      if (isWanted(wishes, news.kind, 'mail')) {
        // Mail may fail and be tried again: nobody is to be told by push a second time.
        if (!mailOnly) await this.store.leaveToMail(notice)
        await this.write(person, news)
      }
    }
    await this.store.dropNotice(notice)
  }

  private async tell(person: PersonId, news: News) {
    for (const subscription of await this.store.subscriptionsOf(person)) {
      const status = await this.post(subscription, JSON.stringify(news))
      if (GONE.has(status)) await this.store.dropSubscription(endpointOf(subscription))
    }
  }

  private async write(person: PersonId, news: News) {
    const known = this.mailer && (await this.store.mail.addressOf(person))
    if (this.mailer === undefined || known === undefined) return
    const sent = await this.mailer.send(known.address, letterOf(news, known.language, this.mailer.site))
    if (sent === 'unknown') await this.store.mail.forget(person)
  }
}

const NOW_AND_THEN = 5000
const A_DAY = 24 * 60 * 60 * 1000
