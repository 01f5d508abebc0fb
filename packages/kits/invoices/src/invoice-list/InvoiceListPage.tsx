'use client'
import { useMemberkit } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { mapResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { formatDate } from '@memberkit/platform/formats'
import { type ReactNode, useCallback, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { listMessages } from '../messages/namespaces.ts'
import { InvoiceActionPart, InvoiceDetailPart, StaffRowMenuPart } from '../parts.ts'
import type { StaffIntent, Transitions } from '../shared/invoice-actions.ts'
import { StatementPart } from '../statement/statement-part.ts'
import { BalanceSkeleton } from './BalanceSkeleton.tsx'
import { InvoiceAccount, type InvoiceAccountSlots } from './InvoiceAccount.tsx'
import { invoiceLink, invoiceList } from './invoice-list.ts'
import { PayByLink, type Paying, usePaying } from './PayByLink.tsx'
import { type InvoiceRow, useInvoiceList } from './useInvoiceList.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface InvoiceListSlots extends InvoiceAccountSlots {
  before?: ReactNode
  after?: ReactNode
  /** In place of the message that there are no invoices yet. */
  empty?: ReactNode
}

export interface InvoiceListPageProps {
  /** The owner's identity ID. */
  identityId: string
  /** When the first invoice is due to come, as a local date, for the message that there are none yet. */
  firstInvoiceOn?: string
  /** Leads to where a payment method can be added; without it, the control is absent. */
  onAddPaymentMethod?: () => void
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  /** The payment in progress, if the surrounding page holds it. @default the list holds it */
  paying?: Paying
  slots?: InvoiceListSlots
}

/** The list and what opens from it. */
export function InvoiceListPage(props: InvoiceListPageProps) {
  const t = useMessages(listMessages)
  const { realm } = useMemberkit()
  // "Group realm has no invoice calls": nothing is requested.
  if (realm === 'GroupAdmin') {
    return (
      <EmptyState kind="denied" title={t('unavailable.heading')}>
        {t('unavailable.text')}
      </EmptyState>
    )
  }
  return <Page {...props} />
}

function Page(props: InvoiceListPageProps) {
  const { identityId, firstInvoiceOn, onAddPaymentMethod, transitions, retypeAbove, paying, slots = {} } = props
  const t = useMessages(listMessages)
  const { realm, locale } = useMemberkit()
  const emit = useEmit<InvoicesEventTable>()
  const [{ invoice: invoiceId, flow, returnTo }, setPlace] = useLinkState(invoiceLink)
  const resource = useInvoiceList(identityId, { transitions, isEnabled: !invoiceId })
  const [staffing, setStaffing] = useState<InvoiceRow & { intent: StaffIntent }>()
  const [isStatementOpen, setStatementOpen] = useState(false)
  const data = resource.state === 'ready' ? resource.data : undefined
  const own = usePaying(paying ? undefined : data)
  const { invoices: paid, pay } = paying ?? own

  const isStaff = realm === 'Internal'
  const rowActions = useCallback(
    (row: InvoiceRow) => {
      if (isStaff) return <StaffRowMenuPart row={row} onChoose={(intent) => setStaffing({ ...row, intent })} />
      return isAllowed(row.actions, 'pay') ? (
        <Button size="small" onPress={() => pay([row.invoice])}>
          {t('row.pay')}
        </Button>
      ) : null
    },
    [isStaff, pay, t],
  )
  const empty = firstInvoiceOn ? (
    <EmptyState title={t('empty.heading')}>
      {t('empty.firstOn', { date: formatDate(firstInvoiceOn, locale) })}
    </EmptyState>
  ) : undefined

  return (
    <>
      <ListPage
        list={invoiceList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={({ id }) => {
          emit('invoices.invoice.opened', { invoiceId: id })
          setPlace({ invoice: id, flow: undefined })
        }}
        openId={invoiceId}
        opened={
          invoiceId ? (
            <InvoiceDetailPart
              key={invoiceId}
              identityId={identityId}
              invoiceId={invoiceId}
              isPaying={flow === 'pay'}
              onPay={() => setPlace({ invoice: invoiceId, flow: 'pay' })}
              // Else Back would open what was just closed.
              onPayEnd={() => setPlace({ flow: undefined }, { replace: true })}
              returnTo={returnTo}
              onBack={() => setPlace({ invoice: undefined, flow: undefined, returnTo: undefined })}
              onAddPaymentMethod={onAddPaymentMethod}
              transitions={transitions}
              retypeAbove={retypeAbove}
            />
          ) : undefined
        }
        actingOn={paid?.[0]?.id}
        // Most members have nothing to pay: while loading, no room is kept for buttons.
        rowActions={data || isStaff ? rowActions : undefined}
        hasRowMenus={isStaff}
        exportItems={[{ label: t('statement'), onPress: () => setStatementOpen(true) }]}
        onExport={(format, count) => emit('invoices.list.exported', { format, count })}
        slots={{
          before: slots.before,
          header: data && <InvoiceAccount data={data} onPay={pay} slots={slots} />,
          headerSkeleton: slots.pastDue && slots.balance ? undefined : <BalanceSkeleton />,
          after: slots.after,
          empty: slots.empty === undefined ? empty : slots.empty,
        }}
      />
      {isStatementOpen && data ? (
        <StatementPart invoices={data.invoices} onClose={() => setStatementOpen(false)} />
      ) : null}
      {staffing && !invoiceId ? (
        <InvoiceActionPart
          identityId={identityId}
          invoice={staffing.invoice}
          actions={staffing.actions}
          intent={staffing.intent}
          retypeAbove={retypeAbove}
          onIntent={(intent) => setStaffing({ ...staffing, intent })}
          onClose={() => setStaffing(undefined)}
        />
      ) : null}
      {invoiceId ? null : (
        <PayByLink paying={own} uncounted={data?.uncounted} {...{ identityId, retypeAbove, onAddPaymentMethod }} />
      )}
    </>
  )
}
