'use client'
import { paymentJournal } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { addressLine } from '@memberkit/parts/address'
import { formatExpiry } from '@memberkit/parts/payment-method'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'
import { changesBetween, type MethodFact } from './changes.rules.ts'

/** The differences in a method since the person saw it. Staff, who may read the journal, also see who changed it. */
export function MethodChanged({ before, after }: { before: PaymentMethod; after: PaymentMethod }) {
  const t = useMessages(manageMethodMessages)
  const { locale, realm } = useMemberkit()
  const status = useLabel('PaymentMethodStatus')
  const changedBy = useLastChange(paymentJournal, after.id, realm === 'Internal')
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changesBetween(before, after).map(({ fact, before: old, after: now }) => ({
        label: t(`fact.${fact}`),
        before: old && words(fact, old, before),
        after: now && words(fact, now, after),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )

  function words(fact: MethodFact, value: string, { billingAddress }: PaymentMethod): string {
    if (fact === 'status') return status(value)
    if (fact === 'number') return `•••• ${value}`
    if (fact === 'expires') return formatExpiry(value, locale)
    if (fact === 'default') return t(value === 'true' ? 'yes' : 'no')
    return fact === 'address' && billingAddress ? addressLine(billingAddress, locale) : value
  }
}
