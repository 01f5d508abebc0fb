import {
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from '@memberkit/contract/partners/resolutions'
import { defineLink, listOf, oneOf, text, wholeNumber } from '@memberkit/foundation/links'

/** The built-in views. `open`, every case that needs work, is the default and not in the URL. */
export const viewNames = ['open', 'mine', 'unassigned', 'provider', 'review', 'survey', 'all'] as const
export type ViewName = (typeof viewNames)[number]

/** Filters by an enumeration, in display order. Each is also a URL parameter and a field of the search. */
export const enumerations = {
  status: ResolutionStatus.options,
  type: ResolutionType.options,
  category: ResolutionCategory.options,
  source: ResolutionSource.options,
  concern: ResolutionConcern.options,
  actionTaken: ResolutionActionTaken.options,
} as const
export type EnumerationFilter = keyof typeof enumerations

/** `assignee` is an ID, `me` or `none`; `age` the number of days a case is open at least. */
export const queueLink = /* @__PURE__ */ defineLink({
  view: oneOf(...viewNames),
  status: listOf(oneOf(...enumerations.status)),
  type: listOf(oneOf(...enumerations.type)),
  category: listOf(oneOf(...enumerations.category)),
  source: listOf(oneOf(...enumerations.source)),
  concern: listOf(oneOf(...enumerations.concern), enumerations.concern.length),
  actionTaken: listOf(oneOf(...enumerations.actionTaken)),
  assignee: text(),
  firm: text(),
  branch: text(),
  age: wholeNumber(1, 999),
})

/** The view and the filters of a queue, as in the URL. The search text is people's names, so it isn't there. */
export type QueueFilters = ReturnType<typeof queueLink.fromLink>
