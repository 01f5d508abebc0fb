'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { Alert } from '@memberkit/primitives/alert'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { useLabel } from '@memberkit/parts/labels'
import { createMessages } from '../messages/create/namespaces.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
import * as styles from './Create.css.ts'
import type { Resolution } from './received.ts'

interface OpenCasesProps {
  open: readonly Resolution[]
  onOpen: ((id: string) => void) | undefined
  /** Whether they are there from the start, so that nothing is announced. */
  isStatic?: boolean
}

/** The open cases of a member, and why it matters. */
export function OpenCases({ open, onOpen, isStatic = false }: OpenCasesProps) {
  const t = useMessages(createMessages)
  const concern = useLabel('ResolutionConcern')
  return (
    <>
      <Alert isStatic={isStatic} tone="caution" title={t('open.found', { count: open.length })}>
        {t('open.text')}
      </Alert>
      <ul className={styles.cases}>
        {open.map((one) => (
          <li key={one.id} className={styles.caseCard}>
            <span className={styles.caseName}>
              {onOpen ? (
                <button
                  type="button"
                  className={styles.opener}
                  aria-label={t('open.one', { id: one.friendlyId })}
                  onClick={() => onOpen(one.id)}
                >
                  {one.friendlyId}
                </button>
              ) : (
                <span className={styles.number}>{one.friendlyId}</span>
              )}
              <CaseStatus status={one.status} appearance="plain" />
            </span>
            <span className={onOpen ? styles.caseStart : undefined} lang={one.locale} {...replayMask}>
              {one.description}
            </span>
            <span className={styles.quiet}>
              <Facts
                items={[
                  one.concern && concern(one.concern),
                  one.branch?.name,
                  <DateText key="opened" instant={one.openedAt} precision="day" />,
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
