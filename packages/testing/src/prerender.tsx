import { fetchOf, type PlatformOptions, type MockPlatform } from '@memberkit/fixtures'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import type { Dictionary } from '@memberkit/foundation/messages'
import { createPlatformClient } from '@memberkit/platform'
import { connect } from '@memberkit/platform/query'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

export interface PrerenderedKit {
  /** As `KitBoundary` has it. */
  name: string
  createPlatform: (options: PlatformOptions) => MockPlatform
  scenario: PlatformOptions['scenario']
  messages: readonly Dictionary[]
  ui: (identityId: string) => ReactNode
  /** Places of the kit, and the realm of whoever is there. */
  places: readonly { address: string; realm?: 'Internal' }[]
  /** Reads what the kit shows at `/`. */
  read: (queryClient: QueryClient, identityId: string) => Promise<void>
  /** Text that is there once it was read. */
  shows: string
}

/** A kit renders on a server: ahead of its data without a look at the clock, and with its data. */
export function describePrerender({
  name,
  createPlatform,
  scenario,
  messages,
  ui,
  places,
  read,
  shows,
}: PrerenderedKit) {
  function kitAt(address: string, realm?: 'Internal') {
    const platform = createPlatform({ scenario, realm })
    const { hostOf: hosts, session, securityHeader, subject } = platform
    const fetch = fetchOf(platform)
    const client = createPlatformClient({ hosts, session, realm: session.subType, securityHeader, fetch })
    const queryClient = new QueryClient()
    connect(queryClient, client)
    const page = (
      <MemberkitProvider
        {...{ client, queryClient, messages }}
        locale="en-US"
        timeZone="America/Toronto"
        router={memoryRouter(address)}
      >
        {ui(subject.identityId)}
      </MemberkitProvider>
    )
    return { page, read: () => read(queryClient, subject.identityId) }
  }

  test.each(places)(
    '$address is prerendered without data and without reading the clock ($realm)',
    ({ address, realm }) => {
      const { page } = kitAt(address, realm)
      const clock = watchClock()
      const html = renderToString(page)
      clock.restore()
      expect(html).toContain(`data-mk-kit="${name}"`)
      expect(html).not.toContain('style=')
      expect(clock.reads).toEqual([])
    },
  )

  test('prefetched data is prerendered', async () => {
    const { page, read } = kitAt('/')
    await read()
    expect(renderToString(page)).toContain(shows)
  })
}

/** Notes where the clock is read, by `Date.now()` or `new Date()`, until it is restored. */
function watchClock() {
  const RealDate = Date
  const reads: (string | undefined)[] = []
  const note = () => void reads.push(new Error('The clock was read.').stack)
  vi.stubGlobal(
    'Date',
    new Proxy(RealDate, {
      apply(target, self, given) {
        note()
        return Reflect.apply(target, self, given) as string
      },
      construct(target, given) {
        if (given.length === 0) note()
        return Reflect.construct(target, given) as object
      },
      get(target, key) {
        if (key === 'now') note()
        return Reflect.get(target, key) as unknown
      },
    }),
  )
  return { reads, restore: () => vi.unstubAllGlobals() }
}
