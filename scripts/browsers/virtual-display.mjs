import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathOf } from './needs.mjs'

/** Starts a virtual X server on a free display. */
export async function virtualDisplay({ width, height }) {
  const screen = `${width}x${height}x24`
  const server = spawn(pathOf('Xvfb'), ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display.')
  })
  const [number] = await Promise.race([once(server.stdio[3], 'data'), ended])
  ended.catch(() => {})
  return { name: `:${String(number).trim()}`, close: () => server.kill() }
}
