import { createTransport, type Transporter } from 'nodemailer'
import type { Letter } from './letters.ts'

/** Where mail goes out, and what stands in it. */
export interface MailPost {
  /** smtp://user:password@host:port, or smtps:// */
  smtp: string
  from: string
  /** The address of the hall, as people open it: links in mail must not be made of what a request says. */
  site: string
}

/** Sends mail over the operator's SMTP server. */
export class Mailer {
  readonly site: string
  private readonly from: string
  private readonly transport: Transporter

  constructor({ smtp, from, site }: MailPost) {
    this.site = site.replace(/\/+$/, '')
    this.from = from
    this.transport = createTransport({ url: smtp, pool: true, maxConnections: 2, ...PATIENCE })
  }

  /** `unknown`: there is no such mailbox. Rejects if it may work later. */
  async send(to: string, { subject, text }: Letter): Promise<'sent' | 'unknown'> {
    try {
      const { from } = this
      // To an address alone: what stands before or behind it in a list of receivers would be one more.
      await this.transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: AUTOMATIC })
      return 'sent'
    } catch (error) {
      if (isUnknown(error)) return 'unknown'
      throw error
    }
  }

  close(): void {
    this.transport.close()
  }
}

/** The server has said of the receiver, and for ever, that there is none. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return error.command === 'RCPT TO' && NO_MAILBOX.has(Number(error.responseCode))
}

const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553])
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Nobody's holiday is to answer it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }
