import '@memberkit/tokens/styles.css'
import type { Realm } from '@memberkit/contract'
import type { PlatformOptions } from '@memberkit/fixtures'
import { createPlatform, fetchOf } from '@memberkit/fixtures/invoices'
import { type KitEvent, MemberkitProvider, type MemberkitProviderProps } from '@memberkit/foundation'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { createPlatformClient, type Session } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { cleanUp, silence } from './clean-up.ts'

export interface StageOptions extends Partial<
  Pick<MemberkitProviderProps, 'messages' | 'router' | 'login' | 'appName' | 'can' | 'queryClient'>
> {
  scenario?: PlatformOptions['scenario']
  realm?: Realm
  locale?: Locale
  session?: Partial<Session>
}

const loginService = { login: 'https://login.example.com/in', signUp: '', logout: '' }

/** Creates the mock platform with a client, and a function that renders over them. */
export function stage({
  scenario = 'invoices/pay-approved',
  realm,
  session,
  locale = 'en-US',
  ...more
}: StageOptions = {}) {
  const platform = createPlatform({ scenario, realm })
  silence()
  // A held response would keep its lock into the next test.
  onTestFinished(async () => {
    platform.faults.clear()
    await cleanUp()
  })
  const who = { ...platform.session, ...session }
  const client = createPlatformClient({
    hosts: platform.hostOf,
    realm: realm ?? platform.session.subType,
    session: who,
    securityHeader: platform.securityHeader,
    fetch: fetchOf(platform),
  })
  // Failures are retried as in production, only sooner.
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const onEvent = vi.fn<(event: KitEvent) => void>()
  const around = (children: ReactNode) => (
    <StrictMode>
      <MemberkitProvider
        client={client}
        queryClient={queryClient}
        locale={locale}
        appName="portal"
        timeZone="America/Toronto"
        messages={enUS}
        onEvent={onEvent}
        login={{ User: loginService, Internal: loginService }}
        {...more}
      >
        {children}
      </MemberkitProvider>
    </StrictMode>
  )
  const events = (type: string) => onEvent.mock.calls.map(([event]) => event).filter((event) => event.type === type)
  return {
    platform,
    client,
    queryClient,
    onEvent,
    events,
    around,
    render,
    show: (children: ReactNode) => render(around(children)),
  }
}

/** Returns what was announced since the page was created. */
export function spoken(urgency: 'polite' | 'assertive' = 'polite') {
  return [...document.querySelectorAll(`[data-mk-live="${urgency}"] > div`)].map((line) => line.textContent)
}

/** Records every announcement from now on, including removed ones. */
export function hear(): readonly string[] {
  const heard: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const isLive = target instanceof Element && target.matches('[data-mk-live]')
      if (isLive) heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return heard
}
