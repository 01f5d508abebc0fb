'use client'
import { KitBoundary } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Drawer } from '@memberkit/primitives/drawer'
import type { CartEvent } from '../events.ts'
import { cartMessages } from '../messages/namespaces.ts'
import type { CartDrawerProps } from './CartDrawer.tsx'
import { CartView } from './CartView.tsx'

export function CartDrawerDialog({ isOpen, onClose, onEvent, ...cart }: CartDrawerProps) {
  const t = useMessages(cartMessages)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <KitBoundary<CartEvent> kit="cart" subject={cart.identityId} onEvent={onEvent}>
        <CartView {...cart} isHeadingHidden />
      </KitBoundary>
    </Drawer>
  )
}
