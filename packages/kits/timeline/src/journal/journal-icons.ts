import {
  CalendarIcon,
  CancelIcon,
  CardIcon,
  CheckCircleIcon,
  DownloadIcon,
  EditIcon,
  HomeIcon,
  type Icon,
  MailIcon,
  PausedIcon,
  PersonIcon,
  PlusIcon,
  RefreshIcon,
  TrashIcon,
} from '@memberkit/primitives/icons'

/** In the order in which they win: what is done for good, then what it is done to, then how. */
const kinds: readonly (readonly [words: RegExp, icon: Icon])[] = [
  [/\b(DELETED?|REMOVED?|REDACTED)\b/, TrashIcon],
  [/\b(CANCEL(L?ED)?|REJECTED)\b/, CancelIcon],
  [/\b(SUSPEND|DEACTIVATE)\b/, PausedIcon],
  [/\b(MIGRATED?|MIGRATION|MERGE|UNMERGE)\b/, DownloadIcon],
  [/\b(DATE|ON|DAY|SCHEDULE|ADVANCED)\b/, CalendarIcon],
  [/\b(PAYMENT|CARD|BILLING|TAX)\b/, CardIcon],
  [/\b(OWNER|ASSIGNEE|IDENTITY|PARTICIPANTS?|MEMBER|DELEGATES?|USER|BUSINESS)\b/, PersonIcon],
  [/\b(ADDRESS|POSTAL|AREA|LOCATION|PROVINCE)\b/, HomeIcon],
  [/\b(NOTE|MESSAGE|FEEDBACK|NOTIFICATION|CONTACT)\b/, MailIcon],
  [/\b(ACTIVATE|ACCEPTED|COMPLETE|APPROVED|SUBMIT(TED)?)\b/, CheckCircleIcon],
  [/\b(STATUS|REINSTATE|RESENT|REPLACED?)\b/, RefreshIcon],
  [/\b(CREATED?|ADD(ED)?)\b/, PlusIcon],
  [/\b(CHANGED?|CHANGES|UPDATED?|UPDATING)\b/, EditIcon],
]

/** Returns the icon of an action, in wire format; `undefined` for one that says no kind. */
export function iconOf(action: string): Icon | undefined {
  const words = action
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toUpperCase()
  return kinds.find(([pattern]) => pattern.test(words))?.[1]
}
