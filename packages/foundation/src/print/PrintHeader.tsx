'use client'
import { formatInstant } from '@memberkit/platform/formats'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './print.css.ts'

export interface PrintHeaderProps {
  title: string
  /** What was left out by filters, in words. */
  filters?: string
}

/** On paper only: what this is, which filters were on, when it was printed and by whom. */
export function PrintHeader({ title, filters }: PrintHeaderProps) {
  const t = useMessages(toolMessages)
  const { locale, timeZone, session } = useMemberkit()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    // At once: the browser draws the paper as soon as this event is over.
    const stamp = () => flushSync(() => setNow(new Date()))
    setNow(new Date())
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  }, [])
  const time = now ? formatInstant(now.toISOString(), locale, timeZone) : ''
  return (
    <div className={styles.header} data-mk-print-header="">
      <div className={styles.title}>{title}</div>
      {filters ? <div>{t('printFilters', { filters })}</div> : null}
      <div>{session ? t('printedBy', { time, name: session.name }) : t('printedOn', { time })}</div>
    </div>
  )
}
