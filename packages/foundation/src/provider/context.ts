'use client'
import type { Realm } from '@memberkit/contract'
import type { PlatformClient, Session } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import type { Toast } from '@memberkit/primitives/toast'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { KitEvent } from '../events/events.ts'
import type { Following } from '../follow/follow.ts'
import type { RouterAdapter } from '../links/router.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import type { LoginServices } from '../permission/login.ts'

/** A host's way to take card numbers: its inputs live in frames of the vendor, never in our state. */
export interface Tokenizer {
  readonly vendor: string
  /** Draws the vendor's fields into an element, and answers how to read the token and how to take them away. */
  mount(element: HTMLElement): { submit(): Promise<{ token: string }>; unmount(): void }
}

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
  /** The application of the page; `''` where neither the host nor the page's address tells. */
  readonly appName: string
  readonly tokenizer?: Tokenizer
  readonly onEvent?: (event: KitEvent) => void
  /** Advisory: the service decides. `false` once the service has refused that permission. */
  can(permission: string, appName?: string): boolean
  /** Remembers that the service refused a permission the session claims. */
  deny(permission: string): void
  /** Whether the service refused it in this visit, for what needs no permission of the session. */
  isDenied(permission: string): boolean
  /** The address of another thing in the host, `undefined` where the host has no page for it. */
  linkTo(kind: string, id: string): string | undefined
  /** A short message that goes away by itself. Loads the toast region when first used. */
  notify(toast: Toast): void
  /** Actions under way, by entity and action, so that no two components start the same one. */
  readonly inFlight: Set<string>
  /** What has no outcome yet and is looked up beyond the life of the component that began it. See `follow`. */
  readonly following: Following
  /** What was told once already. */
  readonly told: Set<string>
}

export const MemberkitContext = createContext<Memberkit | undefined>(undefined)

/** What the provider gives every kit. */
export function useMemberkit(): Memberkit {
  const memberkit = useContext(MemberkitContext)
  if (!memberkit) {
    throw new Error(
      'Memberkit: no MemberkitProvider above this kit. Put one around the part of the page that has kits.',
    )
  }
  return memberkit
}
