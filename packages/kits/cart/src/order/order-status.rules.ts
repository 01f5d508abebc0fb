import type { OrderOfferStatus, OrderStatus, OrderStatusVariant } from '@memberkit/contract/commerce/orders'
import { orderStatusTones, orderStatusVariantTones } from '@memberkit/contract/labels/commerce/orders/tones'
import type { Order } from './received.ts'

/** A status of either list: which operations return which isn't specified. */
export type KnownOrderStatus = OrderStatus | OrderStatusVariant

/** A paid order that can't be used yet isn't done. */
export const orderTones = {
  ...orderStatusTones,
  ...orderStatusVariantTones,
  FUNDED: 'info',
  FULLY_FUNDED: 'info',
} as const

/** The stage of an order for its buyer, mapped from either status list. */
export type OrderStage =
  /** Nothing is paid. */
  | 'open'
  /** The payment is pending; it completes without the buyer. */
  | 'processing'
  /** Paid, or billed later, and not set up yet. */
  | 'funded'
  /** Set up: the plans can be used. */
  | 'provisioned'
  /** Some lines are paid. */
  | 'partial'
  /** The payment failed, and nothing is paid. */
  | 'failed'
  /** A status that this version doesn't know. Nothing is claimed, and nothing can be paid. */
  | 'unknown'

const stages: Readonly<Record<KnownOrderStatus, OrderStage>> = {
  OPEN: 'open',
  PROCESSING: 'processing',
  FUNDED: 'funded',
  FULLY_FUNDED: 'funded',
  PROVISIONED: 'provisioned',
  PARTIALLY_FUNDED: 'partial',
  PAYMENT_FAILED: 'failed',
}

/** Returns the stage of an order's status, by one rule for both lists. */
export const stageOf = ({ status }: Pick<Order, 'status'>): OrderStage =>
  Object.hasOwn(stages, status) ? stages[status as KnownOrderStatus] : 'unknown'

/** Whether the order has left the buyer's hands: a second purchase must not be offered. */
export const isPurchased = (order: Pick<Order, 'status'>): boolean =>
  ['processing', 'funded', 'provisioned'].includes(stageOf(order))

/** Whether an order has a receipt: a pending payment may still fail. */
export const hasReceipt = (order: Pick<Order, 'status'>): boolean =>
  isPurchased(order) && stageOf(order) !== 'processing'

/** Whether nothing of the order is paid, so that all of it can be. */
export const isUnpaid = (order: Pick<Order, 'status'>): boolean => ['open', 'failed'].includes(stageOf(order))

export type OrderStepName = 'placed' | 'payment' | 'setUp'
export type OrderStepState = 'done' | 'current' | 'upcoming' | 'problem'

const progress: Readonly<Record<OrderStage, readonly [OrderStepState, OrderStepState, OrderStepState]>> = {
  open: ['done', 'current', 'upcoming'],
  processing: ['done', 'current', 'upcoming'],
  funded: ['done', 'done', 'current'],
  provisioned: ['done', 'done', 'done'],
  partial: ['done', 'problem', 'upcoming'],
  failed: ['done', 'problem', 'upcoming'],
  unknown: ['done', 'upcoming', 'upcoming'],
}

/** Returns the steps of an order: placed, payment, set up. */
export function stepsOf(order: Pick<Order, 'status'>): readonly { id: OrderStepName; state: OrderStepState }[] {
  const [placed, payment, setUp] = progress[stageOf(order)]
  return [
    { id: 'placed', state: placed },
    { id: 'payment', state: payment },
    { id: 'setUp', state: setUp },
  ]
}

/** Whether a line is paid; a line of an unknown status isn't claimed to be. */
export const isLinePaid = ({ status }: { status: string }): boolean => status === ('FUNDED' satisfies OrderOfferStatus)

/** Reasons with which a bank refuses a card; the platform's list is open. */
const bankRefusals = ['INSUFFICIENT_FUNDS', 'STOLEN_CARD']

/** Whether the bank declined the card of a line: true only for reasons known to be the bank's. */
export const isCardDeclined = (paymentMethod: string | undefined, reason: string | undefined): boolean =>
  paymentMethod === 'CREDIT_CARD' && reason !== undefined && bankRefusals.includes(reason)

/**
 * Whether money was charged to a card or bank account. An employer pays a PREMIUM_BILLING order, and a CHECK is still to
 * come, although both are FUNDED.
 */
export const isCharged = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean =>
  paymentMethod !== 'PREMIUM_BILLING' && paymentMethod !== 'CHECK'
