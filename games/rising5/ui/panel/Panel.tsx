import { HEROES } from '../../content/names.ts'
import type { Rising5, State } from '../../rules/types.ts'
import { NONE } from '../../rules/types.ts'
import { type Ask, type Choices, type Intent, mainAsk, NO_INTENT, type Press } from '../model/choices.ts'
import { useTable } from '../table.ts'
import { Action } from './Action.tsx'
import { Activate } from './Activate.tsx'
import { Crisis } from './Crisis.tsx'
import { FightSum } from './FightSum.tsx'
import { Back, Options } from './Options.tsx'
import { Roll } from './Roll.tsx'
import { Seal } from './Seal.tsx'
import { Skill } from './Skill.tsx'
import { Support } from './Support.tsx'
import { Swap } from './Swap.tsx'

export interface PanelProps {
  ask: Ask
  choices: Choices
  intent: Intent
  setIntent(intent: Intent): void
  press(press: Press): void
}

interface WholeProps extends Omit<PanelProps, 'ask'> {
  asks: readonly Ask[]
}

/** What is asked of me, with everything that can be answered. */
export function Panel({ asks, ...rest }: WholeProps) {
  const { state } = useTable()
  const ask = mainAsk(asks)
  if (ask === undefined) return <Meanwhile state={state} />
  const Kind = KINDS[ask.kind] ?? Options
  return (
    <div className={`r5-question r5-ask-${ask.kind}`}>
      <Kind ask={ask} {...rest} />
    </div>
  )
}

const KINDS: Partial<Record<keyof Rising5['asks'], (props: PanelProps) => React.ReactNode>> = {
  activate: Activate,
  skill: Skill,
  skillOrakl: Swap,
  skillEkho: Send,
  action: Action,
  askSupport: Support,
  giveSupport: Support,
  offerSupport: Support,
  closeSupport: Waiting,
  afterRoll: Roll,
  sealConfirm: Seal,
  crisisConfirm: Crisis,
}

/** Ekho's skill is asked in two presses: who, then where. */
function Send({ ask, choices, intent, setIntent, press }: PanelProps) {
  const { game } = useTable()
  if (intent.kind !== 'send') {
    const heroes = new Map(ask.options.flatMap(move => (move.do === 'send' ? [[move.hero, move] as const] : [])))
    const back = ask.options.filter(move => move.do === 'back')
    return (
      <Options
        ask={{ ...ask, options: [...heroes.values(), ...back] }}
        name={move => (move.do === 'send' ? game.heroes[move.hero] : undefined)}
        press={choice =>
          'move' in choice && choice.move.do === 'send'
            ? setIntent({ kind: 'send', hero: choice.move.hero })
            : press(choice)
        }
      />
    )
  }
  return (
    <>
      <Options
        ask={{ ...ask, options: ask.options.filter(move => move.do === 'send' && move.hero === intent.hero) }}
        choices={choices}
        press={press}
      />
      <Back onClick={() => setIntent(NO_INTENT)} />
    </>
  )
}

/** Support is being asked: whoever fights may roll at once (R5-254). */
function Waiting({ ask, press }: PanelProps) {
  return (
    <>
      <FightSum />
      <Options ask={ask} press={press} />
    </>
  )
}

/** Nothing is asked of me: what goes on. */
function Meanwhile({ state }: { state: State }) {
  const { words, game, name } = useTable()
  if (state.fate !== 'playing') return undefined
  return (
    <div className="r5-question r5-meanwhile">
      {state.fight === NONE ? (
        <p>
          {state.turn > 0 &&
            words.meanwhile(
              name(state.active),
              state.hero === NONE ? undefined : game.heroes[HEROES[state.hero]!],
              state.actions,
            )}
        </p>
      ) : (
        <FightSum />
      )}
    </div>
  )
}
