'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf, StatusText } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { DateText } from '@memberkit/primitives/date-text'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ReactNode } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { fulfillmentLooks, statusLooks } from '../shared/entitlement-looks.ts'
import { useIsStaff } from '../shared/labels.ts'
import * as styles from './CoverageDetail.css.ts'

export interface CoverageFactsProps {
  row: CoverageRow
  /** Whether the member card stands beside it, with the dates, the place and the number. @default false */
  isBesideCard?: boolean
}

/** Dates, place and number of a plan; for staff also the platform's own statuses and IDs. */
export function CoverageFacts({ row: { entitlement, standing }, isBesideCard }: CoverageFactsProps) {
  const t = useMessages(detailMessages)
  const isStaff = useIsStaff()
  const statuses = useLooks(statusLooks)
  const fulfillments = useLooks(fulfillmentLooks)
  const setupLabel = useLabel('EntitlementSetupStatus')
  const provisioningLabel = useLabel('ProvisioningType')
  const areaLabel = useLabel('StateOrProvince')
  const partnerLabel = useLabel('CoBrandPartner')
  const { product, friendlyId, serviceArea, effectiveFrom, effectiveTo, coBrandPartner } = entitlement
  const tier = product.tier === product.name ? undefined : product.tier
  if (isBesideCard && !tier && !coBrandPartner) return null
  return (
    <Card title={t('about')} level={3}>
      <KeyValue layout="ledger">
        {tier ? fact('fact.tier', tier) : null}
        {isStaff
          ? fact('fact.status', <StatusText field="entitlement.status" value={entitlement.status} looks={statuses} />)
          : null}
        {isStaff
          ? fact(
              'fact.fulfillment',
              standing === 'ended' ? (
                statusOf(fulfillments, entitlement.fulfillmentStatus).label
              ) : (
                <StatusText
                  field="entitlement.fulfillmentStatus"
                  value={entitlement.fulfillmentStatus}
                  looks={fulfillments}
                />
              ),
            )
          : null}
        {isStaff ? fact('fact.setup', setupLabel(entitlement.setupStatus)) : null}
        {isStaff ? fact('fact.provisioning', provisioningLabel(entitlement.provisioningType)) : null}
        {isBesideCard ? null : (
          <>
            {serviceArea ? fact('fact.area', areaLabel(serviceArea)) : null}
            {fact('fact.starts', <DateText date={effectiveFrom} format="long" />)}
            {fact('fact.ends', effectiveTo ? <DateText date={effectiveTo} format="long" /> : t('fact.openEnd'))}
            {friendlyId ? fact('fact.number', id(friendlyId)) : null}
          </>
        )}
        {coBrandPartner ? fact('fact.partner', partnerLabel(coBrandPartner)) : null}
        {isStaff && entitlement.subscriptionId ? fact('fact.subscription', id(entitlement.subscriptionId)) : null}
        {isStaff && entitlement.groupId ? fact('fact.group', id(entitlement.groupId)) : null}
        {isStaff && entitlement.marketLocale ? fact('fact.market', id(entitlement.marketLocale)) : null}
        {isStaff ? fact('fact.id', id(entitlement.id)) : null}
      </KeyValue>
    </Card>
  )

  function fact(label: Parameters<typeof t>[0] & `fact.${string}`, value: ReactNode) {
    return <KeyValueItem label={t(label)}>{value}</KeyValueItem>
  }

  function id(value: string) {
    return <span className={styles.id}>{value}</span>
  }
}
