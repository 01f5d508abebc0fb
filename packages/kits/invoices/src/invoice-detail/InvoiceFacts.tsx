'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { NameList } from '@memberkit/parts/names/list'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { Card } from '@memberkit/primitives/card'
import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { coversOf } from '../shared/covers.ts'
import type { Invoice } from '../shared/received.ts'

/** When, for what, with what, from whom. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const { issuedOn, dueOn, periodStart, periodEnd, paymentMethod, seller } = invoice
  const covers = coversOf(invoice)
  return (
    <Card title={t('about')} level={3}>
      <KeyValue>
        <KeyValueItem label={t('issued')}>
          <DateText date={issuedOn} format="long" />
        </KeyValueItem>
        {dueOn ? (
          <KeyValueItem label={t('due')}>
            <DateText date={dueOn} format="long" />
          </KeyValueItem>
        ) : null}
        {covers.length > 0 ? (
          <KeyValueItem label={t('covers')}>
            <NameList names={covers} more={(count) => words('covers.more', { count })} />
          </KeyValueItem>
        ) : null}
        {periodStart && periodEnd ? (
          <KeyValueItem label={t('period')}>
            <PeriodText start={periodStart} end={periodEnd} />
          </KeyValueItem>
        ) : null}
        {paymentMethod ? (
          <KeyValueItem label={words('column.paidWith')}>
            <MethodName method={paymentMethod} />
          </KeyValueItem>
        ) : null}
        {seller ? (
          <KeyValueItem label={t('seller')}>
            {[seller.name, ...seller.address].map((line) => (
              <div key={line}>{line}</div>
            ))}
            {seller.taxNumbers.map(({ label, value }) => (
              <div key={label}>
                {label} {value}
              </div>
            ))}
          </KeyValueItem>
        ) : null}
      </KeyValue>
    </Card>
  )
}
