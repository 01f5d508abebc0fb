'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Facts } from '@memberkit/primitives/facts'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { taxMessages } from '../messages/namespaces.ts'
import { rateText } from '../tax/rate-text.ts'
import type { Tax } from '../tax/received.ts'
import { taxNameIn } from '../tax/tax-name.rules.ts'

/** The rate that a new one follows. */
export function TaxFacts({ tax }: { tax: Tax }) {
  const t = useMessages(taxMessages)
  const { locale } = useMemberkit()
  const area = useLabel('StateOrProvince')
  const country = useLabel('TaxCountry')
  const { administrativeArea, locality, jurisdiction, label, productId, rate } = tax
  const place = administrativeArea === undefined ? t('place.nationwide', { country: country(tax.country) }) : undefined
  return (
    <KeyValue layout="ledger">
      <KeyValueItem label={t('column.place')}>
        {place ?? [locality, area(administrativeArea ?? '')].filter(Boolean).join(', ')}
      </KeyValueItem>
      <KeyValueItem label={t('column.tax')}>
        <Facts items={[taxNameIn(label, locale), jurisdiction]} />
      </KeyValueItem>
      {productId === undefined ? null : <KeyValueItem label={t('column.product')}>{productId}</KeyValueItem>}
      <KeyValueItem label={t('rate.soFar')}>{rateText(rate, locale)}</KeyValueItem>
    </KeyValue>
  )
}
