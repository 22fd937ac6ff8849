import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bundle } from './bundle.ts'
import type { Plan } from './plan.ts'

/**
 * The checkpoint file: the finished bundles of a run, one JSON line each, in the order they were finished. Each is
 * written at once and whole, so that a run that is killed loses only the bundles it was playing.
 */
export class Journal {
  readonly file: string
  /** What was finished before: bundle number -> bundle. */
  readonly finished = new Map<number, Bundle>()

  constructor(file: string, plan: Plan) {
    this.file = file
    if (existsSync(file)) this.read()
    else {
      mkdirSync(dirname(file), { recursive: true })
      this.write({ run: plan })
    }
  }

  add(bundle: Bundle): void {
    this.write(bundle)
  }

  private read() {
    const text = readFileSync(this.file, 'utf8')
    for (const line of text.split('\n')) {
      const bundle = wholeBundle(line)
      if (bundle !== undefined) this.finished.set(bundle.bundle, bundle)
    }
    // A line torn by a crash must not swallow the next one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(this.file, '\n')
  }

  private write(line: object) {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
  }
}

/** Undefined for the heading, and for a line that was torn when the run was killed. */
function wholeBundle(line: string): Bundle | undefined {
  try {
    const parsed = JSON.parse(line) as Partial<Bundle>
    return typeof parsed.bundle === 'number' ? (parsed as Bundle) : undefined
  } catch {
    return undefined
  }
}
