import { PAGE, pages } from '@runatal/recogniser/sheet'
import { Shapes } from '../../../ui/art/index.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useHand } from '../hand.ts'
import { Room } from './Room.tsx'
import '../css/print.css'

/** The pieces on A4, in millimetres: anyone can play without the box. The browser's print makes a PDF of it too. */
export function Print() {
  const { words } = useHand()
  const { print } = words
  return (
    <Room title={print.title}>
      <p className="co-ask">{print.how}</p>
      <button type="button" className="co-go" onClick={() => window.print()}>
        <Sign of="print" size={20} />
        {print.print}
      </button>
      {pages.map((pieces, i) => (
        <svg
          key={i}
          className="co-paper"
          viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
          role="img"
          aria-label={print.page(i + 1, pages.length)}
        >
          {pieces.map(({ id, drawing, x, y, size }) => (
            <g key={id} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / drawing.box})`}>
              <Shapes of={drawing.shapes} />
            </g>
          ))}
          <Measure text={print.bar} />
          <text x={PAGE.width - 12} y={PAGE.height - 10} className="co-paper-note" textAnchor="end">
            {`Rising 5 · Runatal · ${print.page(i + 1, pages.length)}`}
          </text>
        </svg>
      ))}
    </Room>
  )
}

/** 50 mm, to see whether the printer has kept the scale. */
function Measure({ text }: { text: string }) {
  const y = PAGE.height - 11
  return (
    <g stroke="#333" strokeWidth=".4">
      <path d={`M12 ${y}h50M12 ${y - 2}v4M62 ${y - 2}v4`} fill="none" />
      <text x="37" y={y - 1.6} className="co-paper-note" textAnchor="middle" stroke="none">
        {text}
      </text>
    </g>
  )
}
