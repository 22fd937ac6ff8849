import { SHEETS } from '../../content/sheets.ts'
import { enemies, heroes } from '../../content/tables.ts'
import { health } from '../../rules/hero.ts'
import { type Event, FOE, HERO, NONE } from '../../rules/types.ts'
import { Arena } from '../art/Arena.tsx'
import { Figure, woundsOf } from '../art/fighters/Figure.tsx'
import { enemyLooks, heroLooks } from '../art/fighters/looks.ts'
import { SEAT_COLOURS } from '../art/Portrait.tsx'
import type { Choices, Offered } from '../model/choices.ts'
import { foresee } from '../model/foresee.ts'
import { shieldsOf } from '../model/pools.ts'
import type { Strike } from '../model/strikes.ts'
import { Health } from '../parts/Health.tsx'
import { Rule } from '../parts/Rule.tsx'
import { useTable } from '../table.ts'
import { Abilities } from './Abilities.tsx'
import { actsOf } from './acts.ts'
import { FoeMat } from './FoeMat.tsx'
import { Mat } from './Mat.tsx'
import { NextAct } from './NextAct.tsx'
import { Ring } from './Ring.tsx'

interface DuelProps {
  choices: Choices
  /** What is happening, while it happens. */
  now: Event | undefined
  /** The chance to win, in a hundred. */
  odds: number | undefined
  /** The strike whose damage is shown before it is made. */
  aimed: Strike | undefined
  aim(icon: string | undefined): void
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

/** A fight: both fighters where they meet, both pools on the ground, what the enemy will do next. */
export default function Duel(props: DuelProps) {
  const { choices, answer, press, aimed, aim } = props
  const { state, me, words } = useTable()
  const f = state.fight!
  const isRival = f.rival !== NONE
  const near = isRival && f.rival === me ? FOE : HERO
  const next = isRival || f.faces[FOE]!.length === 0 ? undefined : foresee(state)
  return (
    <div className={f.party.length > 1 ? 'rb-duel rb-grouped' : 'rb-duel'} data-duel>
      <Stage {...props} near={near} />
      <div className="rb-fight-sheet" role="region" aria-label={words.fightSheet} tabIndex={0}>
        {state.hit !== null && state.hit.fought && choices.asked?.kind === 'block' ? (
          <Incoming />
        ) : (
          next !== undefined && <NextAct next={next} />
        )}
        {f.party.length > 1 && <Exchanges />}
        <Mat side={near} choices={choices} aimed={aimed} aim={aim} answer={answer} press={press} />
        {isRival ? (
          <Mat side={1 - near} choices={choices} aimed={undefined} aim={aim} answer={answer} press={press} />
        ) : (
          <FoeMat choices={choices} next={next} press={press} />
        )}
        <Abilities side={near} choices={choices} answer={answer} press={press} />
      </div>
    </div>
  )
}

function Stage({ now, odds, aimed, near, choices }: DuelProps & { near: number }) {
  const { state, me, words, game, language, name } = useTable()
  const f = state.fight!
  const mine = near === HERO ? f.seat : f.rival
  const rival = f.rival === NONE ? undefined : near === HERO ? f.rival : f.seat
  const hero = heroes[state.heroes[mine]!]!
  const enemy = f.enemy === NONE ? undefined : enemies[f.enemy]
  const rivalHero = rival === undefined ? undefined : heroes[state.heroes[rival]!]
  const most = health(state, mine)
  const left = Math.max(0, most - state.damage[mine]!)
  const foeMost = rival === undefined ? f.health : health(state, rival)
  const foeLeft = Math.max(0, foeMost - (rival === undefined ? f.damage : state.damage[rival]!))
  const isAmbush = f.first === FOE && f.gold[FOE]! <= f.gold[HERO]!
  const isCast = f.faces[HERO]!.length > 0
  const acts = actsOf(now)
  const isMyGo = choices.asked !== undefined && me === mine
  const hit = state.hit !== null && state.hit.fought && state.hit.seat === mine ? state.hit.amount : 0
  const shields = hit === 0 ? 0 : Math.min(hit, shieldsOf(f, near))
  const deals = aimed === undefined ? 0 : Math.min(foeLeft, aimed.total - aimed.blocked)
  const others = f.party.filter(seat => seat !== mine)
  const struck = now?.type === 'damaged' || now?.type === 'enemy_damaged' ? now : undefined
  return (
    <section
      className="rb-fight-stage"
      aria-label={words.fightOf(hero.name[language], game.the((enemy ?? rivalHero!).id))}
    >
      <Arena
        seed={`fight${f.enemy}${state.at[f.seat]}`}
        sky={
          enemy?.id === 'margath'
            ? 'fire'
            : now?.type === 'combat_lost'
              ? 'night'
              : enemy?.antagonist
                ? 'night'
                : 'dusk'
        }
        of={enemy?.id === 'margath' ? 'ruins' : enemy?.subtype === 'Spider' ? 'web' : 'trees'}
      />
      {others.map((seat, i) => (
        <div key={seat} className={`rb-figure-box rb-behind rb-behind-${i}`}>
          <Figure
            looks={heroLooks(heroes[state.heroes[seat]!]!.id)}
            act="guard"
            wounds={woundsOf(health(state, seat) - state.damage[seat]!, health(state, seat))}
          />
        </div>
      ))}
      <div className="rb-figure-box rb-figure-mine" data-fighter="hero">
        <Figure looks={heroLooks(hero.id)} act={acts[near]!} wounds={woundsOf(left, most)} />
      </div>
      <div className={`rb-figure-box rb-figure-foe${enemy?.antagonist ? ' rb-figure-large' : ''}`} data-fighter="foe">
        <Figure
          looks={enemy === undefined ? heroLooks(rivalHero!.id) : enemyLooks(enemy)}
          act={acts[1 - near]!}
          wounds={woundsOf(foeLeft, foeMost)}
          flip
        />
      </div>
      {struck !== undefined && (
        <b
          key={`${struck.type}${state.damage[mine]}${f.damage}`}
          className={struck.type === 'damaged' && struck.seat === mine ? 'rb-blow rb-blow-mine' : 'rb-blow rb-blow-foe'}
          aria-hidden="true"
        >
          −{struck.amount}
        </b>
      )}
      <div className={isMyGo ? 'rb-fighter rb-mine rb-on' : 'rb-fighter rb-mine'}>
        <b>{hero.name[language]}</b>
        <small>{name(mine)}</small>
        <em>
          <i>{left}</i> / {most}
        </em>
        <Health now={left} most={most} label={words.healthOf(left, most)} risk={hit} saved={shields} />
        {hit > 0 && <p>{words.comesAt(hit, shields)}</p>}
      </div>
      <div className={isMyGo ? 'rb-fighter rb-foe' : 'rb-fighter rb-foe rb-on'}>
        <b>{(enemy ?? rivalHero!).name[language]}</b>
        <small>
          {enemy === undefined
            ? name(rival!)
            : `${game.traits[enemy.trait]} · ${game.subtypes[enemy.subtype] ?? enemy.subtype}`}
        </small>
        <em>
          <i>{foeLeft}</i> / {foeMost}
        </em>
        <Health
          now={foeLeft}
          most={foeMost}
          label={words.healthOf(foeLeft, foeMost)}
          risk={deals}
          foe
          block={f.party.length > 1 ? foeMost / f.party.length : undefined}
        />
        <p className="rb-would">
          {aimed !== undefined && words.wouldDeal(words.spend[aimed.icon](aimed.total), deals, foeLeft - deals)}
        </p>
      </div>
      <div className="rb-vs" role="status">
        <b>
          {words.round(f.round)}
          {f.party.length > 1 && ` · ${words.exchange(f.turn + 1, f.party.length)}`}
        </b>
        {isCast && (
          <span className="rb-init">
            {isAmbush ? (
              words.ambush
            ) : (
              <>
                <span aria-hidden="true">
                  {rival === undefined || me === mine ? words.you : ''} <i>{'★'.repeat(f.gold[near]!)}</i>{' '}
                  <u>
                    {f.gold[near]}–{f.gold[1 - near]}
                  </u>{' '}
                  <i>{'★'.repeat(f.gold[1 - near]!)}</i> {words.foe}
                </span>
                <small>
                  {words.initiative(f.gold[near]!, f.gold[1 - near]!, f.first === near)} <Rule id="RB-219" />
                </small>
              </>
            )}
          </span>
        )}
        {odds !== undefined && <Ring percent={odds} />}
      </div>
    </section>
  )
}

/** Damage that is on its way to me, and what a shield would make of it. */
function Incoming() {
  const { state, words } = useTable()
  const f = state.fight!
  const { amount, side } = state.hit!
  const shields = Math.min(amount, shieldsOf(f, side))
  return (
    <section className="rb-vellum rb-next-act" aria-live="polite">
      <h3>
        <mark>{words.reaction}</mark>
      </h3>
      <p>
        <b>{words.blockThis(amount)}</b>
      </p>
      {shields > 0 && (
        <p className="rb-sum" aria-label={words.comesAt(amount, shields)}>
          {amount} − {shields} = <b>{amount - shields}</b>
        </p>
      )}
      <small>
        {words.blockIsFree} <Rule id="RB-265" />
      </small>
    </section>
  )
}

/** A party's fight: each hero has an exchange of its own, with a sheet of its own. */
function Exchanges() {
  const { state, words, language } = useTable()
  const f = state.fight!
  return (
    <ol className="rb-exchanges" aria-label={words.exchanges}>
      {f.party.map((seat, i) => {
        const most = health(state, seat)
        const left = Math.max(0, most - state.damage[seat]!)
        const sheet = SHEETS[f.sheets[i]!]
        return (
          <li key={seat} className={i === f.turn ? 'rb-on' : ''} style={{ borderColor: SEAT_COLOURS[seat] }}>
            <b>{heroes[state.heroes[seat]!]!.name[language]}</b>
            <small>
              {sheet === undefined ? '' : `${sheet.name[language]} · `}
              {i === f.turn ? words.itsExchange : i < f.turn ? words.exchanged : words.exchangesNext}
            </small>
            <Health now={left} most={most} label={words.healthOf(left, most)} />
            {f.special === seat && <mark>{words.seventh}</mark>}
          </li>
        )
      })}
      <li className="rb-exchange-note">
        {words.partyNote} <Rule id="RB-325" />
      </li>
    </ol>
  )
}
