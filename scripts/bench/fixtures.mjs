import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

const program = join(root, 'fixtures/dist/bin.js')
const reads = [
  '/invoices/v1/identities/member-ada/invoices',
  '/invoices/v1/identities/member-grace/invoices',
  '/invoices/v1/identities/member-grace/invoices/inv-1014',
  '/payments/v1/identities/member-ada/paymentMethods',
  '/profiles/v1/identities/member-ada/profile',
  '/identities/v1/identities/member-ada',
  '/products/v1/products',
  '/notifications/v1/identities/member-ada/notifications',
]
const atOnce = 8

/** Benchmarks the fixture server: start-up time, reads per second, and memory with a large world. */
export async function fixtureFigures({ rounds }) {
  const standard = await started('platform/standard')
  await readMany(standard, 1_000)
  const rates = []
  for (let round = 0; round < Math.min(rounds, 5); round += 1) rates.push(await readMany(standard, 2_000))
  standard.stop()
  const large = await started('platform/large')
  await readMany(large, 500)
  const largeRate = await readMany(large, 1_000)
  const megabytes = memoryOf(large.pid)
  large.stop()
  const best = Math.max(...rates)
  return [
    {
      figure: 'Fixture server, standard world, start to first answer',
      measured: standard.seconds,
      goal: 2,
      unit: 's',
      isTiming: true,
    },
    {
      figure: 'Fixture server, standard world, reads a second',
      measured: Math.round(best),
      goal: 1_000,
      isLeast: true,
      isTiming: true,
      note: `${atOnce} at once, ${reads.length} addresses; rounds ${rates.map(Math.round).join(', ')}`,
    },
    {
      figure: 'Fixture server with 100,000 invoices',
      measured: megabytes,
      goal: 1_024,
      unit: 'MB',
      note: `starts in ${large.seconds.toFixed(1)} s, ${Math.round(largeRate)} reads a second`,
    },
  ]
}

/** Starts the program as a host does, and waits for its first success. */
async function started(scenario) {
  const begun = performance.now()
  const child = spawn(process.execPath, [program, '--port', '0', '--scenario', scenario], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      if (/requests so far/.test(text)) resolve(text)
    })
    child.once('exit', (code) => reject(new Error(`memberkit-fixtures ended with ${code}`)))
  })
  const [, url] = /at (\S+):/.exec(said)
  const [, name, value] = /security header\s+(\S+): (\S+)/.exec(said)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const server = { url, agent, headers: { [name]: value, 'x-fixture-as': 'Internal' }, pid: child.pid }
  await read(server, reads[0])
  const stop = () => {
    agent.destroy()
    child.removeAllListeners('exit')
    child.kill()
  }
  return { ...server, seconds: (performance.now() - begun) / 1000, stop }
}

/** @returns reads per second */
async function readMany(server, count) {
  let next = 0
  const begun = performance.now()
  const reader = async () => {
    while (next < count) {
      const path = reads[next % reads.length]
      next += 1
      await read(server, path)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, reader))
  return (count / (performance.now() - begun)) * 1000
}

function read({ url, agent, headers }, path) {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
    asking.on('error', reject).end()
  })
}

/** Returns the process's memory in MB; 0 if unknown. */
function memoryOf(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 0
  }
}
