import type { ResolutionStatus } from '@memberkit/contract/partners/resolutions'
import { CheckCircleIcon, type Icon, InboxIcon, MailIcon, PartialIcon } from '@memberkit/primitives/icons'

/** Drawings of the statuses whose tone and wire value give them none of their own. */
const drawings: Partial<Record<ResolutionStatus, Icon>> = {
  New: InboxIcon,
  Open: PartialIcon,
  AttemptMade: MailIcon,
  ClosedWithMerit: CheckCircleIcon,
}

/** Returns the icon of a case's status; undefined where the usual one is its own. */
export const caseIcon = (status: string): Icon | undefined => drawings[status as ResolutionStatus]
