/** Events of this part of the kit. */
export interface OrdersEvents {
  'cart.orders.opened': { readonly id: string }
}
