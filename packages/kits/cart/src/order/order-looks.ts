import type { Realm } from '@memberkit/contract'
import { orderOfferStatusTones } from '@memberkit/contract/labels/commerce/orders/tones'
import { statusIcon } from '@memberkit/foundation/status'
import { CheckCircleIcon, ClockIcon, type Icon } from '@memberkit/primitives/icons'
import { orderMessages } from '../messages/namespaces.ts'
import { orderTones, stageOf } from './order-status.rules.ts'

/** Labels and tones of an order's status, of both lists: plain words for buyers, the platform's own for staff. */
export const orderLooks = { enumeration: 'OrderStatus', tones: orderTones, plain: orderMessages } as const

/** Returns the icon of an order's status: a clock while it is being set up, which staff's own terms call paid. */
export const orderIcon = (status: string, realm: Realm): Icon | undefined =>
  stageOf({ status }) !== 'funded' ? statusIcon(status) : realm === 'Internal' ? CheckCircleIcon : ClockIcon

/** Labels and tones of the status of an ordered offer. */
export const lineLooks = {
  enumeration: 'OrderOfferStatus',
  tones: orderOfferStatusTones,
  plain: orderMessages,
} as const
