/** In the server's process: says the port, and the CPU time whenever asked; ends with whoever started it. */
export function answer(port: number | string): void {
  process.on('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.send?.(port)
}
