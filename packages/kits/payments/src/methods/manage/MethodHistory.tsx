'use client'
import { paymentJournal, paymentMaxClock } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { addressLine, type PostalAddress } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { formatExpiry, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Dialog } from '@memberkit/primitives/dialog'
import { Facts } from '@memberkit/primitives/facts'
import { addMethodMessages, manageMethodMessages } from '../../messages/namespaces.ts'
import type { PaymentMethod } from '../received.ts'

export interface MethodHistoryProps {
  method: PaymentMethod
  onClose: () => void
}

/** The journal of a payment method: authors, and the journal's own actions. For staff. */
export function MethodHistory({ method, onClose }: MethodHistoryProps) {
  const t = useMessages(manageMethodMessages)
  const words = useMessages(addMethodMessages)
  const describe = useMethodDescription()
  const { locale } = useMemberkit()
  const label = useLabel('PaymentAction')
  const status = useLabel('PaymentMethodStatus')
  const fields = {
    name: t('fact.name'),
    status: t('fact.status'),
    card: t('fact.number'),
    bankAccount: t('fact.number'),
    isDefault: t('fact.default'),
    billingAddress: t('fact.address'),
    identityId: t('fact.owner'),
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title.history', { method: describe(summaryOf(method)) })}
      closeLabel={words('close')}
    >
      <JournalTimeline
        journal={paymentJournal}
        maxClock={paymentMaxClock}
        entityId={method.id}
        actions={label}
        fields={fields}
        showValue={(field, value) => {
          if (field === 'status') return status(String(value))
          if (field === 'isDefault') return t(value === true ? 'yes' : 'no')
          return typeof value === 'object' && value !== null ? partOf(field, value) : undefined
        }}
      />
    </Dialog>
  )

  /** A card, an account or an address in words. A journal is read as it comes: anything may be missing. */
  function partOf(field: string, value: object) {
    if (field === 'billingAddress') return addressLine(value as PostalAddress, locale)
    const { lastFour, expiresOn } = value as { lastFour?: unknown; expiresOn?: unknown }
    const month = typeof expiresOn === 'string' ? formatExpiry(expiresOn, locale) : ''
    return <Facts items={[typeof lastFour === 'string' && `•••• ${lastFour}`, month]} />
  }
}
