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
import { InvoiceActionPart, InvoiceDetailPart, PayAllPart, PayPart, StaffRowMenuPart } from '../parts.ts'
import type { StaffIntent, Transitions } from '../shared/invoice-actions.ts'
import type { Invoice } from '../shared/received.ts'
import { StatementPart } from '../statement/statement-part.ts'
import { account } from './BalanceHeader.css.ts'
import { BalanceHeader } from './BalanceHeader.tsx'
import { BalanceSkeleton } from './BalanceSkeleton.tsx'
import { invoiceLink, invoiceList } from './invoice-list.ts'
import { PastDueBanner } from './PastDueBanner.tsx'
import { type InvoiceListData, type InvoiceRow, useInvoiceList } from './useInvoiceList.ts'

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
  const [{ invoice: invoiceId, flow, returnTo }, setPlace] = useLinkState(invoiceLink)
  const resource = useInvoiceList(identityId, { transitions, isEnabled: !invoiceId })
  const [paying, setPaying] = useState<readonly Invoice[]>()
  const [staffing, setStaffing] = useState<InvoiceRow & { intent: StaffIntent }>()
  const [isStatementOpen, setStatementOpen] = useState(false)
  const data = resource.state === 'ready' ? resource.data : undefined

  const isStaff = realm === 'Internal'
  const rowActions = useCallback(
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
        actingOn={paying?.[0]?.id}
        rowActions={rowActions}
        hasRowMenus={isStaff}
        exportItems={[{ label: t('statement'), onPress: () => setStatementOpen(true) }]}
        onExport={(format, count) => emit('invoices.list.exported', { format, count })}
        slots={{
          before: slots.before,
          header: data && (
            <Account isJoined={!slots.pastDue && !slots.balance}>
              {slots.pastDue ? (
                slots.pastDue(data)
              ) : (
                <PastDueBanner
                  invoices={data.pastDue}
                  uncounted={data.uncounted}
                  onPay={
                    isStaff || pastDuePayable(data).length === 0 ? undefined : () => setPaying(pastDuePayable(data))
                  }
                />
              )}
              {slots.balance ? slots.balance(data) : <BalanceHeader data={data} onPay={setPaying} />}
            </Account>
          ),
          headerSkeleton: <BalanceSkeleton />,
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
      {invoiceId ? null : paying?.length === 1 ? (
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
          uncounted={data?.uncounted ?? 0}
          retypeAbove={retypeAbove}
          onClose={() => setPaying(undefined)}
        />
      ) : null}
    </>
  )
}

/** Banner and balance: one card, unless a host puts something of its own in place of either. */
function Account({ isJoined, children }: { isJoined: boolean; children: ReactNode }) {
  return isJoined ? <div className={account}>{children}</div> : children
}

/** What the banner speaks of, as far as it can be paid now. */
const pastDuePayable = ({ payable, pastDue }: InvoiceListData) => payable.filter((invoice) => pastDue.includes(invoice))
