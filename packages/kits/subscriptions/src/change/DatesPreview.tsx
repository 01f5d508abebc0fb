'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { changeMessages } from '../messages/namespaces.ts'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { BillDates } from '../shared/BillDates.tsx'
import * as styles from './change.css.ts'

/** The next bills after a change, marked as expected. */
export function DatesPreview({ dates }: { dates: readonly string[] }) {
  const t = useMessages(changeMessages)
  if (dates.length === 0) return null
  return (
    <div aria-live="polite" className={styles.preview}>
      <p className={styles.quiet}>
        {t('preview.dates')} <StatusBadge>{t('preview.expected')}</StatusBadge>
      </p>
      <BillDates label={t('preview.dates')} dates={dates} />
    </div>
  )
}
