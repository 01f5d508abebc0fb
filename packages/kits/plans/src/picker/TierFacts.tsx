'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { ShownText } from '@memberkit/parts/localized'
import type { ReactNode } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import { LossList } from './LossList.tsx'
import * as styles from './TierPicker.css.ts'
import type { LossLine } from './useLossText.ts'

/** Lines of a loss or an addition on a card; the summary has all of a loss. */
const mostLines = 3

interface TierFactsProps {
  /** First, so that tiers are compared by it. */
  price: ReactNode
  /** What it has beyond another tier. */
  adds: { base: ShownText; lines: readonly LossLine[] } | undefined
  covers: string | undefined
  bureaus: number | undefined
  /** The product, where the label alone doesn't tell. */
  product: ShownText | undefined
  badges: ReactNode
  loss: readonly LossLine[] | undefined
  recommendation: ReactNode
}

/**
 * The price and facts of a tier, the people it covers, why it is recommended, and the losses of a change to it. Each part
 * is there even where it is empty: cards in a row share the rows of their parts.
 */
export function TierFacts(props: TierFactsProps) {
  const t = useMessages(pickerMessages)
  const { price, adds, covers, bureaus, product, badges, loss = [], recommendation } = props
  return (
    <div className={styles.facts}>
      <div className={styles.part}>
        {price}
        {badges}
      </div>
      <div className={styles.part}>
        {product ? (
          <span className={styles.words} lang={product.lang}>
            {product.text}
          </span>
        ) : null}
        {covers === undefined ? null : <span className={styles.words}>{t('covers', { people: covers })}</span>}
        {bureaus ? <span className={styles.words}>{t('bureaus', { count: bureaus })}</span> : null}
      </div>
      <div className={styles.part}>
        {adds ? (
          <div className={styles.quiet}>
            {t('adds.title', { plan: adds.base.text })}
            <LossList lines={cut(adds.lines)} />
          </div>
        ) : null}
      </div>
      <div className={styles.part}>
        {recommendation ? <span className={styles.change}>{recommendation}</span> : null}
      </div>
      <div className={styles.part}>
        {loss.length > 0 ? (
          <div className={styles.words}>
            {t('loses.title')}
            <LossList lines={cut(loss)} />
          </div>
        ) : null}
      </div>
    </div>
  )

  /** The first lines, and the number of others: a single one takes no more room than its number. */
  function cut(lines: readonly LossLine[]): readonly LossLine[] {
    const rest = lines.length - mostLines
    return rest > 1 ? [...lines.slice(0, mostLines), { text: t('loses.rest', { count: rest }) }] : lines
  }
}
