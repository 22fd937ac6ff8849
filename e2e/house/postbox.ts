import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** The run's mail server: each letter is a file in a folder. Gives its port. */
export async function openPostbox(folder: string): Promise<{ port: number; close(): unknown }> {
  let letters = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, taken) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => void writeFile(join(folder, `${letters++}.txt`), Buffer.concat(parts)).then(() => taken()))
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const given = server.server.address()
  if (typeof given !== 'object' || given === null) throw new Error('The mail server has no port')
  return { port: given.port, close: () => server.close() }
}

/** The letters to somebody, soft line breaks taken out. */
export async function lettersTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder)
  const all = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return all.filter(letter => letter.includes(`To: ${address}`)).map(letter => letter.replaceAll('=\r\n', ''))
}
