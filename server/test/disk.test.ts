import { expect, test } from 'vitest'
import { FAULTS } from './faults/faults.ts'
import { fillUp } from './faults/small-disk.ts'
import { Guest } from './guest.ts'

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'on a full disk players are told so, keep what was acknowledged, and go on when there is room',
  async () => {
    const site = await FAULTS.disk.open()
    try {
      const ana = await Guest.arrive(site.processes[0]!.origin, 'Ana')
      const table = await ana.open({ seats: 5 })
      await ana.watch(table)
      const people = [ana]
      for (const seat of [1, 2, 3, 4]) {
        const guest = await Guest.arrive(ana.origin, `Guest ${seat}`)
        await guest.do(table, { do: 'sit', seat, name: `Guest ${seat}` })
        people.push(guest)
      }
      expect(await ana.do(table, { do: 'say', text: 'kept' })).toHaveProperty('done')
      const free = await fillUp(site.folder!)
      // What fits into the last page may still be written: then it is kept as well.
      const said = Array.from({ length: 40 }, (_, i) =>
        people[i % 5]!.do(table, { do: 'say', text: `${i} ${'x'.repeat(450)}` }),
      )
      const failed = await ana.until(() => ana.heard.find(one => one.t === 'error'))
      expect(failed).toMatchObject({ code: 'failed', text: expect.stringContaining('disk of the house is full') })
      await free()
      const answers = await Promise.all(said)
      expect(answers.filter(answer => 'refused' in answer)).toEqual([])
      for (const guest of people) guest.leave()
      await site.processes[0]!.kill()
      const store = await site.openStore()
      const texts = (await store.readLog(table)).flatMap(({ command }) => (command.do === 'say' ? command.text : []))
      await store.close()
      expect(texts[0]).toBe('kept')
      expect(new Set(texts).size).toBe(41)
      expect(texts).toHaveLength(41)
    } finally {
      await site.close()
    }
  },
)
