import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { memo } from 'react'
import { ASSET_TOKEN, TOKENS } from '../../content/tokens.ts'
import { assets } from '../../content/tables.ts'
import { GemSign } from '../art/Gem.tsx'
import { ATTRIBUTE_PICTURES } from '../art/pictures.ts'
import { Scene } from '../art/Scene.tsx'
import { Inked, Painted } from '../art/Subject.tsx'
import { sideOfToken, Token } from '../art/Token.tsx'
import { lookOf } from '../model/cards.ts'
import { useTable } from '../table.ts'

/** A card: its picture, its name, and in full what it does. */
export function Card({ id, full = false }: { id: string; full?: boolean }) {
  const { game } = useTable()
  const { name, kind, lines } = game.card(id)
  const { sort, skill } = lookOf(id)
  return (
    <div className={`rb-card rb-card-${sort}${full ? ' rb-full' : ''}`}>
      <Art id={id} />
      <div className="rb-card-in">
        <b className="rb-card-name">{name}</b>
        {full && <small className="rb-card-kind">{kind}</small>}
        {full && <Tale id={id} />}
        {(full ? lines : lines.slice(0, 1)).map((line, i) => (
          <p key={i} {...(!full && { title: line })}>
            {line}
          </p>
        ))}
        {full && <AssetToken id={id} />}
      </div>
      {skill !== undefined && <Cost id={id} />}
    </div>
  )
}

/** What is told of an event or a quest; nothing while the tales are on their way. */
export function Tale({ id }: { id: string }) {
  const { language } = useTable()
  const tales = useLoaded('tales of Runebound', loadTales)
  const tale = typeof tales === 'object' ? tales.taleOf(id, language) : undefined
  return tale === undefined ? undefined : <p className="rb-tale">{tale}</p>
}

const loadTales = () => import('../tales/tales.ts')

/** The landscape of a card with its picture before it. */
export const Art = memo(function Art({ id }: { id: string }) {
  const { palette, of, skill, deck } = lookOf(id)
  return (
    <div className="rb-art" aria-hidden="true">
      <Scene seed={id} palette={palette} width={100} height={58}>
        <Inked of={of} width={100} height={58}>
          <Painted of={of} x={50} y={30} size={44} colours={['#1d120a', '#fff3d6']} />
        </Inked>
      </Scene>
      {skill !== undefined && (
        <span className={`rb-type rb-${skill.type}`}>
          <svg viewBox="0 0 512 512">
            <path d={ATTRIBUTE_PICTURES[skill.type].path} fill="#fff" />
          </svg>
        </span>
      )}
      {skill?.success && <span className="rb-success">★</span>}
      {deck !== undefined && (
        <span className="rb-type rb-deck">
          <GemSign kind={deck} />
        </span>
      )}
    </div>
  )
})

/** The trophies that learning it takes. */
function Cost({ id }: { id: string }) {
  const { words } = useTable()
  const cost = lookOf(id).skill?.cost ?? []
  return (
    <span className="rb-cost" role="img" aria-label={words.costs(cost.join(''))}>
      {cost.map((icon, i) =>
        icon === 'w' ? <i key={i} className="rb-any" /> : <GemSign key={i} kind={'ogp'.indexOf(icon)} />,
      )}
    </span>
  )
}

function AssetToken({ id }: { id: string }) {
  const { game } = useTable()
  const token = ASSET_TOKEN[assets.findIndex(asset => asset.id === id)] ?? -1
  if (token < 0) return undefined
  const written = TOKENS[token]!.split('|')
  return (
    <span className="rb-sides">
      {written.map((side, face) => (
        <span key={face} className="rb-token-face" role="img" aria-label={game.side(side)}>
          <Token {...sideOfToken(token, face)} />
        </span>
      ))}
    </span>
  )
}
