import { orderOfferStatusTones } from '@memberkit/contract/labels/commerce/orders/tones'
import { statusIcon } from '@memberkit/foundation/status'
import { ClockIcon, type Icon } from '@memberkit/primitives/icons'
import { orderMessages } from '../messages/namespaces.ts'
import { orderTones, stageOf } from './order-status.rules.ts'

/** Labels and tones of an order's status, of both lists: plain words for buyers, the platform's own for staff. */
export const orderLooks = { enumeration: 'OrderStatus', tones: orderTones, plain: orderMessages } as const

/** Returns the icon of an order's status: a clock while it is being set up. */
export const orderIcon = (status: string): Icon | undefined =>
  stageOf({ status }) === 'funded' ? ClockIcon : statusIcon(status)

/** Labels and tones of the status of an ordered offer. */
export const lineLooks = {
  enumeration: 'OrderOfferStatus',
  tones: orderOfferStatusTones,
  plain: orderMessages,
} as const
