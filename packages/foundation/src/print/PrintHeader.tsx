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
  /** What this is. Left out where the printed part has a heading that says it. */
  title?: string
  /** What was left out by filters, in words. */
  filters?: string
}

/** On paper only: what this is, which filters were on, when it was printed and by whom. */
export function PrintHeader({ title, filters }: PrintHeaderProps) {
  const t = useMessages(toolMessages)
  const { locale, timeZone, session } = useMemberkit()
  const [now, setNow] = useState<Date>()
  // A header that comes while the page is being printed has its time at once.
  useBrowserEffect(() => {
    // At once: the browser draws the paper as soon as this event is over.
    const stamp = () => flushSync(() => setNow(new Date()))
    setNow(new Date())
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [])
  const time = now ? formatInstant(now.toISOString(), locale, timeZone) : ''
  return (
    <div className={styles.header} data-mk-print-header="">
      {title ? <div className={styles.title}>{title}</div> : null}
      {filters ? <div>{t('printFilters', { filters })}</div> : null}
      <div>{session ? t('printedBy', { time, name: session.name }) : t('printedOn', { time })}</div>
    </div>
  )
}
