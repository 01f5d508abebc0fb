import type { Unreadable } from '@memberkit/platform'

/** Why a service refused (3xx or 4xx), in the words a person can be told. */
export type RefusalReason =
  | 'denied'
  | 'gone'
  | 'signedOut'
  | 'conflict'
  | 'rateLimited'
  | 'invalid'
  /** It is under way already, here or in another window. Never sent. */
  | 'busy'
  | 'other'

export interface Refusal {
  readonly status: number
  readonly reason: RefusalReason
  /** When it was said, in milliseconds since 1970. */
  readonly at: number
  /** Seconds to wait, for `wait`. */
  readonly retryAfter?: number
  /** The service's own words, at most 300 characters, for staff. */
  readonly text?: string
  /** The same for the same refusal: on screen for the person, in `kit.load.failed` for the host's logs. */
  readonly reference: string
}

interface Repeatable {
  readonly retry: () => void
  /** Asked again, and not answered yet. */
  readonly isRetrying?: boolean
}

/**
 * What is known of something read from the platform. Never half filled: `data` is there in `ready` alone.
 * `isStale` says that a newer reading was tried and did not come, so the data is as of `updatedAt`.
 */
export type Resource<T> =
  | { readonly state: 'loading' }
  | (Repeatable & {
      readonly state: 'ready'
      readonly data: T
      readonly isStale: boolean
      /** Milliseconds since 1970. */
      readonly updatedAt: number
      readonly isOffline: boolean
      /** Elements of lists in `data` that could not be read and are not in it: `data` is incomplete without them. */
      readonly unreadable?: readonly Unreadable[]
    })
  | (Repeatable & Refusal & { readonly state: 'refused' })
  | (Repeatable & {
      readonly state: 'failed'
      readonly isOffline: boolean
      /** Whether it came, but not in a form that can be read. */
      readonly isUnreadable?: boolean
      readonly status?: number
      readonly text?: string
      readonly reference: string
    })

/** The same resource with its data seen differently; every other state passes through. */
export function mapResource<T, U>(resource: Resource<T>, map: (data: T) => U): Resource<U> {
  return resource.state === 'ready' ? { ...resource, data: map(resource.data) } : resource
}
