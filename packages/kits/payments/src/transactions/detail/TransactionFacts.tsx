'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Link } from '@memberkit/primitives/link'
import { transactionDetailMessages, transactionMessages } from '../../messages/namespaces.ts'
import { isRefused } from '../shared/transaction.rules.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import { ReconciliationId } from './ReconciliationId.tsx'

/** When, with what, for which invoice, and the ID to find it by. */
export function TransactionFacts({ row: { transaction, method, isMethodGone } }: { row: TransactionRow }) {
  const t = useMessages(transactionDetailMessages)
  const words = useMessages(transactionMessages)
  const { realm, linkTo } = useMemberkit()
  const { id, at, invoiceId, reason } = transaction
  const href = invoiceId && linkTo('invoice', invoiceId)
  return (
    <Card title={t('about')} level={3}>
      <KeyValue>
        <KeyValueItem label={words('column.at')}>
          <DateText instant={at} format="long" />
        </KeyValueItem>
        {method || isMethodGone ? (
          <KeyValueItem label={words('column.method')}>
            {method ? <MethodName method={method} /> : words('method.gone')}
          </KeyValueItem>
        ) : null}
        {invoiceId ? (
          <KeyValueItem label={t('invoice')}>{href ? <Link href={href}>{invoiceId}</Link> : invoiceId}</KeyValueItem>
        ) : null}
        {realm === 'Internal' && reason && isRefused(transaction) ? (
          <KeyValueItem label={t('reason')}>{humanize(reason)}</KeyValueItem>
        ) : null}
        <KeyValueItem label={t(realm === 'Internal' ? 'reconciliation' : 'reference')}>
          <ReconciliationId id={id} />
        </KeyValueItem>
      </KeyValue>
    </Card>
  )
}
