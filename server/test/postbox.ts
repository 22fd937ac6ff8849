import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** A real SMTP server that keeps what it is given. */
export class Postbox {
  readonly letters: { to: string[]; text: string }[] = []
  /** Answers to whom a letter is for: nothing if it takes it, otherwise a code and a sentence. */
  refuses: (to: string) => { code: number; text: string } | undefined = () => undefined
  readonly port: number
  private server: SMTPServer | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async open(): Promise<Postbox> {
    const box = new Postbox(await freePort())
    await box.start()
    onTestFinished(() => box.stop())
    return box
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, answer) => {
        const no = this.refuses(address)
        answer(no === undefined ? null : Object.assign(new Error(no.text), { responseCode: no.code }))
      },
      onData: (stream, { envelope }, answer) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.letters.push({ to, text: readable(Buffer.concat(parts).toString()) })
          answer()
        })
      },
    })
    this.server = server
    await new Promise<void>(resolve => server.listen(this.port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (server !== undefined) await new Promise<void>(resolve => server.close(() => resolve()))
  }
}

/** Quoted-printable as it reads. */
function readable(letter: string): string {
  const bytes = letter.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => {
    return String.fromCodePoint(Number.parseInt(hex, 16))
  })
  return Buffer.from(bytes, 'latin1').toString()
}
