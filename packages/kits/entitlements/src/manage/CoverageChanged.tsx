'use client'
import { entitlementJournal } from '@memberkit/contract/commerce/entitlements'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate } from '@memberkit/platform/formats'
import { manageMessages } from '../messages/namespaces.ts'
import { changesBetween, type CoverageFact } from '../shared/changes.rules.ts'
import type { Entitlement } from '../shared/received.ts'
import { useProductName } from './useProductName.ts'

/** The differences in a plan since the person saw it. Staff, who may read the journal, also see who changed it. */
export function CoverageChanged({ before, after }: { before: Entitlement; after: Entitlement }) {
  const t = useMessages(manageMessages)
  const { locale, realm } = useMemberkit()
  const labels = {
    status: useLabel('EntitlementStatus'),
    fulfillment: useLabel('EntitlementFulfillmentStatus'),
    area: useLabel('StateOrProvince'),
  }
  const changes = changesBetween(before, after)
  const productName = useProductName(changes.some(({ fact }) => fact === 'product'))
  const changedBy = useLastChange(entitlementJournal, after.id, realm === 'Internal')
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changes.map(({ fact, before: old, after: now }) => ({
        label: t(`changed.${fact}`),
        before: old && words(fact, old),
        after: now && words(fact, now),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )

  function words(fact: CoverageFact, value: string): string {
    if (fact === 'starts' || fact === 'ends') return formatDate(value, locale)
    if (fact === 'status' || fact === 'fulfillment' || fact === 'area') return labels[fact](value)
    return fact === 'product' ? productName(value) : value
  }
}
