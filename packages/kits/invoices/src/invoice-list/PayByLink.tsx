'use client'
import { useMemberkit } from '@memberkit/foundation'
import { defineLink, returnTo, text, useLinkState } from '@memberkit/foundation/links'
import { useCallback, useEffect, useState } from 'react'
import type { Invoice } from '../shared/received.ts'
import { invoicesOf, payOf } from './pay-link.rules.ts'
import { PayInvoices, type PayInvoicesProps } from './PayInvoices.tsx'
import type { InvoiceListData } from './useInvoiceList.ts'

const payLink = /* @__PURE__ */ defineLink({ pay: text(), returnTo })

/** The invoices that the address names for payment, as they were when it opened; `pay` sets the address. */
export interface Paying {
  invoices?: readonly Invoice[]
  pay: (invoices: readonly Invoice[]) => void
  onClose: () => void
}

/**
 * Keeps in the address what is being paid over a page, so that Back closes it: `?pay=past-due`, `?pay=USD`,
 * `?pay=<id>` of an invoice or of a subscription. Without data, nothing opens yet.
 */
export function usePaying(data: InvoiceListData | undefined): Paying {
  const { router } = useMemberkit()
  const [{ pay, returnTo: back }, setPlace] = useLinkState(payLink)
  const [opened, setOpened] = useState<{ pay?: string; invoices: readonly Invoice[] }>({ invoices: [] })
  // Once, as they are then: what is paid meanwhile would leave the dialog, and what is due again would open it.
  if (pay !== opened.pay && (pay === undefined || data))
    setOpened({ pay, invoices: pay !== undefined && data ? invoicesOf(pay, data) : [] })
  /** The choice made on the page: a `returnTo` beside it belongs to what is open there. */
  const [pressed, setPressed] = useState<string>()
  const isVoid = pay !== undefined && pay === opened.pay && opened.invoices.length === 0
  useEffect(() => {
    if (isVoid) setPlace({ pay: undefined }, { replace: true })
  }, [isVoid, setPlace])
  return {
    invoices: pay === opened.pay && opened.invoices.length > 0 ? opened.invoices : undefined,
    pay: useCallback(
      (invoices) => {
        const chosen = data && payOf(invoices, data)
        setPressed(chosen)
        setPlace({ pay: chosen })
      },
      [data, setPlace],
    ),
    onClose: () =>
      router && back && pay !== pressed
        ? router.go(back)
        : // Else Back would open what was just closed.
          setPlace({ pay: undefined }, { replace: true }),
  }
}

export interface PayByLinkProps extends Omit<PayInvoicesProps, 'invoices' | 'onClose'> {
  paying: Paying
}

/** The dialog that pays what the address says. */
export const PayByLink = ({ paying: { invoices, onClose }, ...props }: PayByLinkProps) =>
  invoices ? <PayInvoices {...props} {...{ invoices, onClose }} /> : null
