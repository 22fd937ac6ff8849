// Every test that arranges a position keeps what anybody could see of it, as a snapshot: a rule that changes in a place that
// the test does not look at is noticed, too. Meant changes are kept with `npx vitest run --project rules -u`.
import { afterEach, beforeEach } from 'vitest'
import { beginScenes, endScenes } from './scenes.ts'

beforeEach(beginScenes)

afterEach(({ expect, task }) => {
  const scenes = endScenes()
  if (scenes.length > 0 && task.result?.state !== 'fail') expect(scenes.join('\n')).toMatchSnapshot()
})
