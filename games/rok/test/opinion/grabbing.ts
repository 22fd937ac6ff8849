import { found, FOCUS, rune, stonesOf, twin, WAVES } from './book.ts'
import { faceUp, type Flow, liesUp, live, ownerOf, person, takeOff, wasTold, type World } from './world.ts'

/** The race: who came first is read from the real game; what the stone then becomes is the model's business. */
export function* race(w: World): Flow {
  while (!wasTold(w, 'grab.report')) {
    yield 'race'
    for (const event of w.fed.events) {
      if (event.type === 'grab.awarded') awardTag(w, Number(event['seat']), Number(event['stone']))
      if (event.type === 'grab.closed') close(w, String(event['reason']))
    }
  }
}

function awardTag(w: World, seat: number, tag: number) {
  const lying = faceUp(w).find(one => one.tag === tag)
  award(w, seat, found(lying, `face-up stone ${tag}`).stone)
}

/** ROK-090, ROK-092, ROK-095, ROK-204: it closes by itself when nothing live is left, and by silence if something is. */
function close(w: World, why: string) {
  const byItself = live(w).length === 0 && !w.hardClosing ? 'noLive' : 'silence'
  w.told.push({ type: 'grab.closed', reason: why === 'noLive' || why === 'silence' ? byItself : why })
}

/** ROK-068, ROK-072, ROK-073. */
export function award(w: World, seat: number, stone: number): void {
  const player = person(w, seat)
  const other = twin(stone)
  const owner = ownerOf(w, other)
  takeOff(w, stone)
  if (owner === seat) {
    player.balance = undefined
    player.loot.push(rune(stone))
    w.told.push({ type: 'balance.completed', seat, rune: rune(stone) })
  } else if (owner !== undefined) {
    player.claims.push(stone)
    w.told.push({ type: 'claim.taken', seat, victim: owner, rune: rune(stone) })
  } else if (player.catches.includes(other)) {
    player.catches = player.catches.filter(one => one !== other)
    player.loot.push(rune(stone))
    w.told.push({ type: 'pair.made', seat, rune: rune(stone) })
  } else player.catches.push(stone)
}

/** What may be named in a wave: a pair by its lower tag, or the twin of a Balance rune (ROK-189). */
interface Target {
  tag: number
  rune: string
  owner: number | undefined
}

interface Choice {
  seat: number
  target: Target | undefined
  focus: number
}

/** ROK-188 to ROK-194. */
export function* waves(w: World): Flow {
  for (const player of w.players) player.focus = FOCUS
  for (let wave = 1; wave <= WAVES && targets(w).length > 0; wave++) {
    w.told.push({ type: 'calm.wave', wave, focus: w.players.map(({ focus }) => focus) })
    const answers = yield {
      asks: w.players.map((_, seat) => ({ seat, kind: 'calmTarget', options: options(w, seat) })),
    }
    const choices = w.players.map((_, seat) => choice(w, seat, answers.get(seat)))
    reveal(w, wave, choices)
    if (choices.every(({ target }) => target === undefined)) break
  }
  w.told.push({ type: 'grab.closed', reason: 'calm' })
}

function targets(w: World): Target[] {
  return faceUp(w).flatMap(({ stone, tag }): Target[] => {
    const other = faceUp(w).find(one => one.stone === twin(stone))
    const owner = ownerOf(w, twin(stone))
    if (owner === undefined && (other === undefined || other.tag < tag)) return []
    return [{ tag, rune: rune(stone), owner }]
  })
}

function options(w: World, seat: number): object[] {
  const amounts = Array.from({ length: person(w, seat).focus + 1 }, (_, focus) => focus)
  const named = targets(w).flatMap(({ tag }) => amounts.map(focus => ({ do: 'target', stone: tag, focus })))
  return [{ do: 'pass' }, ...named]
}

function choice(w: World, seat: number, answer: unknown): Choice {
  const move = answer as { do: 'pass' } | { do: 'target'; stone: number; focus: number }
  if (move.do === 'pass') return { seat, target: undefined, focus: 0 }
  return { seat, target: targets(w).find(({ tag }) => tag === move.stone), focus: move.focus }
}

/** ROK-190 to ROK-192. */
function reveal(w: World, wave: number, choices: Choice[]) {
  const results = new Map<number, string>()
  for (const target of targets(w)) {
    const bids = choices.filter(one => one.target?.tag === target.tag)
    const most = Math.max(...bids.map(({ focus }) => focus))
    const best = bids.filter(({ focus }) => focus === most).map(({ seat }) => seat)
    const isOwners = target.owner !== undefined && best.includes(target.owner)
    const winner = isOwners ? target.owner : best.length === 1 ? best[0] : undefined
    for (const { seat } of bids) results.set(seat, seat === winner ? 'won' : 'lost')
    if (winner !== undefined) win(w, winner, target)
    else if (target.owner === undefined && best.length > 0) {
      for (const seat of best) results.set(seat, 'split')
      splitTarget(w, best, target)
    } else for (const seat of best) results.set(seat, 'stays')
  }
  for (const { seat, focus } of choices) person(w, seat).focus -= focus
  w.told.push({
    type: 'calm.revealed',
    wave,
    choices: choices.map(({ seat, target, focus }) => ({
      seat,
      ...(target && { rune: target.rune }),
      focus,
      result: results.get(seat) ?? 'passed',
    })),
  })
}

function win(w: World, seat: number, target: Target) {
  for (const stone of stonesOf(target.rune)) if (liesUp(w, stone)) award(w, seat, stone)
}

function splitTarget(w: World, seats: number[], target: Target) {
  for (const stone of stonesOf(target.rune)) {
    takeOff(w, stone)
    w.bag.push(stone)
  }
  w.told.push({ type: 'pair.split', seats, rune: target.rune })
}
