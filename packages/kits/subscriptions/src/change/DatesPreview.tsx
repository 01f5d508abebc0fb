'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { changeMessages } from '../messages/namespaces.ts'
import { Inline } from '@memberkit/primitives/box'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { BillDates } from '../shared/BillDates.tsx'
import * as styles from './change.css.ts'

/** The next bills after a change, marked as expected. */
export function DatesPreview({ dates }: { dates: readonly string[] }) {
  const t = useMessages(changeMessages)
  if (dates.length === 0) return null
  return (
    <div aria-live="polite" className={styles.preview}>
      <Inline gap="xs" alignItems="center">
        <span className={styles.quiet}>{t('preview.dates')}</span> <StatusBadge>{t('preview.expected')}</StatusBadge>
      </Inline>
      <BillDates label={t('preview.dates')} dates={dates} />
    </div>
  )
}
