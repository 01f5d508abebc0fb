'use client'
import type { PlatformClient, Session } from '@memberkit/platform'
import { can as sessionCan, defaultAppName } from '@memberkit/platform'
import { type Locale, localDateOf } from '@memberkit/platform/formats'
import { connect, platformTime } from '@memberkit/platform/query'
import { LiveRegion } from '@memberkit/primitives/live'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Attempts } from '../action/attempt.ts'
import type { KitEvent } from '../events/events.ts'
import { withPendingAddress } from '../links/pending-router.ts'
import type { RouterAdapter } from '../links/router.ts'
import { catalogueOf, type DictionaryList } from '../messages/catalogue.ts'
import type { LoginServices } from '../permission/login.ts'
import { useLocation } from '../permission/useLocation.ts'
import { type Memberkit, MemberkitContext } from './context.ts'
import { DuplicateQueryWarning } from './duplicate-query-warning.ts'
import { useToasts } from './useToasts.ts'

let Watch: typeof DuplicateQueryWarning | undefined
try {
  // Bundlers recognize this expression and remove the rest in production.
  if (process.env.NODE_ENV !== 'production') Watch = DuplicateQueryWarning
} catch {
  // Without a bundler, browsers have no `process`.
}

export interface MemberkitProviderProps {
  client: PlatformClient
  /** The host's query client. Defaults to the one in context; created if there is none. */
  queryClient?: QueryClient
  locale: Locale
  /** IANA name. Defaults to the browser's; required on a server. */
  timeZone?: string
  /** Dictionaries of the foundation and each kit in the locale; later ones win. Keep the list stable. */
  messages: DictionaryList
  /** The signed-in person. Defaults to the client's session. */
  session?: Session
  /**
   * The application whose permissions are read and to which sign-in returns. Defaults to the host name without its last
   * two segments. Required on a server and on `localhost`.
   */
  appName?: string
  /** The host's own permission check, instead of the session's. */
  can?: (permission: string, appName?: string) => boolean
  router?: RouterAdapter
  /** Login services by realm. Without it, a signed-out person sees no sign-in link. */
  login?: LoginServices
  onEvent?: (event: KitEvent) => void
  children: ReactNode
}

/** Provides kits with the platform client, the locale and the host's adapters. Renders no element. */
export function MemberkitProvider(props: MemberkitProviderProps) {
  const { client, locale, messages, login, onEvent, children, session = client.session } = props
  const { can } = props
  const page = useLocation()
  const appName = props.appName ?? defaultAppName(page?.hostname ?? '')
  const router = props.router && withPendingAddress(props.router)
  const outer = useContext(QueryClientContext)
  const given = props.queryClient ?? outer
  const [own] = useState(() => given ?? new QueryClient())
  const queryClient = given ?? own
  useMemo(() => connect(queryClient, client), [queryClient, client])

  const timeZone = props.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const catalogue = useMemo(() => catalogueOf(messages, locale), [messages, locale])
  const now = useMemo(() => () => platformTime(queryClient) ?? Date.now(), [queryClient])
  const [denied, setDenied] = useState<ReadonlySet<string>>(new Set())
  const [lasting] = useState(() => ({
    inFlight: new Set<string>(),
    shownOnce: new Set<string>(),
    polls: new Map<string, () => void>(),
    attempts: new Map() as Attempts,
  }))
  useEffect(() => () => lasting.polls.forEach((end) => end()), [lasting])
  const [notify, toasts] = useToasts()

  const memberkit = useMemo<Memberkit>(
    () => ({
      client,
      queryClient,
      realm: client.realm,
      session,
      locale,
      timeZone,
      messages: catalogue,
      router,
      login,
      appName,
      onEvent,
      now,
      currentDate: () => localDateOf(now(), timeZone),
      can: (permission, app = appName) =>
        !denied.has(permission) &&
        (can ? can(permission, app) : Boolean(session && sessionCan(session, permission, app))),
      deny: (permission) => setDenied((known) => new Set(known).add(permission)),
      isDenied: (permission) => denied.has(permission),
      linkTo: (kind, id) => router?.linkTo?.(kind, id),
      notify,
      ...lasting,
    }),
    [
      client,
      queryClient,
      session,
      locale,
      timeZone,
      now,
      catalogue,
      router,
      login,
      appName,
      onEvent,
      can,
      denied,
      notify,
      lasting,
    ],
  )

  const content = (
    <MemberkitContext.Provider value={memberkit}>
      <LocaleProvider locale={locale} timeZone={timeZone} now={now}>
        {children}
        <LiveRegion />
        {Watch && <Watch given={props.queryClient} />}
        {toasts}
      </LocaleProvider>
    </MemberkitContext.Provider>
  )
  return outer === queryClient ? content : <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
}
