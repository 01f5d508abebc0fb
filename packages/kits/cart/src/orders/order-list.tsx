import { byText, defineList } from '@memberkit/foundation/list'
import { oneOf, returnTo, text } from '@memberkit/foundation/links'
import { textIn } from '@memberkit/foundation/resource'
import { statusOf, StatusText } from '@memberkit/foundation/status'
import { takeFirst } from '@memberkit/parts/names'
import { compareDecimals } from '@memberkit/platform/formats'
import { DateText } from '@memberkit/primitives/date-text'
import { Money } from '@memberkit/primitives/money'
import * as styles from './order-list.css.ts'
import { type OrderRow, placedAt } from './useOrders.ts'
import { type OrderListMessages, useOrderListMessages } from './useOrderListMessages.ts'

const byCurrency = byText<OrderRow>(({ order }) => order.currency)

/**
 * The list of orders: columns, filters, sorting, address and file. Widths are those of the usual contents, so that
 * skeletons have the same columns.
 */
export const orderList = /* @__PURE__ */ defineList<OrderRow>()({
  name: 'orders',
  useMessages: useOrderListMessages,
  columns: ({ t, looks, icon, payment }: OrderListMessages) => [
    {
      id: 'number',
      header: t('column.order'),
      isRowHeader: true,
      cardRole: 'title',
      lines: 2,
      cell: ({ order }) => {
        const { first, rest } = takeFirst([...new Set(order.offers.map(({ label }) => label))], 2)
        const names = [first.join(', '), rest.length > 0 && t('others', { count: rest.length })]
          .filter(Boolean)
          .join(' ')
        return (
          <span className={styles.name}>
            {names || order.number}
            {names ? <span className={styles.number}>{order.number}</span> : null}
          </span>
        )
      },
    },
    {
      id: 'placed',
      header: t('column.placed'),
      width: '13%',
      priority: 'low',
      firstDirection: 'descending',
      cardRole: 'meta',
      cell: ({ placedOn }) => <DateText date={placedOn} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: '19%',
      cardRole: 'status',
      cell: ({ order }) => (
        <span className={styles.badge}>
          <StatusText field="order.status" value={order.status} looks={looks} icon={icon(order.status)} />
        </span>
      ),
    },
    {
      id: 'payment',
      header: t('column.payment'),
      width: '11%',
      priority: 'low',
      cardRole: 'meta',
      cell: ({ order: { paymentMethod } }) =>
        paymentMethod ? <span className={styles.word}>{payment(paymentMethod)}</span> : null,
    },
    {
      id: 'total',
      header: t('column.total'),
      width: '9%',
      align: 'end',
      firstDirection: 'descending',
      cardRole: 'value',
      cell: ({ order }) => <Money amount={order.total} currency={order.currency} />,
    },
  ],
  filters: {
    status: {
      kind: 'oneOf',
      label: ({ t }: OrderListMessages) => t('column.status'),
      getValue: ({ order }) => order.status,
      valueLabel: (status, { looks }) => statusOf(looks, status).label,
    },
    currency: {
      kind: 'oneOf',
      label: ({ t }) => t('filter.currency'),
      getValue: ({ order }) => order.currency,
      valueLabel: (currency) => currency,
      pattern: /^[A-Z]{3}$/,
    },
    placedOn: {
      kind: 'days',
      label: ({ t }) => t('column.placed'),
      getValue: ({ placedOn }) => placedOn,
    },
  },
  sort: {
    by: {
      number: byText(({ order }) => order.number),
      placed: byText(({ order }) => placedAt(order)),
      status: byText(({ order }) => order.status),
      // Amounts of two currencies have no order, so each currency keeps together.
      total: (a, b) => byCurrency(a, b) || compareDecimals(a.order.total, b.order.total),
    },
    initial: { column: 'placed', direction: 'descending' },
  },
  link: { orderId: text(), flow: oneOf('pay'), returnTo },
  csv: ({ t, looks, payment }) => [
    {
      header: t('column.order'),
      value: ({ order }) => order.number,
      unreadable: ({ received }) => textIn(received, 'number', 'id'),
    },
    { header: t('column.placed'), value: ({ placedOn }) => placedOn },
    { header: t('lines'), value: ({ order }) => order.offers.map(({ label }) => label).join(', ') },
    {
      header: t('column.status'),
      value: ({ order }) => statusOf(looks, order.status).label,
      unreadable: () => t('unread'),
    },
    { header: t('column.payment'), value: ({ order }) => (order.paymentMethod ? payment(order.paymentMethod) : '') },
    { header: t('filter.currency'), value: ({ order }) => order.currency },
    { header: t('subtotal'), value: ({ order }) => order.subtotal, isDecimal: true },
    { header: t('tax'), value: ({ order }) => order.tax, isDecimal: true },
    { header: t('total'), value: ({ order }) => order.total, isDecimal: true },
  ],
  actionLabel: ({ t }) => t('row.pay'),
  parts: { menu: () => import('../order-opened-parts.ts'), tools: () => import('../order-opened-parts.ts') },
  unreadableName: ({ received }) => textIn(received, 'number', 'id'),
})

/** Link parameters of the orders: `?orderId=order-12&flow=pay&returnTo=…`, filters and sorting. */
export const orderLink = orderList.link
