'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Heading } from '@memberkit/primitives/text'
import { forwardRef } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { methodWords } from '../shared/method-words.ts'
import * as styles from '../shared/steps.css.ts'
import type { Invoice, InvoiceTransaction } from '../shared/received.ts'

export interface ReceiptProps {
  invoice: Invoice
  /** As it is shown, with its currency. */
  amount: string
  charge?: InvoiceTransaction
}

/** What a member keeps of a payment. */
export const Receipt = forwardRef<HTMLDivElement, ReceiptProps>(function Receipt({ invoice, amount, charge }, ref) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
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
        {invoice.paymentMethod ? (
          <KeyValueItem label={t('receipt.method')}>{methodWords(invoice.paymentMethod, words)}</KeyValueItem>
        ) : null}
        {charge ? <KeyValueItem label={t('receipt.reference')}>{charge.id}</KeyValueItem> : null}
        <KeyValueItem label={t('receipt.amount')} isTotal>
          {amount}
        </KeyValueItem>
      </KeyValue>
    </div>
  )
})
