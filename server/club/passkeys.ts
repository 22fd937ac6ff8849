import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Challenge, Club, Passkey } from '../store/club.ts'

/** Where the browser is: a passkey works there and nowhere else. */
export interface Site {
  /** As the browser says it: scheme, host and port. */
  origin: string
  /** The domain. */
  id: string
}

/** What an authenticator has signed, and what it was asked for. */
export interface Signed<T> {
  challenge: Challenge
  result: T
}

/** Passkeys (WebAuthn): challenges go out, signatures come in. Each challenge is taken once and lasts five minutes. */
export class Passkeys {
  private readonly club: Club

  constructor(club: Club) {
    this.club = club
  }

  /** What a browser needs to make a passkey. `note` comes back with what was signed. */
  async offer(site: Site, purpose: 'keep' | 'add', person: PersonId, name: string) {
    const known = await this.club.passkeysOf(person)
    const options = await generateRegistrationOptions({
      rpName: 'Runatal',
      rpID: site.id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(person),
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.remember(options.challenge, purpose, person, name)
    return options
  }

  /** A new passkey, or undefined if what came was not asked for, too late, signed already or made elsewhere. */
  async made(
    site: Site,
    purpose: 'keep' | 'add',
    person: PersonId,
    response: RegistrationResponseJSON,
    device: string,
  ) {
    const taken = await this.take(response.response.clientDataJSON, purpose)
    if (taken?.person !== person) return undefined
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: taken.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!verified?.verified) return undefined
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    // An authenticator draws its ids by chance: whoever says one that is known has made it up.
    if ((await this.club.passkey(id)) !== undefined) return undefined
    const now = houseTime()
    const key = Buffer.from(publicKey).toString('base64url')
    const passkey: Passkey = { id, person, key, counter, transports, device, since: now, usedAt: now }
    return { passkey, note: taken.note }
  }

  /** What a browser needs to sign somebody in, whoever they are. */
  async ask(site: Site) {
    const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' })
    await this.remember(options.challenge, 'sign-in', '', '')
    return options
  }

  /** Who has signed. */
  async signer(site: Site, response: AuthenticationResponseJSON): Promise<PersonId | undefined> {
    const taken = await this.take(response.response.clientDataJSON, 'sign-in')
    const passkey = taken && (await this.club.passkey(response.id))
    if (taken === undefined || passkey === undefined) return undefined
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: taken.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }).catch(() => undefined)
    if (!verified?.verified) return undefined
    await this.club.usedPasskey(passkey.id, verified.authenticationInfo.newCounter, houseTime())
    return passkey.person
  }

  private remember(challenge: string, purpose: Challenge['purpose'], person: PersonId, note: string) {
    return this.club.saveChallenge({ challenge, purpose, person, note, until: houseTime() + LASTS })
  }

  /** The challenge that was signed, if it is one of ours that still waits: from now on it does not. */
  private async take(clientData: string, purpose: Challenge['purpose']): Promise<Challenge | undefined> {
    const challenge = challengeIn(clientData)
    return challenge === undefined ? undefined : this.club.takeChallenge(challenge, purpose, houseTime())
  }
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string'
      ? data.challenge
      : undefined
  } catch {
    return undefined
  }
}

/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]
const LASTS = 5 * 60 * 1000
