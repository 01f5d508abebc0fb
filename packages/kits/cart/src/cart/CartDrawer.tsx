'use client'
import { useRef } from 'react'
import type { CartProps } from './Cart.tsx'
import { CartDrawerPart } from './later-parts.ts'

export interface CartDrawerProps extends CartProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The cart in a drawer: the same as on a page, in a dialog. Loads its code when it first opens, so that it costs little
 * on pages where it stays closed; `CartDrawer.preload()` starts loading, for example when the cart button is hovered.
 */
export function CartDrawer(props: CartDrawerProps) {
  const wasOpened = useRef(false)
  wasOpened.current ||= props.isOpen
  return wasOpened.current ? <CartDrawerPart {...props} /> : null
}

CartDrawer.preload = (): void => CartDrawerPart.preload()
