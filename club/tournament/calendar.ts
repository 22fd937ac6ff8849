import type { Tournament } from './types.ts'

/** A tournament as a calendar file (RFC 5545): when, what, and where to find it. */
export function calendarOf({ id, plan }: Pick<Tournament, 'id' | 'plan'>, address: string, now: number): string {
  const lasts = plan.format === 'arena' ? plan.lasts : AN_EVENING
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Runatal//Tournaments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id}@${URL.parse(address)?.hostname ?? 'runatal'}`,
    `DTSTAMP:${time(now)}`,
    `DTSTART:${time(plan.startsAt)}`,
    `DTEND:${time(plan.startsAt + lasts)}`,
    ...(plan.weekly ? ['RRULE:FREQ=WEEKLY'] : []),
    `SUMMARY:${text(plan.name)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(plan.name)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

function time(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

function text(plain: string): string {
  return plain.replaceAll(/[\\;,]/g, mark => `\\${mark}`).replaceAll('\n', '\\n')
}

/** A line has at most 75 bytes; what is longer goes on after a space. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (BYTES.encode(part + letter).length > (parts.length === 0 ? LONGEST : LONGEST - 1)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

const BYTES = new TextEncoder()
const LONGEST = 75
const AN_EVENING = 2 * 60 * 60 * 1000
