import { Cart } from '@memberkit/cart'

interface BasketProps {
  /** Leads to the plans. */
  onBrowse: () => void
  /** Leads on with an order that hasn't been sent yet. */
  onCheckout: () => void
}

/** The cart of a public site, whose address holds it. */
export function Basket({ onBrowse, onCheckout }: BasketProps) {
  return <Cart brand="example" onBrowse={onBrowse} onCheckout={onCheckout} />
}
