'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { Avatar } from '@memberkit/primitives/avatar'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { useIsStaff } from '../shared/looks.ts'
import type { Entitlement } from '../shared/received.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import * as styles from './SubscriptionDetail.css.ts'

export interface CoveredPanelProps {
  row: SubscriptionRow
  coverage: Resource<readonly Entitlement[]>
}

/** Whom the plans cover that a subscription pays for, and where that differs from billing. */
export function CoveredPanel({ row, coverage }: CoveredPanelProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const { session } = useMemberkit()
  const isStaff = useIsStaff()
  const viewer = session?.actingFor?.name ?? (isStaff ? undefined : session?.name)
  return (
    <Card title={t('covered')} level={3}>
      <ResourceView resource={coverage} noun={t('covered.noun')} skeleton={<SkeletonText />}>
        {() => (
          <Stack gap="sm">
            {row.mismatch ? (
              <Alert isStatic tone="caution">
                {words(`mismatch.${row.mismatch}`)}
              </Alert>
            ) : null}
            {plans()}
          </Stack>
        )}
      </ResourceView>
    </Card>
  )

  function plans() {
    // Some that can't be read could leave somebody out.
    if (!row.coverage) return <p className={styles.quiet}>{t('unknown')}</p>
    if (row.coverage.length === 0) return <p className={styles.quiet}>{t('covered.none')}</p>
    // The page has the name already where it is the only one.
    const isNamed = row.coverage.length > 1 || row.coverage[0]?.plan !== subscriptionName(row.subscription)
    return row.coverage.map(({ id, plan, people }) => (
      <div key={id} className={styles.names}>
        {isNamed ? <div className={styles.quiet}>{plan}</div> : null}
        <ul className={styles.lines} aria-label={plan}>
          {person(owner(), viewer)}
          {people.map((name, index) => person(name ?? words('covers.unnamed'), name, index))}
        </ul>
      </div>
    ))
  }

  /** `face`: whose initials stand before the name. Two people may have one name, so the place is their key. */
  function person(name: string, face = '', index = -1) {
    return (
      <li key={index} className={styles.person}>
        <Avatar name={face} size="small" isDecorative />
        <span>{name}</span>
      </li>
    )
  }

  function owner() {
    return isStaff ? (session?.actingFor?.name ?? t('covered.owner')) : t('covered.you')
  }
}
