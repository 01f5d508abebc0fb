'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import type { ReactNode } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { isOpen, timeSince } from '../case.rules.ts'
import type { Resolution } from '../received.ts'
import { useNow } from '../useNow.ts'
import * as styles from './Case.css.ts'
import { languageName } from './CaseTitle.tsx'

/** Who has a case, for how long, and why; smaller, how it is filed. Times are by the platform's clock. */
export function CaseFacts({ resolution, children }: { resolution: Resolution; children?: ReactNode }) {
  const t = useMessages(caseMessages)
  const { locale } = useMemberkit()
  const now = useNow()
  const labels = {
    type: useLabel('ResolutionType'),
    category: useLabel('ResolutionCategory'),
    source: useLabel('ResolutionSource'),
    concern: useLabel('ResolutionConcern'),
  }
  const since = (instant: string | undefined) => {
    const time = timeSince(instant, now)
    return time ? t(time.unit, { count: time.count }) : t('none')
  }
  const { type, category, source, concern, assignee, contactMethod, openedAt, statusSince, status } = resolution
  const filed = [
    [t('type'), labels.type(type)],
    [t('category'), labels.category(category)],
    [t('source'), labels.source(source)],
    [t('contact'), contactMethod || t('none')],
    [t('language'), languageName(resolution.locale, locale)],
  ] as const
  return (
    <div className={styles.facts}>
      <dl className={styles.lead}>
        <Fact label={t('assignee')}>{assignee?.name ?? t('unassigned')}</Fact>
        {isOpen(status) ? <Fact label={t('age')}>{since(openedAt)}</Fact> : null}
        <Fact label={t('inStatus')}>{since(statusSince)}</Fact>
        <Fact label={t('concern')}>{concern ? labels.concern(concern) : t('none')}</Fact>
        {children}
      </dl>
      <dl className={styles.more}>
        {filed.map(([label, said]) => (
          <Fact key={label} isInline label={label}>
            {said}
          </Fact>
        ))}
      </dl>
    </div>
  )
}

/** A labelled value. */
export function Fact({ label, isInline, children }: { label: string; isInline?: boolean; children: ReactNode }) {
  return (
    <div className={isInline ? styles.inlineFact : styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
