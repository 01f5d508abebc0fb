'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { compareDecimals, formatMoney, isDecimal, isZero, negateDecimal } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { Meter } from '@memberkit/primitives/meter'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { detailMessages } from '../messages/namespaces.ts'
import { isTaxPending } from '../shared/amounts.rules.ts'
import { isVoided } from '../shared/invoice-status.rules.ts'
import type { Invoice, InvoiceItem } from '../shared/received.ts'
import { itemGroups } from './invoice-detail.rules.ts'
import * as styles from './InvoiceDetail.css.ts'

/** The charges of the invoice, group by group, down to the amount due. */
export function InvoiceItems({ invoice }: { invoice: Invoice }) {
  const t = useMessages(detailMessages)
  const typeLabel = useLabel('InvoiceItemType')
  const { locale } = useMemberkit()
  const { currency, total, paid, refunded, due } = invoice
  const isStruck = isVoided(invoice)
  const isTotalDue =
    !isStruck &&
    isZero(paid) &&
    isZero(refunded) &&
    isDecimal(due) &&
    isDecimal(total) &&
    compareDecimals(due, total) === 0
  const unread = unreadableItemsIn(invoice.items)
  return (
    <Card title={t('items')} level={3} isFlush>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('item')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('amount')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {itemGroups(invoice).map(({ type, items }) => (
          <tbody key={type}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.group}>
                {type === 'DISCOUNT' || type === 'TAX' ? t(`group.${type}`) : typeLabel(type)}
              </th>
            </tr>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  <ItemName item={item} />
                </th>
                <td data-amount="">
                  <Money amount={item.amount} currency={currency} isStruck={isStruck} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        {unread.length > 0 ? (
          <tbody>
            <tr>
              <td colSpan={2}>
                <UnreadableRows unreadable={unread} title={t('unread.item')} nameOf={unreadLine} />
              </td>
            </tr>
          </tbody>
        ) : null}
        <tfoot>
          {isTotalDue ? null : <Sum of="total" amount={total} currency={currency} isStruck={isStruck} />}
          {isZero(paid) ? null : <Sum of="paid" amount={negateDecimal(paid)} currency={currency} />}
          {isStruck ? null : <Sum of="amountDue" amount={due} currency={currency} isMain />}
          {/* After the sum, of which it is no part. */}
          {isZero(refunded) ? null : <Sum of="refunded" amount={refunded} currency={currency} />}
        </tfoot>
      </table>
      {isZero(paid) || isZero(due) ? null : (
        <div className={styles.progress}>
          <Meter
            label={t('paid')}
            isLabelHidden
            valueText={t('progress', {
              paid: formatMoney(paid, currency, locale),
              total: formatMoney(total, currency, locale),
            })}
            value={Number(paid)}
            max={Number(total)}
          />
        </div>
      )}
    </Card>
  )
}

const unreadLine = ({ received }: UnreadableItem) => textIn(received, 'label', 'id')

interface SumProps {
  of: 'total' | 'paid' | 'refunded' | 'amountDue'
  amount: string
  currency: string
  isStruck?: boolean
  isMain?: boolean
}

function Sum({ of, amount, currency, isStruck, isMain }: SumProps) {
  const t = useMessages(detailMessages)
  return (
    <tr data-main={isMain ? '' : undefined}>
      <th scope="row">{t(of)}</th>
      <td data-amount="">
        <Money amount={amount} currency={currency} isStruck={isStruck} />
      </td>
    </tr>
  )
}

function ItemName({ item }: { item: InvoiceItem }) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const notes = [isDecimal(item.rate) && percent(item.rate, locale), item.jurisdiction].filter(Boolean)
  return (
    <>
      {item.label}
      {notes.length > 0 ? (
        <span className={styles.quiet}>
          <Facts items={notes} />
        </span>
      ) : null}
      {isTaxPending(item) ? (
        <StatusBadge tone="info" appearance="plain">
          {t('taxPending')}
        </StatusBadge>
      ) : null}
    </>
  )
}

/** `rate` in per cent, as decimal text. */
function percent(rate: string, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(Number(rate) / 100)
}
