/** Events of orders and purchases: ids and names only. */
export interface OrdersEvents {
  /** An order was created from a cart, or an anonymous one updated. */
  'cart.order.created': { readonly orderId: string }
  /** An order that was placed before sign-in got its owner. */
  'cart.owner.assigned': { readonly orderId: string }
  /**
   * The buyer agreed to price, contracts and automatic renewal, and pressed the button. `version` identifies the texts,
   * `at` is an instant of the platform's clock. Keep it as proof of consent.
   */
  'cart.consent.given': {
    readonly orderId: string
    readonly version: string
    readonly at: string
    readonly locale: string
    readonly contractIds: readonly string[]
    readonly isAutoRenewal: boolean
  }
  /** A purchase was accepted; PROCESSING if its payment is pending. */
  'cart.order.purchased': { readonly orderId: string; readonly status: string }
  /** A pending payment succeeded. */
  'cart.order.settled': { readonly orderId: string; readonly status: string }
  /** A payment failed; `isPartial` if some lines are paid. */
  'cart.payment.failed': { readonly orderId: string; readonly isPartial: boolean }
  /** An associate asked for the cart's link; `onSendLink` is called with it. */
  'cart.link.sent': { readonly lines: number }
  /** An order was opened. */
  'cart.order.opened': { readonly orderId: string }
  /** An order was changed. */
  'cart.order.changed': { readonly orderId: string; readonly action: string; readonly status: string }
  /** Rows were downloaded or printed. */
  'cart.orders.exported': { readonly format: 'csv' | 'print'; readonly count: number }
  /** The person left through the way back that the link gave. */
  'cart.flow.ended': { readonly flow: string; readonly orderId: string }
}
