import { request } from '../api.ts'
import type { NotDone } from '../tables/table.ts'

/** Passkeys in the browser. The library comes when somebody uses one. */

type Options = object | NotDone

/** Keeps my name: gives the recovery codes, or why not. */
export async function keepName(name: string): Promise<{ codes: string[] } | NotDone> {
  return make('/api/me/keep', { name })
}

export async function addPasskey(): Promise<object | NotDone> {
  return make('/api/me/passkeys', {})
}

/** Signs in with a passkey of this device: whose it is, or why not. */
export async function signIn(): Promise<{ person: string; name: string } | NotDone> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await request<Options>('POST', '/api/sign-in/options', {}, true)
  if (options === undefined || 'refused' in options) return options ?? NO_ANSWER
  try {
    const passkey = await startAuthentication({ optionsJSON: options as never })
    return (await request('POST', '/api/sign-in', { passkey }, true)) ?? NO_ANSWER
  } catch {
    return NOT_SIGNED
  }
}

async function make<T>(path: string, body: object): Promise<T | NotDone> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await request<Options>('POST', `${path}/options`, body, true)
  if (options === undefined || 'refused' in options) return options ?? NO_ANSWER
  try {
    const passkey = await startRegistration({ optionsJSON: options as never })
    return (await request<T | NotDone>('POST', path, { passkey, device: deviceName() }, true)) ?? NO_ANSWER
  } catch {
    // Put away by the person, or refused by the device.
    return NOT_SIGNED
  }
}

/** This device in a few words: 'Firefox, Linux'. */
function deviceName(): string {
  const agent = navigator.userAgent
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find(one => agent.includes(one)) ?? ''
  const system = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'].find(one => agent.includes(one)) ?? ''
  return [OTHER_NAMES[browser] ?? browser, system].filter(one => one !== '').join(', ')
}

const OTHER_NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' }
const NO_ANSWER: NotDone = { refused: 'unknown', text: '' }
const NOT_SIGNED: NotDone = { refused: 'not-signed', text: '' }
