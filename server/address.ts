import { isIPv6 } from 'node:net'

/**
 * Where somebody comes from, as far as it counts: who has an IPv6 address has 2^64 of them, so those that share the first
 * half are one. An IPv4 address is itself, also where it is written as an IPv6 one.
 */
export function addressOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [before = '', after] = (ip.split('%')[0] ?? ip).split('::')
  const first = groups(before)
  const last = after === undefined ? [] : groups(after)
  const all = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function groups(part: string): string[] {
  // An IPv4 address at the end stands for two.
  return part === '' ? [] : part.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : group))
}
