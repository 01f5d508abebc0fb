'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { useLinkState } from '@memberkit/foundation/links'
import { mapResource } from '@memberkit/foundation/resource'
import { type ReactNode, useCallback, useState } from 'react'
import type { TransactionsEvents } from '../events.ts'
import {
  NewTransactionMenuPart,
  TransactionActionPart,
  TransactionDetailPart,
  TransactionRowMenuPart,
} from '../parts.ts'
import type { TransactionIntent } from '../staff/calls.ts'
import { UnavailableToGroups } from '../shared/UnavailableToGroups.tsx'
import type { TransactionLinkRule } from '../shared/chains.rules.ts'
import type { TransactionTransitions } from '../shared/transaction-actions.ts'
import { type TransactionRow, type TransactionsData, useTransactions } from '../shared/useTransactions.ts'
import { transactionLink, transactionList } from './transaction-list.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface TransactionsSlots {
  before?: ReactNode
  /** Above the list, once it has loaded. */
  header?: (data: TransactionsData) => ReactNode
  after?: ReactNode
  /** In place of the message that there are no transactions yet. */
  empty?: ReactNode
  /** A link that leads group administrators on: they can't see a member's transactions. */
  unavailable?: ReactNode
}

export interface TransactionsPageProps {
  /** The owner's identity ID. */
  identityId: string
  /** Only the transactions of this invoice. */
  invoiceId?: string
  /** Replaces our default of which transactions belong together. Declare it outside the component. */
  linkTransaction?: TransactionLinkRule
  /** Replaces our default of which statuses allow a refund or a reversal. */
  transitions?: TransactionTransitions
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  /**
   * The version of the platform's charge call.
   * @default 2
   */
  chargeVersion?: 1 | 2
  slots?: TransactionsSlots
}

/** The list and what opens from it. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { realm } = useMemberkit()
  // Group administrators have no such calls: nothing is requested.
  return realm === 'GroupAdmin' ? <UnavailableToGroups link={props.slots?.unavailable} /> : <Page {...props} />
}

function Page(props: TransactionsPageProps) {
  const { identityId, invoiceId, linkTransaction, transitions, retypeAbove, chargeVersion, slots = {} } = props
  const { realm } = useMemberkit()
  const emit = useEmit<TransactionsEvents>()
  const [{ transaction: openId }, setPlace] = useLinkState(transactionLink)
  const resource = useTransactions(identityId, { invoiceId, linkTransaction, transitions, isEnabled: !openId })
  const [intent, setIntent] = useState<TransactionIntent>()
  const data = resource.state === 'ready' ? resource.data : undefined
  const isStaff = realm === 'Internal'
  const whose = { identityId, invoiceId, linkTransaction, transitions, retypeAbove, chargeVersion }
  const rowActions = useCallback((row: TransactionRow) => <TransactionRowMenuPart row={row} onChoose={setIntent} />, [])
  const open = (transactionId: string) => {
    emit('payments.transaction.opened', { transactionId })
    setPlace({ transaction: transactionId })
  }

  return (
    <>
      <ListPage
        list={transactionList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={({ id }) => open(id)}
        openId={openId}
        opened={
          openId ? (
            <TransactionDetailPart
              {...whose}
              key={openId}
              transactionId={openId}
              onOpen={open}
              onBack={() => setPlace({ transaction: undefined })}
            />
          ) : undefined
        }
        actingOn={intent?.transaction?.id}
        rowActions={isStaff ? rowActions : undefined}
        hasRowMenus={isStaff}
        onExport={(format, count) => emit('payments.transactions.exported', { format, count })}
        slots={{
          before: slots.before,
          tools: isStaff ? <NewTransactionMenuPart identityId={identityId} onChoose={setIntent} /> : undefined,
          header: data && slots.header?.(data),
          after: slots.after,
          empty: slots.empty,
        }}
      />
      {intent && !openId ? (
        <TransactionActionPart
          {...whose}
          key={`${intent.name} ${intent.transaction?.id ?? ''}`}
          intent={intent}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </>
  )
}
