'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** Marks what a row says of its invoice, so that the row can be found again. */
export const invoiceMark = (id: string) => ({ 'data-mk-invoice': id })

/**
 * Back from an invoice, or from what was done to it, the focus is on its row again, unless it has found a place already:
 * what it came from may be gone, as the button is that paid. `page` holds the rows.
 */
export function useReturnFocus(page: RefObject<HTMLElement | null>, invoiceId: string | undefined) {
  const left = useRef<string>(undefined)
  useEffect(() => {
    const id = left.current
    left.current = invoiceId
    if (invoiceId || !id || document.activeElement !== document.body) return
    page.current
      ?.querySelector(`[data-mk-invoice="${CSS.escape(id)}"]`)
      ?.closest<HTMLElement>('a, button')
      ?.focus()
  }, [page, invoiceId])
}
