import '@memberkit/tokens/styles.css'
import type { Realm } from '@memberkit/contract'
import { createPlatform, fetchOf, type StandInPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { type KitEvent, KitBoundary, MemberkitProvider } from '@memberkit/foundation'
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
import { render } from 'vitest-browser-react'
import { enCA as kitEnCA } from '../messages/en-CA.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { esUS as kitEsUS } from '../messages/es-US.ts'
import { frCA as kitFrCA } from '../messages/fr-CA.ts'

export interface KitOptions {
  scenario: ScenarioName
  /** Who is signed in, instead of whom the scenario says. */
  realm?: Realm
  locale?: Locale
  /** Facts of the session that differ from the scenario's. */
  session?: Partial<Session>
  /** The host's; left out, the kit keeps its place to itself. */
  router?: RouterAdapter
  /** The last word on what the platform does, before anything is shown. */
  prepare?: (platform: StandInPlatform) => void
}

const messages: Record<Locale, DictionaryList> = {
  'en-US': [enUS, kitEnUS],
  'en-CA': [enCA, kitEnCA],
  'fr-CA': [frCA, kitFrCA],
  'es-US': [esUS, kitEsUS],
}

/** Shows a part of the kit over the stand-in platform, at the moment that its scenario begins. */
export async function renderKit(ui: ReactNode, options: KitOptions) {
  const { scenario, realm, locale = 'en-US', session, router, prepare } = options
  const platform = createPlatform({ scenario, realm })
  prepare?.(platform)
  vi.setSystemTime(platform.clock.now())
  onTestFinished(() => void vi.useRealTimers())
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
  const onEvent = (event: KitEvent) => void events.push(event)
  const screen = await render(ui, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MemberkitProvider
          client={client}
          queryClient={queryClient}
          locale={locale}
          timeZone="America/Toronto"
          messages={messages[locale]}
          router={router}
          onEvent={onEvent}
        >
          <KitBoundary kit="invoices">{children}</KitBoundary>
        </MemberkitProvider>
      </StrictMode>
    ),
  })
  return { platform, screen, events, queryClient }
}

/** What has been read out and is not forgotten yet. */
export function spoken(urgency: 'polite' | 'assertive' = 'polite') {
  return [...document.querySelectorAll(`[data-mk-live="${urgency}"] > div`)].map((line) => line.textContent)
}
