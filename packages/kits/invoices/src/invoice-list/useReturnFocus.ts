'use client'
import { giveLostFocus } from '@memberkit/foundation'
import { type RefObject, useEffect, useRef } from 'react'

/** Marks what a row says of its invoice, so that the row can be found again. */
export const invoiceMark = (id: string) => ({ 'data-mk-invoice': id })

/**
 * Back from an invoice, or from what was done to it, the focus is on its row again, unless it has found a place already:
 * what it came from may be gone, as the button is that paid. `page` holds the rows, once they are there.
 */
export function useReturnFocus(page: RefObject<HTMLElement | null>, invoiceId: string | undefined, isReady: boolean) {
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (invoiceId) left.current = invoiceId
    const id = left.current
    if (invoiceId || !id || !isReady) return
    left.current = undefined
    const mark = page.current?.querySelector(`[data-mk-invoice="${CSS.escape(id)}"]`)
    giveLostFocus(mark?.closest<HTMLElement>('a, button'))
  }, [page, invoiceId, isReady])
}
