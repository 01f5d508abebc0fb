'use client'
import type { Received } from '@memberkit/contract'
import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { NameList } from '@memberkit/parts/names/list'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode } from 'react'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { coverageOf } from '@memberkit/parts/coverage'
import * as styles from './InvoiceDetail.css.ts'

export interface CoveredPeopleProps {
  invoice: Invoice
  entitlements: Resource<readonly Received<Entitlement>[]>
}

/**
 * Whom the plans of an invoice cover today. Fails by itself; who may not see it is not told of it. How tall it becomes
 * is not known before, so it stands below all else.
 */
export function CoveredPeople({ invoice, entitlements }: CoveredPeopleProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const { realm, session } = useMemberkit()
  if (invoice.subscriptionId === undefined && invoice.orderId === undefined) return null
  switch (entitlements.state) {
    case 'loading':
      return card(
        <SkeletonGroup label={t('people')}>
          <SkeletonText lines={1} />
        </SkeletonGroup>,
      )
    case 'refused':
      if (entitlements.reason === 'denied' || entitlements.reason === 'gone') return null
      return card(failed(entitlements))
    case 'failed':
      return card(failed(entitlements))
    case 'ready': {
      const plans = coverageOf(invoice, entitlements.data)
      const isPartial = Boolean(entitlements.unreadable?.length)
      if (plans.length === 0 && !isPartial) return null
      return card(
        <div className={styles.plans}>
          {plans.map(({ id, plan, people }) => (
            <div key={id}>
              {plans.length > 1 ? <span className={styles.quiet}>{plan}</span> : null}
              <NameList
                names={[owner(), ...people.map((name) => name ?? t('people.unnamed'))]}
                more={(count) => words('covers.more', { count })}
              />
            </div>
          ))}
          {isPartial ? <span className={styles.quiet}>{t('people.partial')}</span> : null}
        </div>,
      )
    }
  }

  function owner() {
    return realm === 'Internal' ? (session?.actingFor?.name ?? t('people.owner')) : t('people.you')
  }

  function card(content: ReactNode) {
    return (
      <Card title={t('people')} level={3}>
        {content}
      </Card>
    )
  }

  function failed({ retry, isRetrying }: { retry: () => void; isRetrying?: boolean }) {
    return (
      <>
        <span className={styles.quiet}>{t('people.failed')}</span>
        <Button size="small" onPress={retry} isPending={isRetrying}>
          {t('transactionsRetry')}
        </Button>
      </>
    )
  }
}
