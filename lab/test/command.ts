import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts the lab as its command line does, from the root of the repository. */
export function startLab(...words: string[]): { process: ChildProcess; ended: Promise<Ended> } {
  return startLabWith({}, ...words)
}

/** The same with variables of its own. */
export function startLabWith(
  environment: Record<string, string | undefined>,
  ...words: string[]
): { process: ChildProcess; ended: Promise<Ended> } {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const child = spawn(process.execPath, ['lab/cli.ts', ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  })
  const ended = new Promise<Ended>(resolve => {
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', more => (stdout += String(more)))
    child.stderr.on('data', more => (stderr += String(more)))
    child.on('close', code => resolve({ code, stdout, stderr }))
  })
  return { process: child, ended }
}

export function lab(...words: string[]): Promise<Ended> {
  return startLab(...words).ended
}

/** A folder for the test that is running, gone after it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runatal-lab-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The one file of a folder with this ending; undefined if there is none yet. */
export function found(folder: string, ending: string): string | undefined {
  const name = readdirSync(folder).find(file => file.endsWith(ending) && !file.endsWith(`timing${ending}`))
  return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8')
}
