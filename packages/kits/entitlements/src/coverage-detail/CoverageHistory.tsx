'use client'
import { EntitlementAction, entitlementJournal, entitlementMaxClock } from '@memberkit/contract/commerce/entitlements'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { useMemo } from 'react'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { nameOf } from '../shared/useWords.ts'
import * as styles from './CoverageDetail.css.ts'

/** Who did what to the plan, with before and after, by the journal's own actions. For staff. */
export function CoverageHistory({ entitlementId }: { entitlementId: string }) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const actions = useMemo(
    () => Object.fromEntries(EntitlementAction.options.map((action) => [action, t(`journal.${action}`)])),
    [t],
  )
  const fields = {
    status: t('fact.status'),
    fulfillmentStatus: t('fact.fulfillment'),
    setupStatus: t('fact.setup'),
    serviceArea: t('fact.area'),
    effectiveFrom: t('fact.starts'),
    effectiveTo: t('fact.ends'),
    subscriptionId: t('fact.subscription'),
    product: t('plan'),
    delegates: words('people'),
    authorizedUsers: words('people'),
    contracts: t('contracts'),
  }
  return (
    <div className={styles.screenOnly}>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={entitlementJournal}
          maxClock={entitlementMaxClock}
          entityId={entitlementId}
          actions={actions}
          fields={fields}
          showValue={(field, value) => {
            if (field === 'status') return nameOf(words, 'status', String(value))
            if (field === 'fulfillmentStatus') return nameOf(words, 'fulfillment', String(value))
            if (field === 'setupStatus') return nameOf(t, 'setup', String(value))
            if (field === 'serviceArea') return nameOf(t, 'area', String(value))
            return namesIn(value)
          }}
        />
      </Card>
    </div>
  )
}

/** The names in a changed product, person or contract; what is not as the contract has it is left out. */
function namesIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(namesIn).filter(Boolean).join(', ') || '–'
  if (typeof value !== 'object' || value === null) return undefined
  const { name, label, firstName, lastName } = value as Record<string, unknown>
  return [name ?? label, firstName, lastName].filter((one) => typeof one === 'string').join(' ')
}
