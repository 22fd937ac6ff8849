import { api, wire } from './api.ts'
import type { NotDone } from './tables/table.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

/** Who plays at this device: a name of one's own choice, and the server's id once it has given one. */
export interface Identity {
  name: string
  person: string | undefined
  /** Kept by a passkey. */
  kept: boolean
}

const KEY = 'runatal.name'

const identity = new Store<Identity>({ name: read(), person: undefined, kept: false })

export function useMe(): Identity {
  return useWatched(identity)
}

export function myName(): string {
  return identity.get().name
}

/** Who I am to the server, if it knows me. */
export function myPerson(): string | undefined {
  return identity.get().person
}

/** Asks the server once who this device is. */
export async function recogniseMe(): Promise<void> {
  const me = await api.me()
  if (me?.person !== undefined)
    identity.set({ person: me.person, name: me.name || identity.get().name, kept: me.kept === true })
}

/** Gives why not, if the house refuses: a name that somebody keeps stays theirs. */
export async function renameMe(name: string): Promise<NotDone | undefined> {
  const before = identity.get()
  identity.set({ ...before, name })
  const me = await api.name(name)
  if (me !== undefined && 'refused' in me) {
    identity.set(before)
    return me
  }
  keep(name)
  if (me === undefined) return undefined
  identity.set({ person: me.person, name: me.name, kept: me.kept === true })
  if (before.person !== me.person) wire.renew()
  return undefined
}

/** This device is somebody's now. */
export function arriveAs({ person, name }: { person: string; name: string }, kept: boolean): void {
  const before = identity.get().person
  identity.set({ person, name, kept })
  keep(name)
  if (before !== person) wire.renew()
}

/** This device is nobody's any more. */
export function forgetMe(): void {
  identity.set({ person: undefined, name: '', kept: false })
  keep('')
  wire.renew()
}

/** Makes this device somebody's who asked for it on another one. False if the link is spent. */
export async function becomeMe(token: string): Promise<boolean> {
  const me = await api.become(token)
  if (me === undefined) return false
  arriveAs(me, me.kept === true)
  return true
}

/** Before sitting at a server's table: it must know us. False if it does not answer. */
export async function introduceMe(fallback: string): Promise<boolean> {
  const { person, name } = identity.get()
  if (person !== undefined && name !== '') return true
  await renameMe(name === '' ? fallback : name)
  return identity.get().person !== undefined
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // A browser that keeps nothing: the name holds until the page is closed.
  }
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
