import type * as orders from '../../commerce/orders.ts'
import type { Labels } from '../labels.ts'

export {
  OrderAction,
  OrderBillingProvider,
  OrderChannel,
  OrderOfferStatus,
  OrderStatus,
  OrderStatusVariant,
  OrderSubscriptionAction,
} from './orders.en-US.ts'

export const OrderAuthorizedUserType = {
  SPOUSE: 'Spouse',
  DEPENDENT: 'Dependant',
  NORMAL_USER: 'User',
} as const satisfies Labels<orders.OrderAuthorizedUserType>
