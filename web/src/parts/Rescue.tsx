import { Component, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/** When a page breaks: say so, and let the reader go on. A game on its table is safe: it is not kept in the page. */
export class Rescue extends Component<{ children: ReactNode }, { broken: string | undefined }> {
  override state = { broken: undefined as string | undefined }

  static getDerivedStateFromError(error: unknown) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    return this.state.broken === undefined ? this.props.children : <Broken why={this.state.broken} />
  }
}

function Broken({ why }: { why: string }) {
  const { broken, reload } = useWords()
  return (
    <div className="page lost" role="alert">
      <h1>{broken.title}</h1>
      <p>{broken.note}</p>
      <code>{why}</code>
      <button type="button" className="btn gold wide" onClick={() => location.reload()}>
        {reload}
      </button>
    </div>
  )
}
