/** A carved skeleton on a coffin slab: what the five slots lie on. */
export function Effigy() {
  return (
    <svg className="rrd-effigy" viewBox="0 0 290 352" preserveAspectRatio="none" aria-hidden="true">
      <path d={SLAB} fill="url(#rrd-slab)" stroke="#000" strokeWidth="4" />
      <path d={SLAB} fill="none" stroke="#7d6a45" strokeWidth="1.4" />
      <path
        d={SLAB}
        fill="none"
        stroke="#7d6a45"
        strokeOpacity=".45"
        transform="translate(145 176) scale(.95 .965) translate(-145 -176)"
      />
      <g fill="none" stroke="#cbb993" strokeLinecap="round" opacity=".5">
        {Array.from({ length: 13 }, (_, i) => (
          <rect key={i} x={140} y={98 + i * 11} width="10" height="7.4" rx="2.5" fill="#cbb993" stroke="none" />
        ))}
        <path d="M139 106Q111 98 87 112M151 106Q179 98 203 112" strokeWidth="5" />
        {Array.from({ length: 8 }, (_, i) => [-1, 1].map(side => <path key={`${i} ${side}`} {...rib(i, side)} />))}
        <path d="M140 118L150 118L149 186L145 194L141 186Z" fill="#cbb993" stroke="none" />
        <path
          strokeWidth="5"
          d="M145 240C125 226 97 222 99 246C101 262 119 272 131 268L140 258M145 240C165 226 193 222 191 246C189 262 171 272 159 268L150 258"
        />
        {[-1, 1].map(side => (
          <g key={side} transform={`translate(145 0) scale(${side} 1)`}>
            <path d="M60 114Q76 140 84 172" strokeWidth="6" />
            <path d="M85 178L100 226M90 176L106 224" strokeWidth="3.4" />
            <path d="M101 230L98 250M103 230L103 248M105 230L108 246M107 230L113 244" strokeWidth="2.4" />
            <path d="M34 262Q38 290 32 318" strokeWidth="6.5" />
            <path d="M31 324L28 340M36 324L34 340" strokeWidth="3.2" />
            <circle cx="32" cy="321" r="5" fill="#cbb993" stroke="none" />
          </g>
        ))}
        <use href="#rrd-skull" x="112" y="16" width="66" height="74" fill="#cbb993" stroke="none" />
      </g>
    </svg>
  )
}

const SLAB = 'M93 2H197L281 92L227 350H63L9 92Z'

function rib(i: number, side: number) {
  const y = 114 + i * 11.4
  const wide = 34 + Math.sin(((i + 1) / 9) * 3.14) * 22
  const x = (far: number) => 145 + side * far
  const end = i < 6 ? `${x(9)} ${y + 19}` : `${x(wide * 0.5)} ${y + 25}`
  return {
    d: `M${x(6)} ${y}C${x(wide * 0.9)} ${y - 7} ${x(wide + 10)} ${y + 10} ${x(wide * 0.82)} ${y + 20}Q${x(wide * 0.5)} ${y + 26} ${end}`,
    strokeWidth: 3.2 - 0.14 * i,
  }
}
