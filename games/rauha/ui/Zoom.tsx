import { Closeup, Title } from '@runatal/look/frame/Closeup.tsx'
import { ENTITIES } from '../content/entities.ts'
import { BIOMES } from '../content/tables.ts'
import { NONE } from '../rules/types.ts'
import { NO_INTENT, choicesOf } from './model/choices.ts'
import { rulesOfBiome, rulesOfEntity } from './model/rules.ts'
import { biomeAt, has, sporeFace, worldOf } from './model/world.ts'
import { BiomeCard } from './parts/BiomeCard.tsx'
import { Drawing } from './parts/Drawing.tsx'
import { Reserves } from './parts/Reserves.tsx'
import { useTable, type Zoomed } from './table.ts'
import { World } from './World.tsx'
import { whyOf } from './words/words.ts'

interface ZoomProps {
  zoomed: Zoomed
  /** Why what is looked at cannot be used now. */
  rule: string | undefined
  close(): void
  showRule(id: string): void
}

/** A card, an Entity or a whole world, large, with its words and the rules that concern it. */
export function Zoom({ zoomed, rule, close, showRule }: ZoomProps) {
  const { words } = useTable()
  return (
    <Closeup name="rauha" look={zoomed.what === 'world' ? 'rauha-modal-wide' : ''} closes={words.close} close={close}>
      <Content zoomed={zoomed} showRule={showRule} />
      {rule !== undefined && (
        <p className="rauha-not-now">
          <b>{words.notNow}</b>
          {words.colon}
          {whyOf(words, rule)}
          <RuleLink id={rule} showRule={showRule} />
        </p>
      )}
    </Closeup>
  )
}

function Content({ zoomed, showRule }: { zoomed: Zoomed; showRule(id: string): void }) {
  const { state } = useTable()
  if (zoomed.what === 'world') return <WholeWorld seat={zoomed.seat} showRule={showRule} />
  if (zoomed.what === 'entity') return <WholeEntity number={zoomed.entity} showRule={showRule} />
  const number = zoomed.what === 'card' ? zoomed.biome : biomeAt(state, zoomed.seat, zoomed.cell)
  const spore = zoomed.what === 'card' ? 'none' : sporeFace(worldOf(state, zoomed.seat), zoomed.cell)
  return <WholeBiome number={number} spore={spore} showRule={showRule} />
}

function WholeBiome(props: { number: number; spore: 'none' | 'up' | 'turned'; showRule(id: string): void }) {
  const { number, spore, showRule } = props
  const { words, game } = useTable()
  const biome = BIOMES[number]!
  return (
    <>
      <div className="rauha-big">
        <BiomeCard biome={number} spore={spore} />
      </div>
      <Title>{game.biome(biome)}</Title>
      <dl>
        <dt>{words.cost}</dt>
        <dd>{game.cost(biome)}</dd>
        <dt>{words.effect}</dt>
        <dd>{game.effect(biome)}</dd>
        {biome.animals !== undefined && (
          <>
            <dt>{words.animals}</dt>
            <dd>{biome.animals.map(animal => game.animals[animal]).join(', ')}</dd>
          </>
        )}
        {biome.water !== undefined && (
          <>
            <dt>{words.sourcesLabel}</dt>
            <dd>{biome.water}</dd>
          </>
        )}
      </dl>
      {spore !== 'none' && <p>{spore === 'turned' ? words.sporeTurned : words.withSpore}</p>}
      <RuleLinks ids={rulesOfBiome(biome, spore !== 'none')} showRule={showRule} />
    </>
  )
}

function WholeEntity({ number, showRule }: { number: number; showRule(id: string): void }) {
  const { state, words, game, name } = useTable()
  const entity = ENTITIES[number]!
  const owner = state.owners[number] ?? -2
  const isUsed = has(state.usedEntities, number)
  return (
    <>
      <Drawing id={isUsed ? `${entity.id}-dark` : entity.id} className="rauha-big-spirit" />
      <Title>{entity.id}</Title>
      <p>{game.power(entity)}</p>
      <p>{owner < 0 ? words.free : words.ownedBy(name(owner))}</p>
      <RuleLinks ids={rulesOfEntity(number)} showRule={showRule} />
    </>
  )
}

const NOTHING = choicesOf([], NO_INTENT)
const NO_GAINS = new Map<never, never>()

function WholeWorld({ seat, showRule }: { seat: number; showRule(id: string): void }) {
  const { state, words, name, me, zoom } = useTable()
  return (
    <>
      <Title>{seat === me ? words.yourWorld : words.worldOf(name(seat))}</Title>
      <Reserves seat={seat} />
      <World
        {...worldOf(state, seat)}
        card={NONE}
        choices={NOTHING}
        gains={NO_GAINS}
        pointed={undefined}
        point={() => undefined}
        press={cell => zoom({ what: 'biome', seat, cell })}
        look={cell => zoom({ what: 'biome', seat, cell })}
        showRule={showRule}
      />
    </>
  )
}

function RuleLinks({ ids, showRule }: { ids: readonly string[]; showRule(id: string): void }) {
  const { words } = useTable()
  return (
    <p className="rauha-rules">
      {words.rules}
      {words.colon}
      {ids.map(id => (
        <RuleLink key={id} id={id} showRule={showRule} />
      ))}
    </p>
  )
}

function RuleLink({ id, showRule }: { id: string; showRule(id: string): void }) {
  return (
    <button type="button" className="rauha-rule" onClick={() => showRule(id)}>
      {id}
    </button>
  )
}
