import type Rapier from '@dimforge/rapier3d-deterministic-compat'

export type Engine = typeof Rapier

let loading: Promise<Engine> | undefined

/** The deterministic build of the engine, loaded when the first stones fly: the same bits in Node and in a browser. */
export function loadEngine(): Promise<Engine> {
  loading ??= load()
  return loading
}

async function load(): Promise<Engine> {
  const { default: engine } = await import('@dimforge/rapier3d-deterministic-compat')
  await engine.init()
  return engine
}
