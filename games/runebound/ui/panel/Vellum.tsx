import type { ReactNode } from 'react'
import type { Choices, Offered } from '../model/choices.ts'
import { Corners } from '../parts/Corners.tsx'

export interface PanelProps {
  choices: Choices
  answer(offered: Offered): void
}

/** A sheet of parchment over the map. */
export function Vellum({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rb-panel rb-vellum" aria-label={title} tabIndex={0} data-panel>
      <Corners />
      <h2>{title}</h2>
      {children}
    </section>
  )
}
