'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { pageMessages } from '../messages/namespaces.ts'
import * as styles from './outlook.css.ts'

/** In place of the amount owed, whose invoices couldn't be loaded. The section that failed may be far below. */
export function UnreadAccount({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(pageMessages)
  const isStaff = useMemberkit().realm === 'Internal'
  return (
    <section className={styles.missing} aria-label={t('owed')}>
      <p className={styles.label}>{t('owed')}</p>
      <p className={styles.said}>{t(isStaff ? 'owed.staffUnread' : 'owed.unread')}</p>
      <div className={styles.again}>
        <Button onPress={onRetry}>{t('again')}</Button>
      </div>
    </section>
  )
}
