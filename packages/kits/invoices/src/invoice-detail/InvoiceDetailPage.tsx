'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { ArrowStartIcon } from '@memberkit/primitives/icons'
import { useEffect, useRef, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { detailMessages } from '../messages/namespaces.ts'
import { PayPart, StaffIntentPart } from '../parts.ts'
import type { AllowedAction, Transitions } from '../shared/invoice-actions.rules.ts'
import { useLastReady } from '../shared/useLastReady.ts'
import type { StaffIntent } from '../staff/StaffMenuItems.tsx'
import { InvoiceDetailSkeleton } from './InvoiceDetailSkeleton.tsx'
import { InvoiceDetailView } from './InvoiceDetailView.tsx'
import * as styles from './InvoiceDetail.css.ts'
import { useInvoiceDetail } from './useInvoiceDetail.ts'

export interface InvoiceDetailProps {
  identityId: string
  invoiceId: string
  /** The pay dialog is open. */
  isPaying?: boolean
  /** Without it there is no Pay button. */
  onPay?: () => void
  onPayEnd?: () => void
  /** A path of this site that the flow goes back to when it ends; takes the place of the way back to the list. */
  returnTo?: string
  onBack?: () => void
  onAddPaymentMethod?: () => void
  transitions?: Transitions
  retypeAbove?: string
}

/** One invoice: what it is for, what was paid, what can be done. */
export function InvoiceDetail(props: InvoiceDetailProps) {
  const { identityId, invoiceId, isPaying, onPay, onPayEnd, returnTo, onBack, onAddPaymentMethod } = props
  const t = useMessages(detailMessages)
  const { router } = useMemberkit()
  const emit = useEmit<InvoicesEventTable>()
  const detail = useInvoiceDetail(identityId, invoiceId, props)
  const { invoice } = detail
  const root = useRef<HTMLDivElement>(null)
  // What is being paid or changed goes on also when the page cannot be read any more.
  const last = useLastReady(invoice)
  const known = last.state === 'ready' && last.data.id === invoiceId ? last.data : undefined
  const [staffing, setStaffing] = useState<{ intent: StaffIntent; actions: readonly AllowedAction[] }>()
  // Once open the dialog stays: what it has to tell may be that nothing is left to pay.
  const hasOpened = useRef(false)
  hasOpened.current = Boolean(isPaying) && (hasOpened.current || detail.canPay)
  useEffect(() => {
    // The button that paid is gone with what was due.
    if (isPaying || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus()
  }, [isPaying])
  const leave = () => {
    emit('invoices.flow.ended', { flow: isPaying ? 'pay' : 'view', invoiceId })
    if (returnTo && router) router.go(returnTo)
    else onBack?.()
  }
  const wayBack =
    onBack || returnTo ? (
      <Button tone="quiet" size="small" onPress={leave}>
        <ArrowStartIcon />
        {t('back')}
      </Button>
    ) : null

  return (
    <div className={styles.page} ref={root}>
      <div className={styles.screenOnly}>{wayBack}</div>
      <ResourceView
        resource={invoice}
        skeleton={<InvoiceDetailSkeleton />}
        wayBack={onBack ? <Button onPress={onBack}>{t('back')}</Button> : undefined}
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
      </ResourceView>
      {known && staffing ? (
        <StaffIntentPart
          {...staffing}
          identityId={identityId}
          invoice={known}
          retypeAbove={props.retypeAbove}
          onIntent={(intent) => setStaffing({ ...staffing, intent })}
          onClose={() => setStaffing(undefined)}
        />
      ) : null}
      {known && hasOpened.current ? (
        <PayPart
          identityId={identityId}
          invoice={known}
          onClose={returnTo ? leave : (onPayEnd ?? noop)}
          onAddMethod={onAddPaymentMethod}
        />
      ) : null}
    </div>
  )
}

function noop() {}
