'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { changeMessages } from '../messages/namespaces.ts'
import { ExpectedBills } from '../shared/ExpectedBills.tsx'
import * as styles from './change.css.ts'

/** The next bills after a change, each marked as expected. */
export function DatesPreview({ dates }: { dates: readonly string[] }) {
  const t = useMessages(changeMessages)
  if (dates.length === 0) return null
  return (
    <div aria-live="polite">
      <p className={styles.quiet}>{t('preview.dates')}</p>
      <ExpectedBills label={t('preview.dates')} mark={t('preview.expected')} dates={dates} />
    </div>
  )
}
