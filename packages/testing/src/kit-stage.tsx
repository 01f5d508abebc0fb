import '@memberkit/tokens/styles.css'
import type { Realm } from '@memberkit/contract'
import type { MockPlatform } from '@memberkit/fixtures'
import { fetchOf, openPlatform } from '@memberkit/fixtures/open'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { KitBoundary, type KitEvent, MemberkitProvider } from '@memberkit/foundation'
import type { RouterAdapter } from '@memberkit/foundation/links'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { enCA } from '@memberkit/foundation/messages/en-CA'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { esUS } from '@memberkit/foundation/messages/es-US'
import { frCA } from '@memberkit/foundation/messages/fr-CA'
import { createPlatformClient, type Session } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { cleanUp } from './clean-up.ts'

export interface KitOptions {
  scenario: ScenarioName
  /** The signed-in realm. @default the scenario's */
  realm?: Realm
  locale?: Locale
  /** Overrides of the scenario's session. */
  session?: Partial<Session>
  /** The host's router. Without one, the kit keeps its state to itself. */
  router?: RouterAdapter
  /** Milliseconds by which the page's clock is ahead of the platform's. */
  clockAhead?: number
  /** Changes the platform before anything renders. */
  prepare?: (platform: MockPlatform) => void
}

const own: Record<Locale, DictionaryList> = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }

let usualAhead = 0

/** Sets the page's clock ahead of the platform's for the rest of the test, in milliseconds. */
export function setClockAhead(ms: number) {
  usualAhead = ms
  onTestFinished(() => void (usualAhead = 0))
}

/** Returns a function that renders parts of a kit over the mock platform, at the start of a scenario. */
export function kitStage(kit: string, messages: Record<Locale, DictionaryList>) {
  return async function renderKit(ui: ReactNode | ((platform: MockPlatform) => ReactNode), options: KitOptions) {
    const { scenario, realm, locale = 'en-US', session, router, prepare, clockAhead = usualAhead } = options
    const platform = await openPlatform({ scenario, realm })
    prepare?.(platform)
    vi.setSystemTime(Date.parse(platform.clock.now()) + clockAhead)
    onTestFinished(cleanUp)
    const client = createPlatformClient({
      hosts: platform.hostOf,
      realm: platform.session.subType,
      session: { ...platform.session, ...session },
      securityHeader: platform.securityHeader,
      fetch: fetchOf(platform),
    })
    // Failures are retried as in production, only sooner.
    const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
    const events: KitEvent[] = []
    const screen = await render(typeof ui === 'function' ? ui(platform) : ui, {
      wrapper: ({ children }) => (
        <StrictMode>
          <MemberkitProvider
            client={client}
            queryClient={queryClient}
            locale={locale}
            appName="portal"
            timeZone="America/Toronto"
            messages={[...own[locale], ...messages[locale]]}
            router={router}
            onEvent={(event) => void events.push(event)}
          >
            <KitBoundary kit={kit}>{children}</KitBoundary>
          </MemberkitProvider>
        </StrictMode>
      ),
    })
    return { platform, screen, events, queryClient }
  }
}
