/** Events of this part of the kit. */
export interface CartEvents {
  'cart.cart.opened': { readonly id: string }
}
