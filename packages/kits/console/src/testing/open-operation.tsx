import { openPlatform } from '@memberkit/fixtures/open'
import { KitBoundary, type KitEvent, MemberkitProvider } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import { enUS as foundation } from '@memberkit/foundation/messages/en-US'
import { createPlatformClient } from '@memberkit/platform'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { render } from 'vitest-browser-react/pure'
import { DeskContext } from '../fields/DeskContext.ts'
import { enUS } from '../messages/en-US.ts'
import { addressNames, laterNames } from '../messages/namespaces.ts'
import { ConsoleContext, type ConsoleContextValue, holdOpenEntity } from '../place/ConsoleContext.ts'
import type { Place } from '../place/console-link.ts'
import type { Desk } from '../runtime/desk.ts'
import type { ConsoleService } from '../services.ts'
import { useWords } from '../words/useWords.ts'
import { forgetTypedAtEnd } from './forget-typed.ts'

/** Staff, who are signed in unless told otherwise. */
export const { session } = await openPlatform({ scenario: 'console/empty' })
const messages = [...foundation, ...enUS]

export interface OpenOperation {
  readonly desk: Desk
  readonly place: Place
  /** Answers in place of the network; without it, requests leave. */
  readonly fetch?: typeof fetch
  readonly services?: readonly ConsoleService[]
  /** The person signed in. */
  readonly person?: string
  readonly onGo?: ((place: Place) => void) | undefined
  readonly children: ReactNode
}

/** Renders one part of the console for staff, over any platform: quick enough to do it a thousand times. */
export async function openOperation({
  desk,
  place,
  fetch,
  services = [],
  person = session.identityId,
  onGo,
  children,
}: OpenOperation) {
  forgetTypedAtEnd()
  const events: KitEvent[] = []
  const client = createPlatformClient({
    hosts: (service) => `https://${service}.memberkit.test`,
    realm: 'Internal',
    session: { ...session, identityId: person, subType: 'Internal' },
    securityHeader: { name: 'x-security', value: 'sample' },
    ...(fetch && { fetch }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const context: ConsoleContextValue = {
    services,
    place,
    go: (to) => onGo?.(to),
    hrefOf: () => undefined,
    openEntity: holdOpenEntity(),
  }
  const screen = await render(
    <MemberkitProvider
      client={client}
      queryClient={queryClient}
      locale="en-US"
      appName="portal"
      timeZone="America/Toronto"
      messages={messages}
      can={() => true}
      onEvent={(event) => void events.push(event)}
    >
      <ConsoleContext.Provider value={context}>
        <KitBoundary kit="console">
          <Frame desk={desk}>{children}</Frame>
        </KitBoundary>
      </ConsoleContext.Provider>
    </MemberkitProvider>,
  )
  return { screen, events, queryClient }
}

const needs = [
  ...laterNames,
  ...addressNames,
  'foundation.actions',
  'foundation.sections',
  'foundation.tools',
  'console.words.shared',
]
const Frame = lazyPart<{ desk: Desk; children: ReactNode }>(async () => WithWords, { needs })

function WithWords({ desk, children }: { desk: Desk; children: ReactNode }) {
  const words = useWords(desk.service, desk.names)
  const value = useMemo(() => ({ desk, words }), [desk, words])
  return words.isReady ? <DeskContext.Provider value={value}>{children}</DeskContext.Provider> : null
}
