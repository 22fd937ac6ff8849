// `npm run audit`: known advisories of what we ship. Red for high and above; a registry that does not answer is no finding.
import { spawnSync } from 'node:child_process'

const options = ['audit', '--omit=dev', '--audit-level=high', '--json']
const npm = process.env.npm_execpath
const { stdout } = npm
  ? spawnSync(process.execPath, [npm, ...options], { encoding: 'utf8', timeout: 60_000 })
  : spawnSync('npm', options, { encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' })

const counts = read(stdout)?.metadata?.vulnerabilities
if (counts === undefined) console.log('Audit skipped: the registry does not answer questions about advisories.')
else {
  const grave = counts.high + counts.critical
  console.log(`Audit: ${counts.total} known advisories, ${grave} of them high or critical.`)
  if (grave > 0) {
    console.error('See npm audit --omit=dev, and update what it names.')
    process.exitCode = 1
  }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
