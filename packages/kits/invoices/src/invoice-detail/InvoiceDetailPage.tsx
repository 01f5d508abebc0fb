'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useLastReady } from '@memberkit/foundation/resource'
import { useEffect, useRef, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { detailMessages } from '../messages/namespaces.ts'
import { PayPart, InvoiceActionPart } from '../parts.ts'
import type { AllowedAction, StaffIntent, Transitions } from '../shared/invoice-actions.ts'
import { InvoiceDetailSkeleton } from './InvoiceDetailSkeleton.tsx'
import { InvoiceDetailView } from './InvoiceDetailView.tsx'
import { useInvoiceDetail } from './useInvoiceDetail.ts'

export interface InvoiceDetailPageProps {
  /** The owner's identity ID. */
  identityId: string
  invoiceId: string
  /** The pay dialog is open. */
  isPaying?: boolean
  /** Without it there is no Pay button. */
  onPay?: () => void
  /** The pay dialog wants to be closed. */
  onPayEnd?: () => void
  /** A path of this site that the flow goes back to when it ends; takes the place of the way back to the list. */
  returnTo?: string
  /** Leads to the list; without it, and without `returnTo`, there is no way back. */
  onBack?: () => void
  /** Leads to where a payment method can be added; without it, the control is absent. */
  onAddPaymentMethod?: () => void
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
}

/** The invoice and what opens from it. */
export function InvoiceDetailPage(props: InvoiceDetailPageProps) {
  const { identityId, invoiceId, isPaying = false, onPay, onPayEnd, returnTo, onBack, onAddPaymentMethod } = props
  const { transitions, retypeAbove } = props
  const t = useMessages(detailMessages)
  const emit = useEmit<InvoicesEventTable>()
  const detail = useInvoiceDetail(identityId, invoiceId, { transitions })
  const { invoice } = detail
  const root = useRef<HTMLDivElement>(null)
  // A payment or change under way goes on also when the page cannot be read any more.
  const last = useLastReady(invoice)
  const known = last.state === 'ready' && last.data.id === invoiceId ? last.data : undefined
  const [staffing, setStaffing] = useState<{ intent: StaffIntent; actions: readonly AllowedAction[] }>()
  // Once open the dialog stays: what it has to tell may be that nothing is left to pay.
  const [wasOpen, setWasOpen] = useState(false)
  const isOpen = isPaying && (wasOpen || detail.canPay)
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  useEffect(() => {
    // The button that paid is gone with what was due.
    if (!isPaying) restoreLostFocus(root.current?.querySelector<HTMLElement>('h2[tabindex]'))
  }, [isPaying])

  const backLink = useBackLink({
    onBack,
    returnTo,
    onReturn: () => emit('invoices.flow.ended', { flow: isPaying ? 'pay' : 'view', invoiceId }),
    label: t('back'),
    returnLabel: t('backOut'),
  })

  return (
    <DetailPage
      root={root}
      resource={invoice}
      noun={t('noun')}
      skeleton={<InvoiceDetailSkeleton />}
      backLink={backLink}
      dialogs={
        <>
          {known && staffing ? (
            <InvoiceActionPart
              {...staffing}
              identityId={identityId}
              invoice={known}
              retypeAbove={retypeAbove}
              onIntent={(intent) => setStaffing({ ...staffing, intent })}
              // Somebody else's now, it cannot be read here any more.
              onDone={(action) => (action === 'changeOwner' ? backLink?.leave() : undefined)}
              onClose={() => setStaffing(undefined)}
            />
          ) : null}
          {known && isOpen ? (
            <PayPart
              identityId={identityId}
              invoice={known}
              onClose={backLink?.isReturn ? backLink.leave : (onPayEnd ?? noop)}
              retypeAbove={retypeAbove}
              onAddMethod={onAddPaymentMethod}
            />
          ) : null}
        </>
      }
    >
      {(data) => (
        <InvoiceDetailView
          invoice={data}
          detail={detail}
          identityId={identityId}
          onPay={onPay}
          onStaffAction={(intent) => setStaffing({ intent, actions: detail.actions })}
          printed={root}
        />
      )}
    </DetailPage>
  )
}

function noop() {}
