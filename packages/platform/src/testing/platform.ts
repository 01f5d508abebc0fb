import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createPlatformClient, type PlatformClient, type PlatformClientOptions } from '../index.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'

interface TestPlatform {
  readonly server: HttpServer
  client: (options?: Partial<PlatformClientOptions>) => PlatformClient
}

/** One server for a test file, its calls forgotten between tests, and clients that ask it. */
export function testPlatform(): TestPlatform {
  let server: HttpServer
  beforeAll(async () => {
    server = await startHttpServer()
  })
  beforeEach(() => {
    server.calls.length = 0
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    client: (options) =>
      createPlatformClient({
        hosts: () => server.origin,
        realm: 'User',
        securityHeader: { name: 'x-security', value: 'let-me-in' },
        ...options,
      }),
  }
}
