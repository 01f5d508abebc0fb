import '@memberkit/tokens/styles.css'
import type { Realm } from '@memberkit/contract'
import type { StandInPlatform } from '@memberkit/fixtures'
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
import { cleanup, render } from 'vitest-browser-react/pure'

export interface KitOptions {
  scenario: ScenarioName
  /** Who is signed in, instead of whom the scenario says. */
  realm?: Realm
  locale?: Locale
  /** Facts of the session that differ from the scenario's. */
  session?: Partial<Session>
  /** The host's; left out, the kit keeps its place to itself. */
  router?: RouterAdapter
  /** How far the page's own clock is ahead of the platform's, in milliseconds. */
  clockAhead?: number
  /** The last word on what the platform does, before anything is shown. */
  prepare?: (platform: StandInPlatform) => void
}

const own: Record<Locale, DictionaryList> = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }

let usualAhead = 0

/** In a page that files share, hooks that a module adds when it is loaded are those of the first file only. */
async function cleanUp() {
  vi.useRealTimers()
  await cleanup()
  for (const region of document.querySelectorAll('body > [data-mk-live]')) region.replaceChildren()
}

/** Sets the page's clock ahead of the platform's for the rest of the test, in milliseconds. */
export function setClockAhead(ms: number) {
  usualAhead = ms
  onTestFinished(() => void (usualAhead = 0))
}

/** What shows parts of a kit over the stand-in platform, at the moment that their scenario begins. */
export function kitStage(kit: string, messages: Record<Locale, DictionaryList>) {
  return async function renderKit(ui: ReactNode | ((platform: StandInPlatform) => ReactNode), options: KitOptions) {
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
    // Failures are retried as for real, only sooner.
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
