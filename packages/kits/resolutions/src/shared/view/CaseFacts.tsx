'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { useLabel } from '@memberkit/parts/labels'
import type { ReactNode } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { isOpen, timeSince } from '../case.rules.ts'
import type { Resolution } from '../received.ts'
import { useNow } from '../useNow.ts'
import * as styles from './Case.css.ts'
import { languageName } from './CaseTitle.tsx'

export interface CaseFactsProps {
  resolution: Resolution
  /** Whether `PhoneFacts` stand elsewhere on the page, so that phones get the assignee only. */
  hasPhoneFacts?: boolean
  children?: ReactNode
}

/** The holder of a case, and for how long; smaller, its filing. */
export function CaseFacts({ resolution, hasPhoneFacts, children }: CaseFactsProps) {
  const t = useMessages(caseMessages)
  const { times, filed } = useFacts(resolution)
  const wide = hasPhoneFacts ? styles.wideOnly : undefined
  return (
    <div className={styles.facts} data-brief={hasPhoneFacts ? '' : undefined}>
      <dl className={styles.lead}>
        <Fact label={t('assignee')}>{resolution.assignee?.name ?? t('unassigned')}</Fact>
        {times.map(([label, said]) => (
          <Fact key={label} label={label} className={wide}>
            {said}
          </Fact>
        ))}
        {children}
      </dl>
      <dl className={[styles.more, wide].filter(Boolean).join(' ')}>
        {filed.map(([label, said]) => (
          <Fact key={label} label={label}>
            {said}
          </Fact>
        ))}
      </dl>
    </div>
  )
}

/** The facts that `CaseFacts` leaves out on phones, and only there. */
export function PhoneFacts({ resolution }: { resolution: Resolution }) {
  const t = useMessages(caseMessages)
  const { times, filed } = useFacts(resolution)
  return (
    <div className={styles.phoneOnly}>
      <Card title={t('facts')}>
        <KeyValue>
          {[...times, ...filed].map(([label, said]) => (
            <KeyValueItem key={label} label={label}>
              {said}
            </KeyValueItem>
          ))}
        </KeyValue>
      </Card>
    </div>
  )
}

/** The same facts as a document lists them, below those of its own. */
export function FactRows({ resolution, children }: Pick<CaseFactsProps, 'resolution' | 'children'>) {
  const t = useMessages(caseMessages)
  const { times, filed } = useFacts(resolution)
  return (
    <KeyValue>
      {children}
      <KeyValueItem label={t('assignee')}>{resolution.assignee?.name ?? t('unassigned')}</KeyValueItem>
      {[...times, ...filed].map(([label, said]) => (
        <KeyValueItem key={label} label={label}>
          {said}
        </KeyValueItem>
      ))}
    </KeyValue>
  )
}

/** Returns how long a case is open, and how it is filed. Times are by the platform's clock. */
function useFacts(resolution: Resolution) {
  const t = useMessages(caseMessages)
  const { locale } = useMemberkit()
  const now = useNow()
  const labels = {
    type: useLabel('ResolutionType'),
    category: useLabel('ResolutionCategory'),
    source: useLabel('ResolutionSource'),
  }
  const since = (instant: string | undefined) => {
    const time = timeSince(instant, now)
    return time ? t(time.unit, { count: time.count }) : t('none')
  }
  const { type, category, source, contactMethod, openedAt, statusSince, status } = resolution
  type Row = readonly [label: string, said: string]
  const times: readonly Row[] = [
    ...(isOpen(status) ? [[t('age'), since(openedAt)] as const] : []),
    [t('inStatus'), since(statusSince)],
  ]
  const filed: readonly Row[] = [
    [t('type'), labels.type(type)],
    [t('category'), labels.category(category)],
    [t('source'), labels.source(source)],
    [t('contact'), contactMethod || t('none')],
    [t('language'), languageName(resolution.locale, locale)],
  ]
  return { times, filed }
}

interface FactProps {
  label: string
  className?: string
  children: ReactNode
}

/** A labelled value. */
export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={[styles.fact, className].filter(Boolean).join(' ')}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
