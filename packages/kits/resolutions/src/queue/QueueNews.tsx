import { announce } from '@memberkit/primitives/live'
import { Button } from '@memberkit/primitives/button'
import { useEffect } from 'react'
import * as styles from './Queue.css.ts'
import type { QueueData } from './useQueue.ts'
import type { QueueWords } from './useQueueWords.ts'

/** Offers what has changed, and moves nothing that is being read: new cases, or those that no longer belong here. */
export function QueueNews({ data: { newCount, left, showNew }, words: { t } }: { data: QueueData; words: QueueWords }) {
  const text = newCount > 0 ? t('new', { count: newCount }) : left.size > 0 ? t('new.left', { count: left.size }) : ''
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  if (!text) return null
  return (
    <div className={`${styles.notice} ${styles.screenOnly}`}>
      <Button size="small" onPress={showNew}>
        {text} · {newCount > 0 ? t('new.show') : t('new.update')}
      </Button>
    </div>
  )
}
