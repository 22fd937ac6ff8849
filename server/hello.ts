import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'
import qrcode from 'qrcode'

/** Where people find the house: on this machine, and for phones on the same network. */
export interface Whereabouts {
  here: string
  network?: string
}

export function whereabouts(port: number, host: string): Whereabouts {
  const here = `http://localhost:${port}`
  const lan = host === '0.0.0.0' || host === '::' ? lanAddress() : undefined
  return lan === undefined ? { here } : { here, network: `http://${lan}:${port}` }
}

/** What is printed when the doors are open. */
export async function hello({ here, network }: Whereabouts): Promise<string> {
  const lines = ['', `  Runatal is open:  ${here}`]
  if (network !== undefined) {
    const code = await qrcode.toString(network, { type: 'utf8', margin: 2 })
    lines.push(`  On your network:  ${network}`, '', code.trimEnd())
  }
  return [...lines, '', '  Ctrl+C closes it. Games go on where they were at the next start.', ''].join('\n')
}

function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  return all.find(({ address, internal }) => !internal && isIPv4(address))?.address
}
