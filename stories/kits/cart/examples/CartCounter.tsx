import { useCart } from '@memberkit/cart'

/** Only what the kit knows; every element is your own. It shares the cart of every other part on the page. */
export function CartCounter() {
  const { cart, totals } = useCart({ brand: 'example' })
  const [due] = totals.dueToday
  return (
    <p>
      Cart ({cart.products.length}){totals.isComplete && due ? `: ${due.amount} ${due.currency}` : ''}
    </p>
  )
}
