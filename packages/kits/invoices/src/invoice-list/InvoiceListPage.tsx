'use client'
import { useMemberkit, useReturnFocus } from '@memberkit/foundation'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { formatDate } from '@memberkit/platform/formats'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { listMessages } from '../messages/namespaces.ts'
import { InvoiceDetailPart, ListPrintPart, PayAllPart, PayPart, InvoiceActionPart, StaffRowMenuPart } from '../parts.ts'
import type { StaffIntent, Transitions } from '../shared/invoice-actions.ts'
import type { Invoice } from '../shared/received.ts'
import { BalanceHeader } from './BalanceHeader.tsx'
import { InvoiceListSkeleton } from './InvoiceListSkeleton.tsx'
import { InvoiceListView } from './InvoiceListView.tsx'
import * as styles from './InvoiceListView.css.ts'
import { PastDueBanner } from './PastDueBanner.tsx'
import { type InvoiceListData, type InvoiceRow, useInvoiceList } from './useInvoiceList.ts'
import { useInvoiceLocation } from './useInvoiceLocation.ts'

/** Where a host puts something of its own. `null` in a replacing slot shows nothing there. */
export interface InvoiceListSlots {
  before?: ReactNode
  after?: ReactNode
  /** In place of the balance. */
  balance?: (data: InvoiceListData) => ReactNode
  /** In place of the past-due banner. */
  pastDue?: (data: InvoiceListData) => ReactNode
  /** In place of the message that there are no invoices yet. */
  empty?: ReactNode
}

export interface InvoiceListPageProps {
  /** Whose invoices. */
  identityId: string
  /** When the first invoice is due to come, as a local date, for the message that there are none yet. */
  firstInvoiceOn?: string
  /** Leads to where a payment method can be added; without it there is no such control. */
  onAddPaymentMethod?: () => void
  /** Replaces our default of which action is possible in which status. */
  transitions?: Transitions
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
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
  const { identityId, firstInvoiceOn, onAddPaymentMethod, transitions, retypeAbove, slots = {} } = props
  const t = useMessages(listMessages)
  const { realm, locale } = useMemberkit()
  const emit = useEmit<InvoicesEventTable>()
  const location = useInvoiceLocation()
  const { filters, sort, invoiceId } = location
  const list = useInvoiceList(identityId, { filters, sort, transitions, isEnabled: !invoiceId })
  const [paying, setPaying] = useState<readonly Invoice[]>()
  const [staffing, setStaffing] = useState<InvoiceRow & { intent: StaffIntent }>()
  const [isPrinting, setPrinting] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const isReady = list.state === 'ready'
  useReturnFocus(page, invoiceId, isReady)
  useReturnFocus(page, paying?.[0]?.id, isReady)
  const [lastOpened, setLastOpened] = useState(invoiceId)
  if (invoiceId && invoiceId !== lastOpened) setLastOpened(invoiceId)

  const { open, openToPay } = location
  const isStaff = realm === 'Internal'
  const onOpen = (row: InvoiceRow) => {
    emit('invoices.invoice.opened', { invoiceId: row.id })
    open(row.id)
  }
  const renderActions = useCallback(
    (row: InvoiceRow) => {
      if (isStaff) return <StaffRowMenuPart row={row} onChoose={(intent) => setStaffing({ ...row, intent })} />
      return isAllowed(row.actions, 'pay') ? (
        <Button size="small" onPress={() => setPaying([row.invoice])}>
          {t('row.pay')}
        </Button>
      ) : null
    },
    [isStaff, t],
  )
  if (invoiceId) {
    return (
      <InvoiceDetailPart
        identityId={identityId}
        invoiceId={invoiceId}
        isPaying={location.isPaying}
        onPay={() => openToPay(invoiceId)}
        onPayEnd={location.stopPaying}
        returnTo={location.returnTo}
        onBack={location.close}
        onAddPaymentMethod={onAddPaymentMethod}
        transitions={transitions}
        retypeAbove={retypeAbove}
      />
    )
  }
  return (
    <div className={styles.page} ref={page}>
      {isPrinting ? <ListPrintPart filters={filters} printed={page} onEnd={() => setPrinting(false)} /> : null}
      {slots.before}
      <ResourceView
        resource={list}
        skeleton={<InvoiceListSkeleton />}
        showsUnreadable
        isEmpty={(data) => data.count === 0}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={t('empty.heading')}>
              {firstInvoiceOn ? t('empty.firstOn', { date: formatDate(firstInvoiceOn, locale) }) : t('empty.text')}
            </EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(data) => (
          <>
            {slots.pastDue ? (
              slots.pastDue(data)
            ) : (
              <PastDueBanner
                invoices={data.pastDue}
                uncounted={data.uncounted}
                onPay={isStaff || pastDuePayable(data).length === 0 ? undefined : () => setPaying(pastDuePayable(data))}
              />
            )}
            {slots.balance ? slots.balance(data) : <BalanceHeader data={data} onPay={setPaying} />}
            <InvoiceListView
              data={data}
              filters={filters}
              onFilter={location.setFilters}
              sort={sort}
              onSort={location.setSort}
              onOpen={onOpen}
              reveal={lastOpened}
              renderActions={renderActions}
              hasRowMenus={isStaff}
              onPrint={() => setPrinting(true)}
            />
          </>
        )}
      </ResourceView>
      {slots.after}
      {staffing ? (
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
      {paying?.length === 1 ? (
        <PayPart
          identityId={identityId}
          invoice={paying[0]!}
          onClose={() => setPaying(undefined)}
          retypeAbove={retypeAbove}
          onAddMethod={onAddPaymentMethod}
        />
      ) : paying ? (
        <PayAllPart
          identityId={identityId}
          invoices={paying}
          uncounted={list.state === 'ready' ? list.data.uncounted : 0}
          retypeAbove={retypeAbove}
          onClose={() => setPaying(undefined)}
        />
      ) : null}
    </div>
  )
}

/** What the banner speaks of, as far as it can be paid now. */
const pastDuePayable = ({ payable, pastDue }: InvoiceListData) => payable.filter((invoice) => pastDue.includes(invoice))
