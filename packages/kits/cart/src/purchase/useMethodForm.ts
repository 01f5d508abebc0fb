'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import type { Resource } from '@memberkit/foundation/resource'
import type { PaymentMethod } from '@memberkit/parts/payment-method'
import { type RefObject, useEffect, useRef, useState } from 'react'

export interface MethodForm {
  /** Whether the host's form shows: without a usable method, or once asked for, until a method is added. */
  isOpen: boolean
  toggle: () => void
}

export interface MethodFormOptions {
  methods: Resource<readonly PaymentMethod[]>
  hasUsable: boolean
  /** Around the methods and the form. */
  place: RefObject<HTMLElement | null>
  onAdded: (methodId: string) => void
}

/**
 * Opens and closes the host's form for a payment method. It waits for the saved methods: a form that moves when they
 * come, or goes, would lose what was typed.
 */
export function useMethodForm({ methods, hasUsable, place, onAdded }: MethodFormOptions): MethodForm {
  const [isAsked, setAsked] = useState(false)
  const ids = methods.state === 'ready' ? methods.data.map(({ id }) => id) : undefined
  const known = useRef(ids)
  const isOpen = ids !== undefined && (!hasUsable || isAsked)
  useEffect(() => {
    const added = known.current && ids?.find((id) => !known.current?.includes(id))
    if (ids) known.current = ids
    if (!added) return
    setAsked(false)
    onAdded(added)
    // Once for each method.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids?.join(' ')])
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The button that added it is gone.
    if (wasOpen.current && !isOpen) restoreLostFocus(place.current?.querySelector<HTMLElement>('input:checked'))
    wasOpen.current = isOpen
  }, [isOpen, place])
  return { isOpen, toggle: () => setAsked(!isAsked) }
}
