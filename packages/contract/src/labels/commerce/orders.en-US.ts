import type * as orders from '../../commerce/orders.ts'
import type { Labels } from '../labels.ts'

export const OrderStatus = {
  OPEN: 'Open',
  FUNDED: 'Paid',
  FULLY_FUNDED: 'Fully paid',
  PROCESSING: 'Processing',
  PAYMENT_FAILED: 'Payment failed',
} as const satisfies Labels<orders.OrderStatus>

export const OrderStatusVariant = {
  OPEN: 'Open',
  FUNDED: 'Paid',
  PROVISIONED: 'Set up',
  PAYMENT_FAILED: 'Payment failed',
  PROCESSING: 'Processing',
  PARTIALLY_FUNDED: 'Partially paid',
} as const satisfies Labels<orders.OrderStatusVariant>

export const OrderOfferStatus = {
  OPEN: 'Open',
  FUNDED: 'Paid',
  PAYMENT_FAILED: 'Payment failed',
} as const satisfies Labels<orders.OrderOfferStatus>

export const OrderBillingProvider = {
  PSX: 'PSX',
  'SYSTEM I': 'System i',
} as const satisfies Labels<orders.OrderBillingProvider>

export const OrderChannel = {
  GroupSites: 'Group site',
  Corp: 'Corporate site',
  Hubsites: 'Hub site',
  LaunchByLS: 'Launch',
  BuyNow: 'Buy now',
  LSAPlus: 'LSA Plus',
  SubmitApp: 'Application form',
  AddLegalSupplement: 'Legal supplement',
  Solutions: 'Solutions',
} as const satisfies Labels<orders.OrderChannel>

export const OrderSubscriptionAction = {
  CREATE: 'New subscription',
  UPDATE: 'Change to a subscription',
} as const satisfies Labels<orders.OrderSubscriptionAction>

export const OrderAuthorizedUserType = {
  SPOUSE: 'Spouse',
  DEPENDENT: 'Dependent',
  NORMAL_USER: 'User',
} as const satisfies Labels<orders.OrderAuthorizedUserType>

export const OrderAction = {
  CREATED: 'Order created',
  UPDATED: 'Order updated',
  DELETED: 'Order deleted',
  OWNER_ASSIGNED: 'Owner assigned',
  STATUS_CHANGED: 'Status changed',
  ENTITLEMENTS_CREATED: 'Coverage created',
  SUBSCRIPTIONS_CREATED: 'Subscriptions created',
  SOURCE_UPDATED: 'Source updated',
} as const satisfies Labels<orders.OrderAction>
