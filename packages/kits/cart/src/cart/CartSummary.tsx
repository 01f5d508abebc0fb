'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { useRegions } from '@memberkit/parts/address'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Select } from '@memberkit/primitives/select'
import type { ReactNode } from 'react'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { hasProblem } from './rules/order.rules.ts'
import { dueToday } from './rules/due.rules.ts'
import { marketOf } from './rules/market-of.rules.ts'
import { BoughtRows, TaxRows } from './SummaryRows.tsx'
import type { CartModel } from './useCart.ts'
import type { PersonEdits } from './useCartEdits.ts'

interface CartSummaryProps {
  model: CartModel
  edits: PersonEdits
  /** Whether the place of residence was chosen a step before, and is only named. */
  isSettled?: boolean
  children?: ReactNode
}

/** The buyer's place of residence, and the cost of the cart: today, and then each period. */
export function CartSummary({ model, edits, isSettled, children }: CartSummaryProps) {
  const t = useMessages(cartMessages)
  const { locale } = useMemberkit()
  const { cart, totals } = model
  const { words } = edits
  const regions = useRegions(marketOf(cart, locale).currency === 'CAD' ? 'CA' : 'US')
  const region = regions.find(({ value }) => value === cart.region)
  const { amounts, label, isEstimating } = dueToday(model)
  const withheld = model.lines.filter(hasProblem)
  return (
    <Card title={t('summary.title')} level={3} as="section">
      <div className={styles.facts}>
        {isSettled ? null : (
          <div className={screenOnly}>
            <Select
              label={t('region.label')}
              description={t('region.description')}
              placeholder={t('region.placeholder')}
              autoComplete="address-level1"
              value={region ? cart.region : ''}
              options={regions}
              onChange={edits.setRegion}
            />
          </div>
        )}
        {region ? (
          <div className={isSettled ? undefined : styles.printOnly}>
            <KeyValue layout="ledger">
              <KeyValueItem label={t('region.label')}>{region.label}</KeyValueItem>
            </KeyValue>
          </div>
        ) : null}
        {isSettled ? (
          <div className={styles.bought}>
            <KeyValue layout="ledger">
              <BoughtRows {...{ model, edits }} />
            </KeyValue>
          </div>
        ) : null}
        {totals.dueToday.length > 0 ? (
          <KeyValue layout="ledger">
            {totals.dueToday.map(({ amount, currency }) => (
              <KeyValueItem key={`subtotal ${currency}`} label={t('summary.subtotal')}>
                {words.money(amount, currency)}
              </KeyValueItem>
            ))}
            {totals.oneTime.map(({ amount, currency }) => (
              <KeyValueItem data-part="" key={`once ${currency}`} label={t('summary.once')}>
                {words.money(amount, currency)}
              </KeyValueItem>
            ))}
            <TaxRows {...{ model, edits }} />
            {amounts.map(({ amount, currency }) => (
              <KeyValueItem key={currency} label={t(`summary.${label}`)} isTotal aria-busy={isEstimating || undefined}>
                <span className={isEstimating ? styles.estimating : undefined}>{words.money(amount, currency)}</span>
              </KeyValueItem>
            ))}
            {totals.renewals.length > 0 ? (
              <KeyValueItem label={t('summary.then')}>
                {totals.renewals.map(({ amount, currency, period }) => (
                  <span key={`${period} ${currency}`} className={styles.renewal}>
                    {words.price({ initial: amount, currency, period })}
                  </span>
                ))}
              </KeyValueItem>
            ) : null}
          </KeyValue>
        ) : null}
        {withheld.map((line) => (
          <span key={line.key} className={styles.quiet}>
            {t('summary.without', { plan: words.planName(line).text })}
          </span>
        ))}
        {children}
      </div>
    </Card>
  )
}
