import { orderOfferStatusTones } from '@memberkit/contract/labels/commerce/orders/tones'
import { orderMessages } from '../messages/namespaces.ts'
import { orderTones } from './order-status.rules.ts'

/** Labels and tones of an order's status, of both lists: plain words for buyers, the platform's own for staff. */
export const orderLooks = { enumeration: 'OrderStatus', tones: orderTones, plain: orderMessages } as const

/** Labels and tones of the status of an ordered offer. */
export const lineLooks = {
  enumeration: 'OrderOfferStatus',
  tones: orderOfferStatusTones,
  plain: orderMessages,
} as const
