import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** A passkey in software: real keys and signatures, as a phone makes them. */
export class Authenticator {
  readonly id: string
  private readonly key: KeyObject
  private readonly point: { x: Buffer; y: Buffer }
  private counter = 0

  /** Draws its id by chance, unless somebody has made one up. */
  constructor(id = randomBytes(16).toString('base64url')) {
    this.id = id
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** Makes a passkey for what a server has asked, on a page of this origin. */
  create({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    const clientData = clientDataOf('webauthn.create', challenge, origin)
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.cose()])
    const data = Buffer.concat([this.head(rp.id, PRESENT | VERIFIED | ATTESTED), attested])
    const attestation = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', Buffer.from([0xa0])],
      ['authData', cborBytes(data)],
    ])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs what a server has asked. */
  sign({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    const clientData = clientDataOf('webauthn.get', challenge, origin)
    const data = this.head(rpId, PRESENT | VERIFIED)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.key).toString('base64url'),
      },
    }
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  private head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter])
  }

  /** The public key as COSE writes it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  private cose(): Buffer {
    const { x, y } = this.point
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(x),
      Buffer.from([0x22]),
      cborBytes(y),
    ])
  }
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function cborMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  return Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([head, bytes])
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64
