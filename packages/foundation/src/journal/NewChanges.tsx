'use client'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './Journal.css.ts'

/** Offers what has come since; its place is kept, so that nothing moves when there is something to offer. */
export function NewChanges({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useMessages(toolMessages)
  const text = count ? t('journalNew', { count }) : ''
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  return (
    <div className={styles.offer}>
      {count ? (
        <Button size="small" onPress={onShow}>
          {text} · {t('journalShow')}
        </Button>
      ) : null}
    </div>
  )
}
