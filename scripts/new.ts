// `npm run new -- <name>`: a game of your own, in a folder of its own. docs/your-game.md says what to do with it.
import { fileURLToPath } from 'node:url'
import { newGame, Unfit } from './new-game.ts'

const [name, ...more] = process.argv.slice(2)
try {
  if (name === undefined || more.length > 0) throw new Unfit('Name your game, in one word: npm run new -- last-match')
  const files = newGame(fileURLToPath(new URL('../', import.meta.url)), name)
  console.log(`${files.join('\n')}

It plays already: npm start. Its rules: npm run rules -- ${name}
What to change, and how to give it a board: docs/your-game.md`)
} catch (error) {
  if (!(error instanceof Unfit)) throw error
  console.error(error.message)
  process.exitCode = 2
}
