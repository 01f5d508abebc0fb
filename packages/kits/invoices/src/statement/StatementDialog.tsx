'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { useMethodName, useMethodDescription } from '@memberkit/parts/payment-method'
import { addDecimals, formatDate, localDateOf } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DateText } from '@memberkit/primitives/date-text'
import { Dialog } from '@memberkit/primitives/dialog'
import { Money } from '@memberkit/primitives/money'
import { Select } from '@memberkit/primitives/select'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { useMemo, useRef, useState } from 'react'
import type { InvoicesEventTable } from '../events.ts'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { type PaymentMade, paymentsMade } from '../shared/payments.rules.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from '../shared/steps.css.ts'
import { isStatementPartial } from './statement.rules.ts'

export interface StatementDialogProps {
  invoices: readonly Invoice[]
  onClose: () => void
}

/** The payments of a year, in each currency, to print for the tax return. */
export function StatementDialog({ invoices, onClose }: StatementDialogProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const say = useMethodDescription()
  const { locale, timeZone, currentDate } = useMemberkit()
  const emit = useEmit<InvoicesEventTable>()
  const printed = useRef<HTMLDivElement>(null)
  const payments = useMemo(() => paymentsMade(invoices), [invoices])
  const yearOf = (payment: PaymentMade) => localDateOf(new Date(payment.transaction.at), timeZone).slice(0, 4)
  const years = [...new Set([...payments.map(yearOf), currentDate().slice(0, 4)])].toSorted().toReversed()
  const [year, setYear] = useState(years[0]!)
  const ofYear = payments.filter((payment) => yearOf(payment) === year)
  const currencies = [...new Set(ofYear.map(({ invoice }) => invoice.currency))]
  const title = t('statement.title')
  // The method that an invoice names is the last it was paid with; other charges may have been to something else.
  const isElsewhere = ({ invoice, transaction }: PaymentMade) =>
    transaction.paymentMethodId !== undefined && transaction.paymentMethodId !== invoice.paymentMethod?.id
  const inWallet = useMethodName({ identityId: invoices[0]?.identityId ?? '' }, payments.some(isElsewhere))

  const columns: TableColumn<PaymentMade>[] = [
    {
      id: 'invoice',
      header: words('column.number'),
      cell: ({ invoice }) => invoice.number,
      cardRole: 'title',
      footer: ofYear.length > 0 ? t('statement.total', { year }) : undefined,
    },
    {
      id: 'date',
      header: t('statement.date'),
      cell: ({ transaction }) => <DateText instant={transaction.at} precision="day" />,
    },
    {
      id: 'method',
      header: t('statement.method'),
      cell: (payment) => {
        const { paymentMethod } = payment.invoice
        if (isElsewhere(payment)) return inWallet(payment.transaction.paymentMethodId)
        return paymentMethod ? say(paymentMethod) : null
      },
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cardRole: 'value',
      cell: ({ amount, invoice }) => <Money amount={amount} currency={invoice.currency} />,
      footer:
        ofYear.length > 0
          ? currencies.map((currency) => (
              <div key={currency}>
                <Money amount={totalIn(currency)} currency={currency} />
              </div>
            ))
          : undefined,
    },
  ]
  const print = () => {
    emit('invoices.list.exported', { format: 'statement', count: ofYear.length })
    void printDocument({ title: `${title} ${year}`, only: printed.current })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="large"
      closeLabel={t('statement.close')}
      actions={
        <>
          <Button onPress={onClose}>{t('statement.close')}</Button>
          <Button tone="primary" onPress={print} aria-disabled={ofYear.length === 0}>
            {t('statement.print')}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <Select
          label={t('statement.year')}
          value={year}
          onChange={setYear}
          options={years.map((one) => ({ value: one, label: one }))}
        />
        <div ref={printed} className={styles.step}>
          <PrintHeader title={`${title} ${year}`} />
          <Text tone="muted">
            {t('statement.text', {
              from: formatDate(`${year}-01-01`, locale),
              to: formatDate(`${year}-12-31`, locale),
            })}
          </Text>
          <Table
            caption={`${title} ${year}`}
            isCaptionHidden
            columns={columns}
            rows={ofYear}
            getRowId={({ id }) => id}
            empty={<Text tone="muted">{t('statement.none', { year })}</Text>}
          />
          {isStatementPartial(invoices) ? <Alert isStatic>{t('statement.partial')}</Alert> : null}
        </div>
      </div>
    </Dialog>
  )

  function totalIn(currency: string) {
    return ofYear
      .filter(({ invoice }) => invoice.currency === currency)
      .reduce((sum, { amount }) => addDecimals(sum, amount), '0')
  }
}
