import {
  CancelIcon,
  ClockIcon,
  CrossCircleIcon,
  DotIcon,
  EndedIcon,
  type Icon,
  MailIcon,
  PartialIcon,
  PausedIcon,
  TrashIcon,
  UndoIcon,
  WaivedIcon,
} from '@memberkit/primitives/icons'
import { drawingOf, type Drawings } from './drawing-of.ts'

/**
 * Status icons by meaning: the platform uses the same words in every service. The first match wins, so pending states
 * come before final ones: `PENDING_CANCEL` is pending, not canceled.
 */
const drawings: Drawings = [
  [/pending|wait|scheduled|queued|processing|created|expected|upcoming|timedout|retrying|deferred/i, ClockIcon],
  [/part(ial|ly)|progress/i, PartialIcon],
  [/refund|revers|returned/i, UndoIcon],
  [/cancel|void|revoke|withdrawn/i, CancelIcon],
  [/forgiven|waived/i, WaivedIcon],
  [/suspend|paused|held|hold/i, PausedIcon],
  [/fail|decline|reject|denied/i, CrossCircleIcon],
  [/invite|sent$|email/i, MailIcon],
  [/delete|removed/i, TrashIcon],
  [/^(open|new)$/i, DotIcon],
  [/ended|expired|inactive|deactivated|closed|archived|terminated/i, EndedIcon],
]

/** Returns the icon of a status by its wire value; undefined if the tone's icon is enough. */
export function statusIcon(value: string): Icon | undefined {
  return drawingOf(drawings, value)
}
