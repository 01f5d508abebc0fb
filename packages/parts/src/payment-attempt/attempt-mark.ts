import type { Received } from '@memberkit/contract'
import type { Transaction, TransactionStatus } from '@memberkit/contract/commerce/payments'
import { transactionStatusTones } from '@memberkit/contract/labels/commerce/payments/tones'
import { statusIcon, type StatusTone } from '@memberkit/foundation/status'
import { CheckIcon, type Icon, UndoIcon } from '@memberkit/primitives/icons'

export interface AttemptMark {
  tone: StatusTone
  icon: Icon | undefined
}

/** Returns how a timeline marks an attempt to move money: by the tone and the icon of its status badge. */
export function attemptMark({ type, status }: Pick<Received<Transaction>, 'type' | 'status'>): AttemptMark {
  const tone = isKnown(status) ? transactionStatusTones[status] : 'neutral'
  if (status !== 'APPROVED') return { tone, icon: statusIcon(status) }
  // The circle around the tick of the badge is the timeline's own; money that went back is no payment.
  return { tone, icon: type === 'REFUND' ? UndoIcon : CheckIcon }
}

const isKnown = (status: string): status is TransactionStatus => Object.hasOwn(transactionStatusTones, status)
