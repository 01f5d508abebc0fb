'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { addressLine } from '@memberkit/parts/address'
import { methodMessages } from '@memberkit/parts/messages/namespaces'
import { formatExpiry, type PaymentMethod, summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { methodUnavailableReason } from '@memberkit/parts/payment-method/field'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { blockedMethods } from '../pay/pay.rules.ts'
import type { InvoiceForm } from './invoice-calls.ts'

/** Chooses what the next attempt charges, from the owner's wallet. */
export function PaymentMethodForm(form: InvoiceForm<'updatePaymentMethod'>) {
  const { entity: invoice, address, run } = form
  const t = useMessages(staffMessages)
  const say = useMethodDescription()
  const words = useMessages(methodMessages)
  const { locale, currentDate } = useMemberkit()
  const methods = useResource(listPaymentMethods, { identityId: address.identityId })
  const current = invoice.paymentMethodId
  const [chosen = current, setChosen] = useState<string>()
  const blocked = blockedMethods(invoice)
  const today = currentDate()

  return (
    <ActionForm
      {...form}
      problems={{ paymentMethodId: chosen === current ? t('method.same') : undefined }}
      isUnavailable={methods.state !== 'ready' || methods.data.length === 0}
      onSubmit={() => chosen && run({ body: { paymentMethodId: chosen } })}
    >
      <ResourceView
        resource={methods}
        noun={t('method.noun')}
        skeleton={
          <SkeletonGroup label={t('method.choose')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
        empty={<Text as="p">{t('method.none')}</Text>}
      >
        {(found) => (
          <FormField name="paymentMethodId" messages={{ valueMissing: t('method.missing') }}>
            {(field) => (
              <RadioGroup
                {...field}
                label={t('method.choose')}
                appearance="card"
                value={chosen ?? ''}
                onChange={setChosen}
                isRequired
                options={found.map((method) => ({
                  value: method.id,
                  label: say(summaryOf(method)),
                  description: describe(method),
                  isDisabled: methodUnavailableReason(method, blocked, today) !== undefined,
                }))}
              />
            )}
          </FormField>
        )}
      </ResourceView>
    </ActionForm>
  )

  function describe(method: PaymentMethod) {
    const unavailableReason = methodUnavailableReason(method, blocked, today)
    const notes = [
      method.id === current ? t('method.current') : undefined,
      unavailableReason
        ? t(`method.${unavailableReason}`)
        : method.card && words('expires', { date: formatExpiry(method.card.expiresOn, locale) }),
      method.billingAddress && addressLine(method.billingAddress, locale),
    ]
    return notes.some(Boolean) ? <Facts items={notes} /> : undefined
  }
}
