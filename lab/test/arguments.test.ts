import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { raiseRiseDie, STARTER } from '@runatal/raise-rise-die'
import { describe, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { command } from '../plan.ts'
import { playOne } from '../play.ts'
import { newFolder } from './command.ts'
import { TOY } from './toys/paths.ts'

const NOTHING = { moves: 0, total: 0, longest: 0 }

describe('a command line that makes no sense gets one line that says what is valid', () => {
  test.each([
    ['chess', "There is no game 'chess'; the games are: rauha"],
    ['./nowhere.ts', "There is no game './nowhere.ts'; the games are: rauha"],
    ['./lab/complaint.ts', './lab/complaint.ts exports no game: export one'],
    ['./lab/test/', './lab/test/ cannot be loaded: Cannot find module'],
    ['--seats 2', 'Which game? Name it first'],
    [`${TOY} --bots clever`, "There is no bot 'clever'; there is: random, policy, greedy, flat:100"],
    [`${TOY} --bots ismcts:-3`, "There is no bot 'ismcts:-3'; there is: "],
    [`${TOY} --seats 9`, "--seats cannot be '9'; it can be: a whole number from 2 to 4"],
    [`${TOY} --seats 3 --bots random,greedy`, '--bots names 2, but there are 3 seats'],
    [`${TOY} --bots random,random,random,random,random`, '--bots names 5, but there are 2 to 4 seats'],
    [`${TOY} --games many`, "--games cannot be 'many'; it can be: a whole number from 1 to "],
    [`${TOY} --games 0`, "--games cannot be '0'; it can be: a whole number from 1 to "],
    [`${TOY} --seed 1.5`, "--seed cannot be '1.5'; it can be: a whole number from 0 to "],
    [`${TOY} --workers 0`, "--workers cannot be '0'; it can be: a whole number from 1 to "],
    [`${TOY} --games`, '--games needs a value after it'],
    [`${TOY} --colour red`, 'There is no option --colour; the options are: --seats, --bots, --games'],
    [`${TOY} --colour red`, '--trouble, --cards'],
    [`${TOY} --trouble big`, "--trouble cannot be 'big'; it can be: none, throws, exits"],
    [`${TOY} --sprt --bots random`, 'name two different bots in --bots'],
    [`${TOY} --alpha 0.1`, '--alpha belongs to --sprt'],
    [`${TOY} --sprt --bots random,greedy --alpha 2`, "--alpha cannot be '2'; it can be: a number between 0 and 0.5"],
    [`${TOY} --replay 3`, "--replay cannot be '3'; it can be: bundle.rotation"],
    [`${TOY} --bots random,greedy --replay 3.2`, 'the rotation from 0 to 1'],
    [
      `${TOY} --before nowhere.json`,
      '--before nowhere.json: there is no such file; give the .json that a run has written',
    ],
    [`${TOY} --before README.md`, '--before README.md: it is no JSON'],
    [`${TOY} --before package.json`, '--before package.json: it holds no results'],
    [`${TOY} another`, "One game at a time: what is 'another' for?"],
    [`${TOY} --sprt=yes --bots random,greedy`, '--sprt takes no value'],
  ])('%s', async (line, complaint) => {
    const answer = await readArguments(line.split(' ')).catch((error: unknown) => error)
    expect(answer).toBeInstanceOf(Complaint)
    expect((answer as Complaint).message).toContain(complaint)
    expect((answer as Complaint).message).not.toContain('\n')
  })
})

test('what is left out has its default', async () => {
  expect(await readArguments([TOY, '--workers', '2'])).toEqual({
    do: 'run',
    plan: { game: TOY, seats: 2, table: {}, bots: ['random', 'random'], seed: 1, bundles: 1000 },
    workers: 2,
    folder: '.lab',
    queue: false,
  })
})

test("a game's own choices are options, with the values that the game has", async () => {
  const request = await readArguments([TOY, '--cards', '20', '--trouble', 'none'])
  expect(request).toMatchObject({ plan: { table: { cards: 20 } } })
})

describe('a value of its own comes from a file', () => {
  test('it is read, and the command names the file', async () => {
    const path = file(JSON.stringify({ ...STARTER, id: 'own' }))
    const request = await readArguments(['raise-rise-die', '--pack', path])
    if (request.do !== 'run') throw new Error('It should run')
    expect(JSON.parse(String(request.plan.table['pack']))).toMatchObject({ id: 'own' })
    expect(command(request.plan)).toContain(`--pack ${path}`)
    const played = playOne(raiseRiseDie, request.plan, { bundle: 0, rotation: 0 }, [NOTHING, NOTHING])
    expect(played.moves).toBeGreaterThan(10)
  })

  test('what is wrong with it is told in a line', async () => {
    const [card, ...cards] = STARTER.cards
    const path = file(JSON.stringify({ ...STARTER, cards: [{ ...card, cost: 'dear' }, ...cards] }))
    await expect(readArguments(['raise-rise-die', '--pack', path])).rejects.toThrow(
      `--pack ${path}: cards[0].cost: expected a whole number from 0 to 9`,
    )
    await expect(readArguments(['raise-rise-die', '--pack', 'nowhere.json'])).rejects.toThrow(
      "--pack cannot be 'nowhere.json'; it can be: starter, or a file",
    )
  })
})

test('one bot is enough to fill all seats', async () => {
  const request = await readArguments([TOY, '--seats', '3', '--bots', 'greedy'])
  expect(request).toMatchObject({ plan: { bots: ['greedy', 'greedy', 'greedy'] } })
})

test('games are rounded up to whole bundles', async () => {
  const request = await readArguments([TOY, '--bots', 'greedy,random,random', '--games', '100'])
  expect(request).toMatchObject({ plan: { bundles: 34 } })
})

test('the command that a report names asks for the same plan', async () => {
  const words = `${TOY} --bots greedy,random,random --games 99 --seed 7 --cards 20 --sprt --margin 0.1`
  const request = await readArguments(words.split(' '))
  if (request.do !== 'run') throw new Error('expected a run')
  const again = command(request.plan).replace('npm run lab -- ', '')
  expect(await readArguments(again.split(' '))).toEqual(request)
})

test('help and the list need nothing else', async () => {
  expect(await readArguments(['--help'])).toEqual({ do: 'help' })
  expect(await readArguments([])).toEqual({ do: 'help' })
  expect(await readArguments(['--list'])).toEqual({ do: 'list' })
})

function file(content: string): string {
  const path = join(newFolder(), 'own.json')
  writeFileSync(path, content)
  return path
}
