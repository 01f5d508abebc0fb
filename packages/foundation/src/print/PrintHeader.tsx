'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useBrowserEffect } from '../mounted/useBrowserEffect.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './print.css.ts'

export interface PrintHeaderProps {
  /** The title. Omit it if the printed part has a heading. */
  title?: string
  /** The active filters, in words. */
  filters?: string
}

/** Shown on paper only: title, active filters, time and author of the print. */
export function PrintHeader({ title, filters }: PrintHeaderProps) {
  const t = useMessages(toolMessages)
  const { now, locale, timeZone, session } = useMemberkit()
  const [printed, setPrinted] = useState<Date>()
  // A header that mounts while printing shows its time at once.
  useBrowserEffect(() => {
    const read = () => setPrinted(new Date(now()))
    // Synchronously: the browser prints as soon as this event ends.
    const stamp = () => flushSync(read)
    read()
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [now])
  const time = printed ? formatInstant(printed.toISOString(), locale, timeZone) : ''
  return (
    <div className={styles.header} data-mk-print-header="">
      {title ? <div className={styles.title}>{title}</div> : null}
      {filters ? <div>{t('printFilters', { filters })}</div> : null}
      <div>{session ? t('printedBy', { time, name: session.name }) : t('printedOn', { time })}</div>
    </div>
  )
}
