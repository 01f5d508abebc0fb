import type { TransactionStatus } from '@memberkit/contract/commerce/payments'
import { transactionStatusTones } from '@memberkit/contract/labels/commerce/payments/tones'
import { statusIcon, type StatusTone } from '@memberkit/foundation/status'
import { CheckIcon, type Icon } from '@memberkit/primitives/icons'

export interface AttemptMark {
  tone: StatusTone
  icon: Icon | undefined
}

/** Returns how a timeline marks an attempt to move money: by the tone and the icon of its status badge. */
export function attemptMark(status: string): AttemptMark {
  const tone = isKnown(status) ? transactionStatusTones[status] : 'neutral'
  // The circle around the tick of the badge is the timeline's own.
  return { tone, icon: status === 'APPROVED' ? CheckIcon : statusIcon(status) }
}

const isKnown = (status: string): status is TransactionStatus => Object.hasOwn(transactionStatusTones, status)
