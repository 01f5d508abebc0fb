'use client'
import { KitBoundary, restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { InvoiceAccount, type InvoiceListData, type PayInvoicesProps } from '@memberkit/invoices'
import { Button } from '@memberkit/primitives/button'
import { PrintIcon } from '@memberkit/primitives/icons'
import { Heading, Text } from '@memberkit/primitives/text'
import type { SubscriptionsData } from '@memberkit/subscriptions'
import { useEffect, useRef } from 'react'
import type { BillingEvent } from '../events.ts'
import { pageMessages } from '../messages/namespaces.ts'
import { NextBillCard } from './NextBillCard.tsx'
import * as styles from './outlook.css.ts'
import { billingStateOf, isApartFromOwed, nextBillOf, plansStateOf } from './outlook.rules.ts'
import { OutlookSkeleton } from './OutlookSkeleton.tsx'
import { UnreadAccount } from './UnreadAccount.tsx'

export interface BillingOutlookProps {
  identityId: string
  invoices: Resource<InvoiceListData>
  plans: Resource<SubscriptionsData>
  onPay: (invoices: PayInvoicesProps['invoices']) => void
  onEvent?: (event: BillingEvent) => void
}

/** The state of billing in one sentence, the amount owed, and the next bill. */
export function BillingOutlook({ identityId, invoices, plans, onPay, onEvent }: BillingOutlookProps) {
  const t = useMessages(pageMessages)
  const { realm, currentDate } = useMemberkit()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || invoices.state === 'loading') return
    isAsked.current = false
    // The button that was pressed is gone: reading goes on with what its press has told.
    restoreLostFocus(heading.current)
  }, [invoices.state])
  if (invoices.state === 'loading' || plans.state === 'loading') return <OutlookSkeleton />
  const owed = invoices.state === 'ready' ? invoices.data : undefined
  const kept = plans.state === 'ready' ? plans.data : undefined
  const standing = plansStateOf(kept)
  const isStaff = realm === 'Internal'
  const next = kept && nextBillOf(kept, currentDate())
  // The past-due banner says it with what it takes.
  const isSaidBelow = standing?.kind === 'onHold' && standing.count === 1 && owed?.pastDue.some(isSuspended)
  const hasFailed = invoices.state === 'failed'
  const hasAccount = owed !== undefined && billingStateOf(owed) !== 'clear'
  return (
    <div className={styles.outlook}>
      <div className={styles.state}>
        <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
          {t(`${isStaff ? 'staff' : 'state'}.${billingStateOf(owed)}`)}
        </Heading>
        {standing && standing.kind !== 'none' && !isSaidBelow ? (
          <Text tone="muted">
            {t(standing.kind === 'ended' && isStaff ? 'plans.endedStaff' : `plans.${standing.kind}`, {
              count: standing.count,
              plan: standing.kind === 'onHold' ? standing.plan : '',
            })}
          </Text>
        ) : null}
      </div>
      {hasAccount || hasFailed || next ? (
        <div className={styles.figures}>
          {hasAccount ? (
            <KitBoundary kit="invoices" subject={identityId} onEvent={onEvent}>
              <InvoiceAccount data={owed} {...{ isSuspended, onPay }} />
            </KitBoundary>
          ) : null}
          {hasFailed ? <UnreadAccount onRetry={retry} /> : null}
          {next && kept ? (
            <NextBillCard
              next={next}
              method={kept.methodName(next.paymentMethodId)}
              isSecond={hasAccount || hasFailed}
              isApart={owed !== undefined && isApartFromOwed(next, owed)}
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.print}>
        <Button onPress={() => print()}>
          <PrintIcon />
          <span className={styles.printWord}>{t('print')}</span>
        </Button>
      </div>
    </div>
  )

  function retry() {
    if (invoices.state !== 'failed') return
    isAsked.current = true
    invoices.retry()
  }

  function isSuspended({ subscriptionId }: InvoiceListData['invoices'][number]) {
    return kept?.rows.some(({ id, standing }) => id === subscriptionId && standing === 'suspended') ?? false
  }
}
