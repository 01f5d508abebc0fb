import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawned } from './spawned.mjs'

/** Starts the host's installed `memberkit-fixtures` on a free port. */
export async function startMockPlatform(hostFolder) {
  const home = join(hostFolder, 'node_modules/@memberkit/fixtures')
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const { url, close } = await spawned(join(home, bin['memberkit-fixtures']), ['--port', '0'], {
    pattern: / at (http:\S+):/,
  })
  let securityHeader
  const ask = async (method, path, body, headers) => {
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    url,
    begin: (scenario) => ask('POST', `/__reset?scenario=${scenario}`),
    /** Adds a fault: `{ operation, kind, times }`. */
    spoil: (fault) => ask('POST', '/__faults', fault),
    /** Sets the latency of each call in milliseconds until the next scenario. */
    slow: (latency) => ask('POST', `/__network?latency=${latency}`),
    spoilAll: (faults) => Promise.all(faults.map((fault) => ask('POST', '/__faults', fault))),
    /** Removes every fault. */
    heal: () => ask('DELETE', '/__faults'),
    /** Moves the platform's clock on by milliseconds. */
    advance: (ms) => ask('POST', `/__clock?advance=${ms}`),
    requests: () => ask('GET', '/__requests?format=json'),
    /** Calls an operation as a member of the staff, or as one of them: `/orders/v1/orders/journal`. */
    async asStaff(path, { method = 'GET', body, as = 'Internal' } = {}) {
      securityHeader ??= (await ask('GET', '/__platform')).securityHeader
      return ask(method, path, body, { [securityHeader.name]: securityHeader.value, 'x-fixture-as': as })
    },
    close,
  }
}
