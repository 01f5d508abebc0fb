'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Heading } from '@memberkit/primitives/text'
import { forwardRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import * as styles from '../shared/steps.css.ts'
import type { Invoice, InvoiceTransaction } from '../shared/received.ts'

export interface ReceiptProps {
  invoice: Invoice
  /** As it is shown, with its currency. */
  amount: string
  charge?: InvoiceTransaction
  /** The charged method, in words. */
  method?: string
}

/** The receipt of a payment, for a member to keep. */
export const Receipt = forwardRef<HTMLDivElement, ReceiptProps>(function Receipt(
  { invoice, amount, charge, method },
  ref,
) {
  const t = useMessages(payMessages)
  return (
    <div ref={ref} className={styles.step}>
      <Heading level={3} size="sm">
        {t('receipt.heading')}
      </Heading>
      <KeyValue layout="ledger">
        <KeyValueItem label={t('receipt.invoice')}>{invoice.number}</KeyValueItem>
        {charge ? (
          <KeyValueItem label={t('receipt.at')}>
            <DateText instant={charge.at} />
          </KeyValueItem>
        ) : null}
        {method ? <KeyValueItem label={t('receipt.method')}>{method}</KeyValueItem> : null}
        {charge ? <KeyValueItem label={t('receipt.reference')}>{charge.id}</KeyValueItem> : null}
        <KeyValueItem label={t('receipt.amount')} isTotal>
          {amount}
        </KeyValueItem>
      </KeyValue>
    </div>
  )
})
