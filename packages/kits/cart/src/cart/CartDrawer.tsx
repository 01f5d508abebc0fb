'use client'
import { KitBoundary } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Drawer } from '@memberkit/primitives/drawer'
import type { CartEvent } from '../events.ts'
import { cartMessages } from '../messages/namespaces.ts'
import type { CartProps } from './Cart.tsx'
import { CartView } from './CartView.tsx'

export interface CartDrawerProps extends CartProps {
  isOpen: boolean
  onClose: () => void
}

/** The cart in a drawer: the same as on a page, in a dialog. */
export function CartDrawer({ isOpen, onClose, onEvent, ...cart }: CartDrawerProps) {
  const t = useMessages(cartMessages)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <KitBoundary<CartEvent> kit="cart" subject={cart.identityId} onEvent={onEvent}>
        <CartView {...cart} isHeadingHidden />
      </KitBoundary>
    </Drawer>
  )
}
