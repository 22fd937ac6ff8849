import type { MailPost } from './mailer.ts'

/** Over which server the operator lets mail be sent; undefined if none is. Half of it is refused in a sentence. */
export function mailOf(set: Readonly<Record<string, string | undefined>>): MailPost | undefined {
  const { SMTP_URL: smtp, MAIL_FROM: from, SITE_URL: site } = set
  if (smtp === undefined && from === undefined) return undefined
  if (smtp === undefined || !/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? ''))
    throw new RangeError(
      `SMTP_URL is ${smtp === undefined ? 'not set' : 'no address of a mail server'}: give smtp://user:password@host:587`,
    )
  if (from === undefined || !/^[^\s@]+@[^\s@]+$/.test(from))
    throw new RangeError(`MAIL_FROM is ${from ?? 'not set'}: give the address that mail comes from`)
  if (site === undefined || !/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw new RangeError(`SITE_URL is ${site ?? 'not set'}: give the address of the hall, for the links in mail`)
  return { smtp, from, site }
}
