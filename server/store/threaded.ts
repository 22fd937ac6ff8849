import { Worker } from 'node:worker_threads'
import { inBatches } from '../batching.ts'
import { type Club, CLUB_METHODS } from './club.ts'
import { DAILY_METHODS, type DailyBook } from './daily.ts'
import { FRIENDS_METHODS, type FriendsBook } from './friends.ts'
import { MAIL_METHODS, type MailBook } from './mail.ts'
import { over } from './over.ts'
import { PAIRING_METHODS, type PairingBook } from './pairing.ts'
import { CONDUCT_METHODS, type ConductBook } from './conduct.ts'
import { EVENTS_METHODS, type EventsBook } from './events.ts'
import { PositionTaken, type Store } from './store.ts'
import type { Call, Reply } from './thread.ts'

/** The embedded store, opened in a thread of its own. Rejects if the file cannot be opened. */
export async function openStore(file: string): Promise<Store> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { file } })
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>()
  let calls = 0

  const answered = (n: number) => {
    return new Promise<unknown>((done, failed) => waiting.set(n, { done, failed }))
  }
  const failAll = (error: Error) => {
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  worker.on('message', (replies: string) => {
    for (const reply of JSON.parse(replies) as Reply[]) {
      const call = waiting.get(reply.n)
      waiting.delete(reply.n)
      if ('error' in reply) call?.failed(revive(reply.error))
      else call?.done(reply.value)
    }
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The store has closed')))

  // As text: threads copy objects several times more slowly.
  const send = inBatches<Call>(all => worker.postMessage(JSON.stringify(all)), { most: AT_A_TIME })
  const ask = (method: string, parameters: readonly unknown[]) => {
    const n = ++calls
    const answer = answered(n)
    send({ n, method, parameters: parameters.slice(0, 1 + parameters.findLastIndex(one => one !== undefined)) })
    return answer
  }
  // The thread answers what its own store gives: the same method, of the same contract.
  const call = <
    M extends Exclude<keyof Store, 'club' | 'daily' | 'pairing' | 'friends' | 'events' | 'conduct' | 'mail'>,
  >(
    method: M,
    ...parameters: Parameters<Store[M]>
  ) => ask(method, parameters) as ReturnType<Store[M]>

  await answered(0)
  return {
    club: over<Club>(CLUB_METHODS, (method, parameters) => ask(`club.${method}`, parameters)),
    daily: over<DailyBook>(DAILY_METHODS, (method, parameters) => ask(`daily.${method}`, parameters)),
    pairing: over<PairingBook>(PAIRING_METHODS, (method, parameters) => ask(`pairing.${method}`, parameters)),
    friends: over<FriendsBook>(FRIENDS_METHODS, (method, parameters) => ask(`friends.${method}`, parameters)),
    events: over<EventsBook>(EVENTS_METHODS, (method, parameters) => ask(`events.${method}`, parameters)),
    conduct: over<ConductBook>(CONDUCT_METHODS, (method, parameters) => ask(`conduct.${method}`, parameters)),
    mail: over<MailBook>(MAIL_METHODS, (method, parameters) => ask(`mail.${method}`, parameters)),
    append: (...parameters) => call('append', ...parameters),
    readLog: (...parameters) => call('readLog', ...parameters),
    readSnapshot: table => call('readSnapshot', table),
    saveSnapshot: (...parameters) => call('saveSnapshot', ...parameters),
    dropSnapshot: table => call('dropSnapshot', table),
    lastPositions: tables => call('lastPositions', tables),
    openTables: limit => call('openTables', limit),
    tablesOf: (...parameters) => call('tablesOf', ...parameters),
    inPlay: (...parameters) => call('inPlay', ...parameters),
    openTable: (...parameters) => call('openTable', ...parameters),
    takeUp: keeper => call('takeUp', keeper),
    putOff: (...parameters) => call('putOff', ...parameters),
    takeNotices: keeper => call('takeNotices', keeper),
    dropNotice: notice => call('dropNotice', notice),
    leaveToMail: notice => call('leaveToMail', notice),
    letGo: keeper => call('letGo', keeper),
    now: () => call('now'),
    ping: () => call('ping'),
    savePerson: person => call('savePerson', person),
    findPerson: person => call('findPerson', person),
    saveLink: (...parameters) => call('saveLink', ...parameters),
    takeLink: (...parameters) => call('takeLink', ...parameters),
    saveSubscription: (...parameters) => call('saveSubscription', ...parameters),
    subscriptionsOf: person => call('subscriptionsOf', person),
    dropSubscription: endpoint => call('dropSubscription', endpoint),
    secret: (...parameters) => call('secret', ...parameters),
    async close() {
      await call('close')
      await worker.terminate()
    },
  }
}

/**
 * In a rush the disk begins to write while others are still being heard: without it all would wait for the disk together,
 * and then the disk for all.
 */
const AT_A_TIME = 128

/** An error keeps its name across the threads; this one keeps its meaning too. */
function revive({ name, message }: { name: string; message: string }): Error {
  const error = name === 'PositionTaken' ? (Object.create(PositionTaken.prototype) as Error) : new Error(message)
  return Object.assign(error, { name, message })
}
