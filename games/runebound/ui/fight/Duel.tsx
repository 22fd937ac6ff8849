import { enemies, heroes } from '../../content/tables.ts'
import { health } from '../../rules/hero.ts'
import { FOE, HERO, NONE } from '../../rules/types.ts'
import { Scene } from '../art/Scene.tsx'
import { Painted, type Subject } from '../art/Subject.tsx'
import type { Choices, Offered } from '../model/choices.ts'
import { Health } from '../parts/Health.tsx'
import { Rule } from '../parts/Rule.tsx'
import { useTable } from '../table.ts'
import { FoeSheet } from './FoeSheet.tsx'
import { Pool } from './Pool.tsx'

interface DuelProps {
  choices: Choices
  /** The chance to win, in a hundred. */
  odds: number | undefined
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

/** A fight: both fighters before their country, both pools, what the enemy will do next. */
export default function Duel({ choices, odds, answer, press }: DuelProps) {
  const { state, me } = useTable()
  const f = state.fight!
  const isRival = f.rival !== NONE
  const near = isRival && f.rival === me ? FOE : HERO
  return (
    <div className="rb-duel" data-duel>
      <Panorama near={near} odds={odds} />
      <div className="rb-arena">
        <Pool side={near} choices={choices} answer={answer} press={press} />
        {isRival ? (
          <Pool side={1 - near} choices={choices} answer={answer} press={press} />
        ) : (
          <FoeSheet choices={choices} press={press} />
        )}
      </div>
    </div>
  )
}

/** A chance as a ring that fills, with its number. */
function Ring({ percent }: { percent: number }) {
  const { words } = useTable()
  const around = 2 * Math.PI * 15
  return (
    <span className="rb-ring" role="img" aria-label={words.oddsAre(percent)} title={words.oddsAre(percent)} data-odds>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" fill="none" stroke="#0b0704" strokeWidth="5" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          stroke={percent >= 50 ? '#6fd483' : '#ffb04d'}
          strokeWidth="4"
          strokeDasharray={`${((around * percent) / 100).toFixed(1)} ${around.toFixed(1)}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <b aria-hidden="true">{percent}</b>
    </span>
  )
}

function Panorama({ near, odds }: { near: number; odds: number | undefined }) {
  const { state, words, game, language, name } = useTable()
  const f = state.fight!
  const mine = seatOf(near)
  const hero = heroes[state.heroes[mine]!]!
  const rival = f.rival === NONE ? undefined : seatOf(1 - near)
  const enemy = f.enemy === NONE ? undefined : enemies[f.enemy]
  const { id: foeId, name: foeNames } = enemy ?? heroes[state.heroes[rival!]!]!
  const foeName = foeNames[language]
  const most = health(state, mine)
  const left = most - state.damage[mine]!
  const foeMost = rival === undefined ? f.health : health(state, rival)
  const foeLeft = foeMost - (rival === undefined ? f.damage : state.damage[rival]!)
  const isAmbush = f.first === FOE && f.gold[FOE]! <= f.gold[HERO]!
  const foe: Subject = enemy === undefined ? { hero: heroes[state.heroes[rival!]!]!.id } : { enemy }
  return (
    <section className="rb-pano" aria-label={words.fightOf(hero.name[language], game.the(foeId))}>
      <Scene seed={`fight${f.enemy}`} palette={enemy?.antagonist ? 'violet' : 'dusk'} width={1100} height={240}>
        <ellipse cx="420" cy="226" rx="90" ry="12" fill="#1a0e06" opacity=".7" />
        <Painted of={{ hero: hero.id }} x={420} y={152} size={160} colours={['#1d120a']} />
        <ellipse cx="680" cy="226" rx="100" ry="12" fill="#1a0e06" opacity=".7" />
        <Painted of={foe} x={680} y={150} size={168} colours={['#f5c66a', '#2a1028']} />
      </Scene>
      <div className="rb-vs" role="status">
        <b>{words.round(f.round)}</b>
        <span>
          {f.faces[HERO]!.length > 0 &&
            (isAmbush ? words.ambush : words.initiative(f.gold[near]!, f.gold[1 - near]!, f.first === near))}{' '}
          <Rule id="RB-219" />
        </span>
        {odds !== undefined && <Ring percent={odds} />}
      </div>
      <div className="rb-fighter rb-mine" data-fighter="hero">
        <b>{hero.name[language]}</b>
        <small>{name(mine)}</small>
        <em>{words.outOf(left, most)}</em>
        <Health now={left} most={most} label={words.healthOf(left, most)} />
      </div>
      <div className="rb-fighter rb-foe" data-fighter="foe">
        <b>{foeName}</b>
        <small>
          {enemy === undefined
            ? name(rival!)
            : `${game.traits[enemy.trait]} · ${game.subtypes[enemy.subtype] ?? enemy.subtype}`}
        </small>
        <em>{words.outOf(foeLeft, foeMost)}</em>
        <Health now={foeLeft} most={foeMost} label={words.healthOf(foeLeft, foeMost)} foe />
      </div>
    </section>
  )

  function seatOf(side: number): number {
    return side === HERO ? f.seat : f.rival
  }
}
