'use client'
import { entitlementJournal, entitlementMaxClock } from '@memberkit/contract/commerce/entitlements'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { detailMessages } from '../messages/namespaces.ts'

/** The journal of the plan: authors, before and after, by the journal's own actions. For staff. */
export function CoverageHistory({ entitlementId }: { entitlementId: string }) {
  const t = useMessages(detailMessages)
  const label = useLabel('EntitlementAction')
  const values = {
    status: useLabel('EntitlementStatus'),
    fulfillmentStatus: useLabel('EntitlementFulfillmentStatus'),
    setupStatus: useLabel('EntitlementSetupStatus'),
    serviceArea: useLabel('StateOrProvince'),
  }
  const fields = {
    status: t('fact.status'),
    fulfillmentStatus: t('fact.fulfillment'),
    setupStatus: t('fact.setup'),
    serviceArea: t('fact.area'),
    effectiveFrom: t('fact.starts'),
    effectiveTo: t('fact.ends'),
    subscriptionId: t('fact.subscription'),
    product: t('plan'),
    delegates: t('history.delegates'),
    authorizedUsers: t('history.authorizedUsers'),
    contracts: t('contracts'),
  }
  return (
    <ScreenOnly>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={entitlementJournal}
          maxClock={entitlementMaxClock}
          entityId={entitlementId}
          actions={label}
          fields={fields}
          showValue={(field, value) =>
            Object.hasOwn(values, field) ? values[field as keyof typeof values](String(value)) : namesIn(value)
          }
        />
      </Card>
    </ScreenOnly>
  )
}

/** The names in a changed product, person or contract; what is not as the contract has it is left out. */
function namesIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(namesIn).filter(Boolean).join(', ') || '–'
  if (typeof value !== 'object' || value === null) return undefined
  const { name, label, firstName, lastName } = value as Record<string, unknown>
  return [name ?? label, firstName, lastName].filter((one) => typeof one === 'string').join(' ')
}
