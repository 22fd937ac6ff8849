/** In the server's process: says the port, and CPU time or memory whenever asked; ends with whoever started it. */
export function answer(port: number | string): void {
  process.on('disconnect', () => process.exit())
  process.on('message', what => {
    if (what === 'memory') {
      globalThis.gc?.()
      process.send?.(process.memoryUsage().heapUsed)
    } else {
      const { user, system } = process.cpuUsage()
      process.send?.(user + system)
    }
  })
  process.send?.(port)
}
