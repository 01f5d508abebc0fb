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
  /** Takes focus if a button beside the list disappears when pressed. */
  place: RefObject<HTMLDivElement | null>
}

/** Offers new entries at the end of the filter row, so that the entries below don't move. */
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
