import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a server program; resolves once it has printed its address (a group of `pattern`). */
export async function spawned(file, args, { pattern, ...options }) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  // Also ends the program if the run exits early.
  process.once('exit', () => child.kill())
  return {
    url: await addressOf(child, pattern),
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function addressOf(child, pattern) {
  let said = ''
  for await (const chunk of iterate(child.stdout)) {
    said += chunk
    const [, url] = pattern.exec(said) ?? []
    if (url) return url
  }
  throw new Error(`${child.spawnargs.join(' ')} did not start: ${said}`)
}

/** Keeps reading the output after the address, so that the program never blocks on it. */
async function* iterate(stream) {
  yield* stream.iterator({ destroyOnReturn: false })
  stream.resume()
}
