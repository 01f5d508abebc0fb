'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { changeMessages, listMessages } from '../messages/namespaces.ts'
import { Inline } from '@memberkit/primitives/box'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { BillDates } from '../shared/BillDates.tsx'
import * as styles from './change.css.ts'

export interface DatesPreviewProps {
  dates: readonly string[]
  /** What each asks for before taxes and discounts, as shown; left out where that isn't known. */
  amount?: string
}

/** The next bills after a change, marked as expected. */
export function DatesPreview({ dates, amount }: DatesPreviewProps) {
  const t = useMessages(changeMessages)
  const words = useMessages(listMessages)
  if (dates.length === 0) return null
  return (
    <div aria-live="polite" className={styles.preview}>
      <Inline gap="xs" alignItems="center">
        <span className={styles.quiet}>{t('preview.dates')}</span> <StatusBadge>{t('preview.expected')}</StatusBadge>
        {amount === undefined ? null : <span className={styles.note}>{words('price.note')}</span>}
      </Inline>
      <BillDates label={t('preview.dates')} dates={dates} amount={amount} />
    </div>
  )
}
