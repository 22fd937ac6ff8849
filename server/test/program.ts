import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

export interface Ended {
  code: number | null
  output: string
}

/** A program of its own, gone when the test is. */
export function runProgram(program: string, given: string[], environment: Record<string, string>, folder?: string) {
  const child = spawn(program, given, {
    env: { ...process.env, ...environment },
    ...(folder !== undefined && { cwd: folder }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += String(text)))
  const ended = new Promise<Ended>(resolve => child.on('close', code => resolve({ code, output })))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended, said: () => output }
}
