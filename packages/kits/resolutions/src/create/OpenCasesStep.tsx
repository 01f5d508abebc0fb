'use client'
import type { Resource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { ResourceView } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useLabel } from '@memberkit/parts/labels'
import { createMessages } from '../messages/create/namespaces.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
import * as styles from './Create.css.ts'
import type { Resolution } from './received.ts'

interface OpenCasesStepProps {
  cases: Resource<readonly Resolution[]>
  /** Those that need work. */
  open: readonly Resolution[]
  onOpen: ((id: string) => void) | undefined
}

/** The member's open cases: a second case of the same concern would split its history. */
export function OpenCasesStep({ cases, open, onOpen }: OpenCasesStepProps) {
  const t = useMessages(createMessages)
  const concern = useLabel('ResolutionConcern')
  const isUnknown = cases.state === 'refused' || cases.state === 'failed'
  return (
    <>
      <ResourceView
        resource={cases}
        noun={t('open.noun')}
        skeleton={
          <SkeletonGroup label={t('open.loading')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {() =>
          open.length === 0 ? (
            <Text as="p">{t('open.none')}</Text>
          ) : (
            <>
              <Alert isStatic tone="caution" title={t('open.found', { count: open.length })}>
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
              <FormField name="isOther" messages={{ valueMissing: t('open.missing') }}>
                {(field) => <Checkbox {...field} label={t('open.confirm')} isRequired />}
              </FormField>
            </>
          )
        }
      </ResourceView>
      {isUnknown ? (
        <FormField name="isOther" messages={{ valueMissing: t('open.unknown.missing') }}>
          {(field) => <Checkbox {...field} label={t('open.unknown')} isRequired />}
        </FormField>
      ) : null}
    </>
  )
}
