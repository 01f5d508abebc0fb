import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/partners/resolutions'

/** A case in the queue, as received: enumerations stay open, so that a value added later still renders. */
export type QueueCase = Received<service.ResolutionSummary>
export type Resolution = Received<service.Resolution>

/** Returns the queue's part of a whole case, without its notes. */
export function summaryOf(one: Resolution): QueueCase {
  const { id, friendlyId, owner, assigneeId, assignee, status, source, type, category, concern, actionTaken } = one
  const { identityId, firm, branch, locale, openedAt, statusSince, version } = one
  return {
    id,
    friendlyId,
    owner,
    assigneeId,
    assignee,
    status,
    source,
    type,
    category,
    concern,
    actionTaken,
    identityId,
    firm,
    branch,
    locale,
    openedAt,
    statusSince,
    version,
  }
}
