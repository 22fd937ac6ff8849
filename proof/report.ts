import type { LedgerRule } from './ledger.ts'
import type { Verdict } from './verdict.ts'

/** What a person reads: one line a game, then what is wrong, rule by rule. */
export function asTable(verdicts: readonly Verdict[], withTests: boolean): string {
  const width = Math.max(4, ...verdicts.map(verdict => verdict.game.length))
  const row = (...cells: (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(width) : String(cell).padStart(10))).join('  ')
  const titles = ['required', 'proved', 'missing', 'untestable', 'of play', 'shown', 'share', 'unseen']
  const lines = [row('game', ...titles)]
  for (const { game, required, proved, missing, untestable, ofPlay, shown, unseen } of verdicts) {
    const counts = [required.length, proved.size, missing.length, untestable.length]
    const share = `${Math.floor((100 * shown.length) / Math.max(1, ofPlay.length))} %`
    lines.push(row(game, ...counts, ofPlay.length, shown.length, share, unseen.length))
  }
  for (const verdict of verdicts) {
    if (withTests) lines.push(...chapter(`${verdict.game}: proved`, [...verdict.proved].flatMap(withItsTests)))
    lines.push(...chapter(`${verdict.game}: missing`, verdict.missing.map(oneLine)))
    lines.push(
      ...chapter(
        `${verdict.game}: untestable`,
        verdict.untestable.map(rule => `${rule.id}  ${rule.untestable}`),
      ),
    )
    lines.push(
      ...chapter(
        `${verdict.game}: unseen`,
        verdict.unseen.map(rule => `${rule.id}  ${rule.unseen}`),
      ),
    )
    if (withTests) {
      const noExample = verdict.ofPlay.filter(rule => rule.unseen === undefined && !verdict.shown.includes(rule))
      lines.push(...chapter(`${verdict.game}: without an example`, noExample.map(oneLine)))
    }
    lines.push(
      ...chapter(
        `${verdict.game}: cites an unknown id`,
        verdict.unknown.map(({ id, test }) => `${id}  in: ${test}`),
      ),
    )
  }
  return lines.join('\n')
}

/** What a program reads. */
export function asJson(verdicts: readonly Verdict[]): string {
  const games = verdicts.map(({ game, required, proved, missing, untestable, unknown, ofPlay, shown, unseen }) => [
    game,
    {
      required: required.length,
      proved: proved.size,
      missing: missing.map(rule => rule.id),
      untestable: Object.fromEntries(untestable.map(rule => [rule.id, rule.untestable])),
      unknown: unknown.map(citation => citation.id),
      ofPlay: ofPlay.length,
      shown: shown.length,
      unseen: unseen.length,
    },
  ])
  return JSON.stringify(Object.fromEntries(games), null, 2)
}

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`)]
}

function withItsTests([id, tests]: [string, readonly string[]]): string[] {
  return [id, ...tests.map(test => `  ${test}`)]
}

function oneLine({ id, en }: LedgerRule): string {
  return `${id}  ${en.length > 100 ? `${en.slice(0, 99)}…` : en}`
}
