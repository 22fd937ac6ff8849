import { copy } from '@runatal/look/hall/copy.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import { useMe } from '../me.ts'
import { useWords } from '../words/words.ts'
import { type Account, clubApi } from './api.ts'
import { saveFile } from './save-file.ts'

interface CodesProps {
  account: Account | undefined
  /** Those that were just made: they are not shown again. */
  codes: readonly string[] | undefined
  onCodes(codes: readonly string[]): void
}

/** Recovery codes: shown once, to be kept on paper. */
export function CodesPanel({ account, codes, onCodes }: CodesProps) {
  const { codes: say } = useWords().club
  const { kept, name } = useMe()
  const [copied, setCopied] = useState(false)
  const all = codes?.join('\n') ?? ''
  return (
    <section className="panel codes" aria-labelledby="codes-title">
      <header>
        <h2 id="codes-title">{say.title}</h2>
        {kept && account !== undefined && (
          <span className="count">{say.left(account.codes.left, account.codes.of)}</span>
        )}
      </header>
      {codes !== undefined && (
        <ol>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      )}
      {!kept && (
        <p className="locked">
          <Sign of="lock" size={17} />
          <span>{say.locked}</span>
        </p>
      )}
      {kept && (
        <div className="three">
          {codes !== undefined && (
            <>
              <button type="button" className="btn cut" onClick={() => saveFile(`runatal-${name}.txt`, `${all}\n`)}>
                <Sign of="save" size={15} />
                {say.save}
              </button>
              <button type="button" className="btn cut" onClick={() => void copy(all).then(setCopied)}>
                <Sign of="copy" size={15} />
                {copied ? say.copied : say.copy}
              </button>
            </>
          )}
          <button
            type="button"
            className="btn cut"
            onClick={() => void clubApi.newCodes().then(made => made && onCodes(made.codes))}
          >
            <Sign of="again" size={15} />
            {say.anew}
          </button>
        </div>
      )}
      {kept && <p className="fine">{codes === undefined ? say.hidden : say.once}</p>}
    </section>
  )
}
