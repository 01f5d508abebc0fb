import type { Resolution, ResolutionSummary } from '../shared/received.ts'

export type { Resolution }
export type QueueCase = ResolutionSummary

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
