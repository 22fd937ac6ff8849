import { Worker } from 'node:worker_threads'
import type { Bundle } from './bundle.ts'
import type { Plan } from './plan.ts'

/** The worker pool: what one of its threads is started with. */
export interface WorkOf {
  plan: Plan
  /** The bundle and rotation being played, written by the worker: who killed it, if it dies. */
  marker: Int32Array
}

/** A bundle to play. Rotations that killed a worker before are not tried again: their error is given. */
export interface Order {
  bundle: number
  fatal: Record<number, string>
}

/** Workers that play bundles, each as fast as it can. */
export class Crew {
  /** Settles when every bundle was played, or the crew was stopped; fails if a worker cannot even start. */
  readonly finished: Promise<void>
  private readonly plan: Plan
  private readonly todo: Iterator<number>
  private readonly onBundle: (bundle: Bundle) => void
  private readonly settled = Promise.withResolvers<void>()
  private readonly members = new Set<Member>()
  private stopping = false

  constructor(plan: Plan, size: number, todo: Iterator<number>, onBundle: (bundle: Bundle) => void) {
    this.plan = plan
    this.todo = todo
    this.onBundle = onBundle
    this.finished = this.settled.promise
    for (let i = 0; i < size; i++) this.employ([])
    if (this.members.size === 0) this.settled.resolve()
  }

  /** Ends all workers in the middle of what they play. */
  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all([...this.members].map(({ worker }) => worker.terminate()))
    this.settled.resolve()
  }

  private employ(inherited: Order[]) {
    const orders = [...inherited]
    while (orders.length < AHEAD && this.takeOrder(orders));
    if (orders.length === 0) return
    const marker = new Int32Array(new SharedArrayBuffer(8)).fill(NOTHING_YET)
    const workerData: WorkOf = { plan: this.plan, marker }
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData, execArgv: [] })
    const member: Member = { worker, marker, orders }
    this.members.add(member)
    worker.on('message', (bundle: Bundle) => this.deliver(member, bundle))
    worker.on('error', error => this.bury(member, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.bury(member, new Error('the worker was ended from within')))
    for (const order of orders) worker.postMessage(order)
  }

  private deliver(member: Member, bundle: Bundle) {
    if (this.stopping) return
    member.orders.shift()
    this.onBundle(bundle)
    if (this.stopping) return
    if (this.takeOrder(member.orders)) member.worker.postMessage(member.orders.at(-1)!)
    if (member.orders.length === 0) this.dismiss(member)
  }

  private takeOrder(orders: Order[]): boolean {
    const { done, value } = this.todo.next()
    if (!done) orders.push({ bundle: value, fatal: {} })
    return !done
  }

  private dismiss(member: Member) {
    this.members.delete(member)
    void member.worker.terminate()
    if (this.members.size === 0) this.settled.resolve()
  }

  /** A game that kills its worker is noted as crashed, and another worker goes on. */
  private bury(member: Member, error: Error) {
    if (this.stopping || !this.members.delete(member)) return
    const [bundle, rotation] = member.marker
    const culprit = member.orders.find(order => order.bundle === bundle)
    if (culprit === undefined || rotation === undefined) {
      this.settled.reject(error)
      return void this.stop()
    }
    culprit.fatal[rotation] = `${error.name}: ${error.message}`
    this.employ(member.orders)
  }
}

interface Member {
  worker: Worker
  marker: Int32Array
  /** Given and not finished, oldest first. */
  orders: Order[]
}

/** Each worker has the next order in hand already when it finishes one. */
const AHEAD = 2
const NOTHING_YET = -1
