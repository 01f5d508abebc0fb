import '@memberkit/tokens/styles.css'
import { createPlatform, fetchOf, type StandInPlatform } from '@memberkit/fixtures'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { type KitEvent, MemberkitProvider } from '@memberkit/foundation'
import type { DictionaryList } from '@memberkit/foundation/messages'
import { enCA } from '@memberkit/foundation/messages/en-CA'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { esUS } from '@memberkit/foundation/messages/es-US'
import { frCA } from '@memberkit/foundation/messages/fr-CA'
import { createPlatformClient } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NewKitList } from '../index.ts'
import { enCA as kitEnCA } from '../messages/en-CA.ts'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { esUS as kitEsUS } from '../messages/es-US.ts'
import { frCA as kitFrCA } from '../messages/fr-CA.ts'

const messages: Record<Locale, DictionaryList> = {
  'en-US': [enUS, kitEnUS],
  'en-CA': [enCA, kitEnCA],
  'fr-CA': [frCA, kitFrCA],
  'es-US': [esUS, kitEsUS],
}

interface KitOptions {
  locale?: Locale
  /** The last word on what the platform does, before anything is shown. */
  prepare?: (platform: StandInPlatform) => void
}

/** Shows the kit over the stand-in platform, at the moment that its scenario begins. */
export async function renderKit(scenario: ScenarioName, { locale = 'en-US', prepare }: KitOptions = {}) {
  const platform = createPlatform({ scenario })
  prepare?.(platform)
  vi.setSystemTime(platform.clock.now())
  onTestFinished(() => void vi.useRealTimers())
  const client = createPlatformClient({
    hosts: platform.hostOf,
    realm: platform.session.subType,
    session: platform.session,
    securityHeader: platform.securityHeader,
    fetch: fetchOf(platform),
  })
  // Failures are retried as for real, only sooner.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const events: KitEvent[] = []
  const screen = await render(
    <StrictMode>
      <MemberkitProvider
        client={client}
        queryClient={queryClient}
        locale={locale}
        timeZone="America/Toronto"
        messages={messages[locale]}
        onEvent={(event) => void events.push(event)}
      >
        <NewKitList identityId={platform.subject.identityId} />
      </MemberkitProvider>
    </StrictMode>,
  )
  return { platform, screen, events }
}
