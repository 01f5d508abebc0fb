import {
  CancelIcon,
  ClockIcon,
  CrossCircleIcon,
  EndedIcon,
  type Icon,
  MailIcon,
  PartialIcon,
  PausedIcon,
  UndoIcon,
  WaivedIcon,
} from '@memberkit/primitives/icons'

/**
 * What a status means, drawn: the platform uses the same words for it in every service. The first that fits holds, so
 * what is still to come stands before what it will be: `PENDING_CANCEL` waits, and is not canceled.
 */
const drawings: readonly (readonly [RegExp, Icon])[] = [
  [/pending|wait|scheduled|queued|processing|created|timedout|retrying|deferred/i, ClockIcon],
  [/part(ial|ly)/i, PartialIcon],
  [/refund|revers|returned/i, UndoIcon],
  [/cancel|void|revoke|withdrawn/i, CancelIcon],
  [/forgiven|waived/i, WaivedIcon],
  [/suspend|paused|held|hold/i, PausedIcon],
  [/fail|decline|reject|denied/i, CrossCircleIcon],
  [/invite|sent$|email/i, MailIcon],
  [/ended|expired|inactive|closed|archived|terminated/i, EndedIcon],
]

/** The drawing of a status by the platform's own word for it; undefined where its tone says enough. */
export function statusIcon(value: string): Icon | undefined {
  return drawings.find(([words]) => words.test(value))?.[1]
}
