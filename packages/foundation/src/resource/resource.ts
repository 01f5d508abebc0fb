import type { UnreadableItem } from '@memberkit/platform'

/** Why a service refused (3xx or 4xx), as a category for messages. */
export type RefusalReason =
  | 'denied'
  | 'gone'
  | 'signedOut'
  | 'conflict'
  | 'rateLimited'
  | 'invalid'
  /** Already pending, here or in another window. Never sent. */
  | 'busy'
  | 'other'

export interface Refusal {
  readonly status: number
  readonly reason: RefusalReason
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number
  /** Seconds to wait, for `rateLimited`. */
  readonly retryAfter?: number
  /** The service's error text, at most 300 characters, for staff. */
  readonly text?: string
  /** The same for the same refusal: shown to the person, and in `kit.load.failed` for the host's logs. */
  readonly reference: string
}

interface Repeatable {
  readonly retry: () => void
  /** Whether a retry is pending. */
  readonly isRetrying?: boolean
}

/** Why a read brought nothing. */
export type Trouble =
  | (Repeatable & Refusal & { readonly state: 'refused' })
  | (Repeatable & {
      readonly state: 'failed'
      readonly isOffline: boolean
      /** Whether a response arrived in an unreadable form. */
      readonly isUnreadable?: boolean
      readonly status?: number
      readonly text?: string
      readonly reference: string
    })

/**
 * The state of data read from the platform. `data` exists only in `ready`. `isStale` says that a refetch brought nothing,
 * so the data is as of `updatedAt`. A refetch that is denied, or finds it gone, replaces the data.
 */
export type Resource<T> =
  | { readonly state: 'loading' }
  | (Repeatable & {
      readonly state: 'ready'
      readonly data: T
      readonly isStale: boolean
      /** Milliseconds since 1970. */
      readonly updatedAt: number
      /** Why the refetch brought nothing. */
      readonly trouble?: Trouble
      readonly isOffline: boolean
      /** Unreadable list elements, which `data` doesn't contain. */
      readonly unreadable?: readonly UnreadableItem[]
    })
  | Trouble

/** A resource for what must not stand on old data, such as a payment: it isn't ready while a refetch has brought nothing. */
export function currentOf<T>(resource: Resource<T>): Resource<T> {
  return resource.state === 'ready' && resource.trouble && !resource.isOffline ? resource.trouble : resource
}

/**
 * A resource that counts as loading until the others have been answered, too: for what can be used only when all of it is
 * known, so that no press meets a control that does nothing yet.
 */
export function togetherWith<T>(resource: Resource<T>, ...others: Resource<unknown>[]): Resource<T> {
  return others.some(({ state }) => state === 'loading') ? { state: 'loading' } : resource
}

/** Maps the data of a resource; other states pass through. */
export function mapResource<T, U>(resource: Resource<T>, map: (data: T) => U): Resource<U> {
  return resource.state === 'ready' ? { ...resource, data: map(resource.data) } : resource
}
