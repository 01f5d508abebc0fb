import type { ReactNode } from 'react'
import type { Resolution } from '../shared/received.ts'

type Panel = (resolution: Resolution) => ReactNode

/** Slots for the host's own content in a case. */
export interface CaseSlots {
  /** The list of cases, beside the one that is open: the queue of `@memberkit/resolutions/queue`. */
  queue?: ReactNode
  /** Panels beside the conversation: parts of other kits. Each fails by itself. */
  coverage?: Panel
  requests?: Panel
  invoices?: Panel
  /** The other people who have the case open. */
  presence?: Panel
  /** A clock of the service level. `isPaused`: the case waits for the member. */
  serviceLevel?: (resolution: Resolution, isPaused: boolean) => ReactNode
  /** A link to the answers of a survey. */
  survey?: Panel
}

/** Handlers of the keys J, K, Enter and / in the queue. */
export interface QueueKeys {
  next: () => void
  previous: () => void
  open: () => void
  search: () => void
}
