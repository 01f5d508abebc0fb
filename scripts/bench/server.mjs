import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { createPlatform as invoices } from '@memberkit/fixtures/invoices'
import { createPlatform as subscriptions } from '@memberkit/fixtures/subscriptions'
import { listening } from '../hosts/listening.mjs'
import { types } from '../hosts/site-server.mjs'

/** The platform of each kit, by the first part of its scenarios' names. */
const platforms = { invoices, subscriptions }

/**
 * Serves the bundled pages and, on the same origin, the platform of the scenario after `latency` ms. Logs those requests.
 */
export async function serveBench(folder) {
  const state = { latency: 50, scenario: 'invoices/member-mixed-history', calls: [] }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const json = (body) => response.setHeader('Content-Type', 'application/json').end(body)
    const platform = platforms[state.scenario.split('/')[0]]({ scenario: state.scenario })
    if (pathname === '/setting.json') {
      const { session, securityHeader, subject } = platform
      return json(JSON.stringify({ session, securityHeader, identityId: subject.identityId }))
    }
    const [, service, path] = /^\/(invoices|payments|subscriptions|entitlements)(\/v1\/.*)$/.exec(pathname) ?? []
    if (!service) return file(pathname, response)
    state.calls.push({ path: pathname, at: performance.now() })
    const [answer] = await Promise.all([answered(platform, service, path), waited(state.latency)])
    state.calls.at(-1).answeredAt = performance.now()
    json(answer)
  })
  const { url, close } = await listening(server)
  return { url, close, state }

  async function answered(platform, service, path) {
    const { securityHeader } = platform
    const headers = { [securityHeader.name]: securityHeader.value }
    return (await platform.respond(new Request(platform.hostOf(service) + path, { headers }))).text()
  }

  function file(pathname, response) {
    try {
      const body = readFileSync(join(folder, normalize(pathname)))
      response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream').end(body)
    } catch {
      response.writeHead(404).end()
    }
  }
}

function waited(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
