import { Cart } from '@memberkit/cart'
import { Button } from '@memberkit/primitives/button'

interface CartWithSlotsProps {
  onCheckout: () => void
}

/** A picker of your own in place of the list of plans, and a sentence below the totals. */
export function CartWithSlots({ onCheckout }: CartWithSlotsProps) {
  return (
    <Cart
      brand="example"
      onCheckout={onCheckout}
      slots={{
        edit: ({ onSelect, onClose }) => (
          <>
            <Button onPress={() => onSelect('Legal Plan Family Premier')}>Take Family Premier</Button>
            <Button onPress={onClose}>Close</Button>
          </>
        ),
        summary: () => <p>You can cancel at any time.</p>,
      }}
    />
  )
}
