'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { cartMessages } from '../messages/namespaces.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'
import * as styles from './Cart.css.ts'
import type { CartModel } from './useCart.ts'
import type { PersonEdits } from './useCartEdits.ts'

interface SummaryRowsProps {
  model: CartModel
  edits: PersonEdits
}

/** What the sum is for: the lines themselves are a step before. */
export function BoughtRows({ model, edits: { words } }: SummaryRowsProps) {
  return model.lines.flatMap((line) =>
    [
      { key: line.key, name: words.planName(line), price: line.price, isPart: false },
      ...line.supplements.map((one) => ({
        key: `${line.key} ${one.key}`,
        name: words.supplementName(one),
        price: one.price,
        isPart: true,
      })),
    ].map(({ key, name, price, isPart }) =>
      price?.initial === undefined ? null : (
        <KeyValueItem
          key={key}
          data-part={isPart ? '' : undefined}
          label={
            <Text tone="default" weight={isPart ? undefined : 'medium'} lang={name.lang}>
              {name.text}
            </Text>
          }
        >
          {words.money(price.initial, price.currency)}
        </KeyValueItem>
      ),
    ),
  )
}

/** Each estimated tax, or why there is none yet. */
export function TaxRows({ model: { tax, totals }, edits: { words } }: SummaryRowsProps) {
  const t = useMessages(cartMessages)
  const { locale } = useMemberkit()
  if (tax.state !== 'known') {
    return (
      <KeyValueItem label={t('tax.label')} aria-busy={tax.state === 'estimating' || undefined}>
        <span className={styles.quiet}>{t(`tax.${tax.state}`)}</span>
      </KeyValueItem>
    )
  }
  const busy = tax.isEstimating || undefined
  if (tax.taxes.length === 0) {
    return (
      <KeyValueItem label={t('tax.label')} aria-busy={busy}>
        <span className={styles.quiet}>{t('tax.none')}</span>
      </KeyValueItem>
    )
  }
  const currency = totals.dueToday[0]?.currency ?? 'USD'
  return tax.taxes.map(({ label, jurisdiction, rate, amount }) => (
    <KeyValueItem
      key={`${jurisdiction} ${label}`}
      label={t('tax.of', { label: taxNameIn(label, locale), rate: rateIn(rate) })}
      aria-busy={busy}
    >
      <span className={busy && styles.estimating}>{words.money(amount, currency)}</span>
    </KeyValueItem>
  ))

  function rateIn(rate: string) {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(rate as Intl.StringNumericLiteral)
  }
}
