import cloak from '@runatal/look/icons/drawn/cloak.ts'
import flame from '@runatal/look/icons/drawn/flame.ts'
import knapsack from '@runatal/look/icons/drawn/knapsack.ts'
import lightningTrio from '@runatal/look/icons/drawn/lightning-trio.ts'
import plainDagger from '@runatal/look/icons/drawn/plain-dagger.ts'
import warhammer from '@runatal/look/icons/drawn/warhammer.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { Language } from '@runatal/look/board.ts'
import { memo } from 'react'
import type { Card as Printed } from '../../content/language.ts'
import { usePicture } from '../art/gallery.ts'
import { archetypeOf, LIGHTS } from '../art/palette.ts'
import { PICTURE } from '../art/picture.ts'
import { star, WINDOWS } from '../art/shapes.ts'
import { Cost, Limbs, Soul, Sphere, TypeSign } from '../art/tokens.tsx'
import { boardWords } from '../words/words.ts'
import { keywordsOf, linesOf } from './card-words.ts'
import { Said } from './Said.tsx'

/** How much of a card is shown: all the text, keywords only, or just its numbers. */
export type Level = 'full' | 'hand' | 'mini'

interface CardProps {
  card: Printed
  level: Level
  language: Language
  transcended?: boolean
}

/** A combat card, as wide as `--w` says. The shape of its window and of its sphere tells the type, as the colour does. */
export const Card = memo(function Card({ card, level, language, transcended = false }: CardProps) {
  return (
    <span className={`rrd-card rrd-${level} rrd-is-${card.type}`} aria-hidden="true">
      <Frame card={card} level={level} transcended={transcended} />
      {level !== 'mini' && <span className="rrd-card-name">{card.name[language]}</span>}
      {level === 'full' && <FullText card={card} language={language} />}
      {level === 'hand' && <ShortText card={card} language={language} />}
    </span>
  )
})

const ARCH_SIGNS = { blade: plainDagger, maul: warhammer, ember: flame, shroud: cloak }

function Frame({ card, level, transcended }: { card: Printed; level: Level; transcended: boolean }) {
  const { type, value, value2 } = card
  const arch = archetypeOf(card.arch)
  const picture = usePicture({ id: card.id, arch: card.arch, type })
  const window = WINDOWS[type]
  return (
    <svg className="rrd-frame" viewBox="0 0 240 336">
      <rect x=".5" y=".5" width="239" height="335" rx="13" fill="#070509" stroke="#000" />
      <rect x="2" y="2" width="236" height="332" rx="11.5" fill="none" stroke="url(#rrd-iron)" strokeWidth="3" />
      <rect x="4.5" y="4.5" width="231" height="327" rx="9" fill="#120e15" />
      <rect x="4.5" y="4.5" width="231" height="327" rx="9" fill={`url(#rrd-panel-${arch})`} />
      <rect x="4.5" y="4.5" width="231" height="327" rx="9" fill={`url(#rrd-weave-${arch})`} />
      <g transform={level === 'hand' ? 'translate(0 20) scale(1 .9)' : undefined}>
        <path d={window} fill="#0a0810" />
        {picture !== undefined && <image href={picture} {...PICTURE} clipPath={`url(#rrd-window-${type})`} />}
        <path d={window} fill="none" stroke="#060407" strokeWidth="5" />
        <path d={window} fill="none" stroke={`url(#rrd-rim-${type})`} strokeWidth="2.6" />
        <Ornament of={card} />
      </g>
      {level === 'full' && (
        <>
          <path d="M66 196H228V302Q228 306 224 306H66Z" fill="#0a070c" fillOpacity=".82" />
          <path
            d="M66 193.5H228M66 196H228M66 198.5H228"
            stroke={LIGHTS[type].full}
            strokeOpacity=".85"
            strokeWidth=".9"
          />
          <path d="M11 200Q11 196 15 196H60V330H16Q11 330 11 325Z" fill="#0a070c" fillOpacity=".5" />
          {value2 === undefined ? (
            <>
              <Sphere type={type} n={value} x={36} y={196} r={21.5} />
              <path d={star(36, 240, 7, 3, 4)} fill="#8c7f6a" opacity=".55" />
            </>
          ) : (
            <>
              <Sphere type={type} n={value} x={36} y={190} r={18.5} />
              <Sphere type={type} n={value2} x={36} y={237} r={20.5} red />
            </>
          )}
          <Limbs slots={card.slots} x={36} y={296} scale={1.04} />
        </>
      )}
      {level === 'hand' && (
        <>
          <Sphere type={type} n={value} x={40} y={188} r={value2 === undefined ? 26 : 25} />
          {value2 !== undefined && <Sphere type={type} n={value2} x={98} y={194} r={23} red />}
          <Limbs slots={card.slots} x={206} y={206} scale={1.25} />
        </>
      )}
      {level === 'mini' ? (
        <>
          <Sphere type={type} n={transcended ? (value2 ?? value) : value} x={120} y={262} r={44} red={transcended} />
          <Cost n={card.cost} x={36} y={36} r={31} />
          <Soul n={card.va} x={204} y={40} scale={1.7} />
        </>
      ) : (
        <>
          <Cost n={card.cost} x={23} y={23} r={17.5} />
          <Soul n={card.va} x={216} y={25} />
        </>
      )}
    </svg>
  )
}

/** Blades, rings or studs on the window. */
function Ornament({ of: { type } }: { of: Printed }) {
  const { full } = LIGHTS[type]
  if (type === 'assault') return <path d="M25 39L30 31L35 39ZM205 39L210 31L215 39Z" fill={full} />
  if (type === 'support')
    return (
      <g fill="#0b080d" stroke={full} strokeWidth="2">
        <circle cx="14" cy="172" r="4.5" />
        <circle cx="226" cy="172" r="4.5" />
      </g>
    )
  return <path d="M15 38L21 44L15 50L9 44ZM225 38L231 44L225 50L219 44Z" fill={full} stroke="#0b080d" />
}

/** Six sizes by length, so that the longest texts still fit. */
function sizeOf(length: number): string {
  if (length > 190) return 'rrd-xxs'
  if (length > 150) return 'rrd-xs'
  if (length > 118) return 'rrd-s'
  if (length < 62) return 'rrd-l'
  return length < 95 ? 'rrd-m' : ''
}

function FullText({ card, language }: { card: Printed; language: Language }) {
  const words = boardWords[language]
  const lines = linesOf(card, language)
  const length = lines.reduce((sum, { text }) => sum + text.length, 0)
  return (
    <>
      <span className={`rrd-card-text ${sizeOf(length)}`}>
        {lines.length === 0 && <i className="rrd-flavour">{words.noText}</i>}
        {lines.map(({ block, text }) => (
          <span key={block} className={`rrd-line rrd-line-${block}`}>
            <Said text={text} />
          </span>
        ))}
      </span>
      <span className="rrd-card-type">
        <Tags card={card} language={language} />
        <span className={`rrd-t-${card.type}`}>
          <TypeSign type={card.type} />
          {words.types[card.type]}
        </span>
        <span className="rrd-arch">
          <Icon of={ARCH_SIGNS[archetypeOf(card.arch)]} />
        </span>
      </span>
    </>
  )
}

function ShortText({ card, language }: { card: Printed; language: Language }) {
  const words = boardWords[language]
  const keywords = keywordsOf(card, language)
  return (
    <>
      <span className="rrd-card-keywords">
        <Tags card={card} language={language} />
        {keywords.slice(0, 3).map(keyword => (
          <b key={keyword}>{keyword}</b>
        ))}
        {keywords.length === 0 && linesOf(card, language).some(({ block }) => block !== 'infusion') && (
          <b>{words.hasText}</b>
        )}
        {card.infusion !== undefined && <em>{words.infusion}</em>}
      </span>
      <span className="rrd-card-type">
        <span className={`rrd-t-${card.type}`}>
          <TypeSign type={card.type} />
          {words.types[card.type]}
        </span>
      </span>
    </>
  )
}

function Tags({ card, language }: { card: Printed; language: Language }) {
  const words = boardWords[language]
  return (
    <>
      {card.instant && (
        <span className="rrd-tag">
          <Icon of={lightningTrio} />
          {words.instant}
        </span>
      )}
      {card.object && (
        <span className="rrd-tag">
          <Icon of={knapsack} />
          {words.object}
        </span>
      )}
    </>
  )
}

/** The back of a card: what is not known. */
export function CardBack() {
  return (
    <span className="rrd-card rrd-mini rrd-back" aria-hidden="true">
      <svg className="rrd-frame" viewBox="0 0 240 336">
        <rect x=".5" y=".5" width="239" height="335" rx="13" fill="#070509" />
        <rect x="3" y="3" width="234" height="330" rx="11" fill="#1a121f" stroke="url(#rrd-iron)" strokeWidth="5" />
        <rect
          x="16"
          y="16"
          width="208"
          height="304"
          rx="6"
          fill="url(#rrd-weave-blade)"
          stroke="#8a6f3c"
          strokeWidth="2.5"
        />
        <path d="M120 30L206 168L120 306L34 168Z" fill="#0d0911" stroke="#8a6f3c" strokeWidth="2.5" />
        <path d="M120 62L186 168L120 274L54 168Z" fill="none" stroke="#c3283a" strokeOpacity=".6" strokeWidth="2" />
        <use href="#rrd-skull" x="74" y="122" width="92" height="92" fill="url(#rrd-bone)" opacity=".82" />
      </svg>
    </span>
  )
}
