import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program that serves something, and answers once it has said at which address (`pattern`, in a group). */
export async function spawned(file, args, { pattern, ...options }) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'], ...options })
  // A run that ends before it closes what it started leaves nothing behind.
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

/** The output goes on being read when the address is known, so that the program never waits for a reader. */
async function* iterate(stream) {
  yield* stream.iterator({ destroyOnReturn: false })
  stream.resume()
}
