import type { NamedView, ViewStore } from '@memberkit/foundation/views'
import { queueLink, type QueueFilters } from './queue-link.ts'

/** A view that someone saved on this device: a name and filters, no search text and nobody's name. */
export type OwnView = NamedView<QueueFilters>

export const ownViews: ViewStore<QueueFilters> = {
  name: 'resolutions',
  toText: (filters) => queueLink.toLink(filters),
  fromText: (text) => queueLink.fromLink(text),
}

/** Whether two sets of filters find the same. */
export const isSameView = (one: QueueFilters, other: QueueFilters) => queueLink.toLink(one) === queueLink.toLink(other)
