'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize, StatusText } from '@memberkit/foundation/status'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { useLooks } from '@memberkit/parts/labels'
import type { UnreadableItem } from '@memberkit/platform'
import { formatPrice, periodLabel } from '@memberkit/platform/formats'
import { Facts } from '@memberkit/primitives/facts'
import { Money } from '@memberkit/primitives/money'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { orderMessages } from '../messages/namespaces.ts'
import { lineLooks } from './order-looks.ts'
import { rateText } from '../tax/rate-text.ts'
import type { TaxLine } from '../tax/tax-amounts.rules.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'
import { renewalsOf, type ShownLine } from './order-lines.rules.ts'
import { isCardDeclined } from './order-status.rules.ts'
import * as styles from './order.css.ts'

export interface OrderLinesProps {
  lines: readonly ShownLine[]
  currency: string
  /** Decimal text; undefined while it isn't known. */
  subtotal: string | undefined
  /** Undefined: estimated, or else calculated at purchase; not known once the purchase has begun. */
  tax: string | undefined
  /** Whether the purchase has begun, so that no tax is calculated any more. */
  hasBegun?: boolean
  /** The taxes of an order that doesn't exist yet. */
  estimate?: readonly TaxLine[] | undefined
  total: string | undefined
  /** The label of the total: due today, or the total of an order that has been placed. */
  totalLabel: string
  /** The paid and the unpaid part of the total; prices without their tax aren't shown below a total with it. */
  paid?: { paid: string; due: string } | undefined
  /** Whether each line shows its own status. */
  hasStatus?: boolean
  /** The payment method of the order: only a card can have been declined. */
  paymentMethod?: string | undefined
  unreadable?: readonly UnreadableItem[]
  /** Whether what supplements renew at is still being read. */
  isReadingTerms?: boolean
}

/** The order's lines, the amount due at once, and the renewal: the two amounts are never blended. */
export function OrderLines(props: OrderLinesProps) {
  const {
    lines,
    currency,
    subtotal,
    tax,
    hasBegun,
    estimate,
    total,
    totalLabel,
    paid,
    hasStatus,
    paymentMethod,
    unreadable = [],
    isReadingTerms,
  } = props
  const t = useMessages(orderMessages)
  const { locale } = useMemberkit()
  // Unreadable lines renew, too.
  const isPartial = unreadable.length > 0
  const unknown = <span>{t('unknownPrice')}</span>
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('line.name')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('line.amount')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {lines.map((line) => (
        <tbody key={line.id}>
          <tr>
            <th scope="row">
              <span className={styles.name} lang={line.lang}>
                {line.label}
              </span>
              <span className={styles.quiet}>{factsOf(line)}</span>
              {hasStatus && line.status ? (
                <LineStatus status={line.status} reason={line.reason} paymentMethod={paymentMethod} />
              ) : null}
            </th>
            <td data-amount="">
              <Money amount={line.initial} currency={currency} placeholder={unknown} />
            </td>
          </tr>
          {line.supplements.map(({ id, label, lang, price, period }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.supplement} lang={lang}>
                  {label}
                </span>
                {period ? <span className={styles.quiet}>{periodLabel(period, locale)}</span> : null}
              </th>
              <td data-amount="">
                <Money amount={price} currency={currency} placeholder={unknown} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
      {isPartial ? (
        <tbody>
          <tr>
            <td colSpan={2}>
              <UnreadableRows unreadable={unreadable} title={t('unread.line')} nameOf={unreadLine} />
            </td>
          </tr>
        </tbody>
      ) : null}
      <tfoot>
        <tr>
          <th scope="row">{t('subtotal')}</th>
          <td data-amount="">
            <Money amount={subtotal} currency={currency} placeholder={unknown} />
          </td>
        </tr>
        {(estimate ?? []).map(({ label, jurisdiction, rate, amount }) => (
          <tr key={`${jurisdiction} ${label}`}>
            <th scope="row">{t('taxEstimated', { label: taxNameIn(label, locale), rate: rateText(rate, locale) })}</th>
            <td data-amount="">
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
        {estimate && estimate.length > 0 ? null : (
          <tr>
            <th scope="row">{t(estimate ? 'taxEstimate' : 'tax')}</th>
            <td data-amount="">
              <Money
                amount={tax}
                currency={currency}
                placeholder={t(estimate ? 'taxNone' : hasBegun ? 'unknownPrice' : 'taxAtPurchase')}
              />
            </td>
          </tr>
        )}
        <tr data-main="">
          <th scope="row">{totalLabel}</th>
          <td data-amount="">
            <Money amount={total} currency={currency} placeholder={unknown} />
          </td>
        </tr>
        {paid && total === subtotal ? (
          <>
            <tr>
              <th scope="row">{t('OrderOfferStatus.FUNDED')}</th>
              <td data-amount="">
                <Money amount={paid.paid} currency={currency} />
              </td>
            </tr>
            <tr data-due="">
              <th scope="row">{t('stillDue')}</th>
              <td data-amount="">
                <Money amount={paid.due} currency={currency} />
              </td>
            </tr>
          </>
        ) : null}
        {renewalsOf(lines).map(({ period, amount }) => (
          <tr key={period}>
            <th scope="row">{t('then')}</th>
            <td data-amount="" data-price={amount && !isPartial ? '' : undefined}>
              {amount && !isPartial
                ? formatPrice({ amount, currency, period }, locale)
                : isReadingTerms
                  ? '…'
                  : unknown}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )

  function factsOf({ period, quantity, initial, renewal }: ShownLine) {
    const facts = [
      periodLabel(period, locale),
      quantity > 1 ? t('line.quantity', { count: quantity }) : undefined,
      // Only where it differs: the totals say the rest.
      renewal && renewal !== initial
        ? t('line.renews', { price: formatPrice({ amount: renewal, currency, period }, locale) })
        : undefined,
    ]
    return <Facts items={facts} />
  }
}

const unreadLine = ({ received }: UnreadableItem) => textIn(received, 'label', 'id')

interface LineStatusProps {
  status: string
  reason?: string | undefined
  paymentMethod?: string | undefined
}

function LineStatus({ status, reason, paymentMethod }: LineStatusProps) {
  const t = useMessages(orderMessages)
  const { realm } = useMemberkit()
  const looks = useLooks(lineLooks)
  const declined = isCardDeclined(paymentMethod, reason) ? t('line.cardDeclined') : undefined
  // The bank's own reason is for staff: to a member, it may accuse.
  const shown = realm === 'Internal' ? reason && humanize(reason) : declined
  return (
    <span className={styles.lineStatus}>
      <StatusText field="order.offer.status" value={status} looks={looks} />
      {shown ? <span>{shown}</span> : null}
    </span>
  )
}
