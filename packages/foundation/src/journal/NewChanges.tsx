'use client'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { type RefObject, useEffect } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import * as styles from './Journal.css.ts'

interface NewChangesProps {
  count: number
  onShow: () => void
  /** Takes the focus when a button beside the list goes away with being pressed. */
  place: RefObject<HTMLDivElement | null>
}

/** Offers what has come since, at the end of the row of filters, so that the entries do not move when it comes. */
export function NewChanges({ count, onShow, place }: NewChangesProps) {
  const t = useMessages(toolMessages)
  const text = count ? t('journalNew', { count }) : ''
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  return (
    <div ref={place} tabIndex={-1} className={styles.offer}>
      {count ? (
        <Button size="small" onPress={onShow}>
          {text} · {t('journalShow')}
        </Button>
      ) : null}
    </div>
  )
}
