'use client'
import type { Realm } from '@memberkit/contract'
import type { PlatformClient, Session } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import type { Toast } from '@memberkit/primitives/toast'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { KitEvent } from '../events/events.ts'
import type { Attempts } from '../action/attempt.ts'
import type { Polls } from '../polling/polling.ts'
import type { RouterAdapter } from '../links/router.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import type { LoginServices } from '../permission/login.ts'

export interface Memberkit {
  readonly client: PlatformClient
  readonly queryClient: QueryClient
  readonly realm: Realm
  readonly session?: Session
  readonly locale: Locale
  /** IANA name. */
  readonly timeZone: string
  readonly messages: Catalogue
  readonly router?: RouterAdapter
  readonly login?: LoginServices
  /** The page's application; `''` if neither the host nor the page's address names one. */
  readonly appName: string
  readonly onEvent?: (event: KitEvent) => void
  /** Returns the time in milliseconds since 1970, by the same clock as `currentDate`. */
  now(): number
  /**
   * Returns the date in the time zone, such as `2026-03-08`: by the platform's clock, by the page's until the platform
   * has told its own, to this page or to the server that rendered it. Not while rendering ahead of the data.
   */
  currentDate(): string
  /** Whether the session has a permission. The service decides; `false` once it has refused that permission. */
  can(permission: string, appName?: string): boolean
  /** Records that the service has refused a permission. */
  deny(permission: string): void
  /** Whether the service has refused it during this visit, for actions that need no permission of the session. */
  isDenied(permission: string): boolean
  /** Returns the address of an entity in the host; `undefined` if the host has no page for it. */
  linkTo(kind: string, id: string): string | undefined
  /** Shows a toast. Loads the toast region on first use. */
  notify(toast: Toast): void
  /** Pending actions by entity and action, so that no two components start the same one. */
  readonly inFlight: Set<string>
  /** Unknown outcomes that are checked beyond the life of the component that started them. See `startPolling`. */
  readonly polls: Polls
  /** The last attempt of each action, also where the component that made it is gone. */
  readonly attempts: Attempts
  /** Messages that have already been shown once. */
  readonly shownOnce: Set<string>
}

export const MemberkitContext = createContext<Memberkit | undefined>(undefined)

/** Returns the provider's values. */
export function useMemberkit(): Memberkit {
  const memberkit = useContext(MemberkitContext)
  if (!memberkit) {
    throw new Error(
      'Memberkit: no MemberkitProvider above this kit. Put one around the part of the page that has kits.',
    )
  }
  return memberkit
}
