import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Starts the program `memberkit-fixtures` that a host has installed, on a free port. */
export async function startStandIn(hostFolder) {
  const home = join(hostFolder, 'node_modules/@memberkit/fixtures')
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const child = spawn(process.execPath, [join(home, bin['memberkit-fixtures']), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A run that ends before it closes what it started leaves nothing behind.
  process.once('exit', () => child.kill())
  const url = await addressOf(child)
  const ask = async (method, path, body) => {
    const response = await fetch(url + path, { method, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    url,
    begin: (scenario) => ask('POST', `/__reset?scenario=${scenario}`),
    /** Makes calls go wrong: `{ operation, kind, times }`. */
    spoil: (fault) => ask('POST', '/__faults', fault),
    requests: () => ask('GET', '/__requests?format=json'),
    async close() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function addressOf(child) {
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const [, url] = / at (http:\S+):/.exec(said) ?? []
    if (url) return url
  }
  throw new Error(`memberkit-fixtures did not start: ${said}`)
}
