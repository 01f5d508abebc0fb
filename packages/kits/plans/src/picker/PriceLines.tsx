import { useMessages } from '@memberkit/foundation/messages'
import { pickerMessages } from '../messages/namespaces.ts'
import type { ShownPrice } from '../shared/shown-price.rules.ts'
import * as styles from './TierPicker.css.ts'
import type { PriceText } from './usePriceText.ts'

interface PriceLinesProps {
  price: Pick<ShownPrice, 'initial' | 'renewal' | 'period'>
  currency: string
  text: PriceText
}

/** A price at the end of a line, and what it renews at below it. */
export function PriceLines({ price: { initial, renewal, period }, currency, text }: PriceLinesProps) {
  const t = useMessages(pickerMessages)
  return (
    <span className={styles.priceLines}>
      {text.price(initial, currency, period)}
      {renewal === undefined ? null : (
        <span className={styles.renewal}>{t('price.then', { price: text.price(renewal, currency, period) })}</span>
      )}
    </span>
  )
}
