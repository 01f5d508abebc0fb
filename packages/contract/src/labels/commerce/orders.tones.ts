import type { OrderOfferStatus, OrderStatus, OrderStatusVariant } from '../../commerce/orders.ts'
import type { Tones } from '../labels.ts'

export const orderStatusTones = {
  OPEN: 'info',
  FUNDED: 'positive',
  FULLY_FUNDED: 'positive',
  PROCESSING: 'info',
  PAYMENT_FAILED: 'critical',
} as const satisfies Tones<OrderStatus>

export const orderStatusVariantTones = {
  OPEN: 'info',
  FUNDED: 'positive',
  PROVISIONED: 'positive',
  PAYMENT_FAILED: 'critical',
  PROCESSING: 'info',
  PARTIALLY_FUNDED: 'caution',
} as const satisfies Tones<OrderStatusVariant>

export const orderOfferStatusTones = {
  OPEN: 'info',
  FUNDED: 'positive',
  PAYMENT_FAILED: 'critical',
} as const satisfies Tones<OrderOfferStatus>
