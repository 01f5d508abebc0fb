/** Events of the cart: keys of the catalogue and names of things only. */
export interface CartEvents {
  /** The cart was shown, with what its address said. */
  'cart.cart.opened': { readonly products: readonly string[] }
  'cart.line.changed': { readonly product: string; readonly part: 'tier' | 'supplements' | 'period' }
  'cart.line.removed': { readonly product: string }
  /** A removal was taken back. */
  'cart.line.restored': { readonly product: string }
  /** The address held something that isn't a cart. */
  'cart.link.unreadable': { readonly problem: string }
  /** Personal data was taken out of the address. */
  'cart.link.scrubbed': { readonly products: readonly string[] }
  'cart.link.copied': { readonly products: readonly string[] }
  /** The cart's market was changed: `fr-CA`. */
  'cart.market.changed': { readonly locale: string }
  /** The cart was complete, and `onCheckout` has its order. */
  'cart.checkout.started': { readonly products: readonly string[] }
  'cart.quote.printed': { readonly products: readonly string[] }
}
