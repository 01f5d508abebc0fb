'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { ShownText } from '@memberkit/parts/localized'
import type { ReactNode } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { ChangeKind } from './change.rules.ts'
import { LossList } from './LossList.tsx'
import * as styles from './TierPicker.css.ts'
import type { LossLine } from './useLossText.ts'

/** Lines of a loss on a card; the summary has them all. */
const mostLines = 3

interface TierFactsProps {
  covers: string | undefined
  bureaus: number | undefined
  /** The product, where the label alone doesn't tell. */
  product: ShownText | undefined
  badges: ReactNode
  change: ChangeKind | undefined
  loss: readonly LossLine[] | undefined
  recommendation: ReactNode
}

/** What a tier is, whom it covers, why it is recommended, and what a change to it would lose. */
export function TierFacts(props: TierFactsProps) {
  const t = useMessages(pickerMessages)
  const { covers, bureaus, product, badges, change, loss = [], recommendation } = props
  return (
    <div className={styles.facts}>
      {badges}
      {product ? (
        <span className={styles.words} lang={product.lang}>
          {product.text}
        </span>
      ) : null}
      {covers === undefined ? null : <span className={styles.words}>{t('covers', { people: covers })}</span>}
      {bureaus ? <span className={styles.words}>{t('bureaus', { count: bureaus })}</span> : null}
      {recommendation ? <span className={styles.change}>{recommendation}</span> : null}
      {change ? <span className={styles.change}>{t(`change.${change}`)}</span> : null}
      {loss.length > 0 ? <LossLines lines={loss} /> : null}
    </div>
  )
}

/** What would be lost: the first lines, and how many more there are. */
function LossLines({ lines }: { lines: readonly LossLine[] }) {
  const t = useMessages(pickerMessages)
  const rest = lines.length - mostLines
  return (
    <div className={styles.words}>
      {t('loses.title')}
      <LossList lines={rest > 0 ? [...lines.slice(0, mostLines), { text: t('loses.rest', { count: rest }) }] : lines} />
    </div>
  )
}
