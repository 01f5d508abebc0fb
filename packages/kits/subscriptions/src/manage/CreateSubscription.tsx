'use client'
import { type BillingPeriod, Currency, permissionOf } from '@memberkit/contract'
import { createSubscription, listSubscriptions, SubscriptionVendor } from '@memberkit/contract/commerce/subscriptions'
import type * as service from '@memberkit/contract/commerce/subscriptions'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { lookUp, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { ActionForm, useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { currencyFor, formatDate } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { DayField } from './fields.tsx'
import { intentKey, settleIntent } from './intent-key.ts'
import { ItemsField, useItems } from './ItemsField.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PeriodField } from './period-forms.tsx'
import { SubscriptionChanged } from './SubscriptionChanged.tsx'

const permission = permissionOf(createSubscription)

export interface CreateSubscriptionProps {
  /** Whose it will be. */
  identityId: string
  onClose: () => void
}

/** Creates a subscription for a person. Its key makes that repeating the request creates no second one. */
export function CreateSubscription({ identityId, onClose }: CreateSubscriptionProps) {
  const t = useMessages(manageMessages)
  const vendorLabel = useLabel('SubscriptionVendor')
  const { client, locale, currentDate } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const sayOnceClosed = useClosingNotice()
  const isMounted = useIsMounted()
  const chosen = useItems()
  const [period, setPeriod] = useState<BillingPeriod | undefined>('MONTHLY')
  const [vendor, setVendor] = useState<SubscriptionVendor>('ATLAS')
  const [currency, setCurrency] = useState<Currency>(currencyFor(locale))
  const [startedOn, setStart] = useState<string | null>(currentDate())
  const [paymentMethodId, setMethod] = useState('')

  const action = useAction(createSubscription, {
    entity: identityId,
    permission,
    needsCertainty: true,
    verifyOutcome: ({ body }) => whetherCreated(body.idempotentKey),
    onDone: (created: Subscription) => {
      settleIntent(identityId)
      emit('subscriptions.plan.changed', { subscriptionId: created.id, action: 'create', status: created.status })
      sayOnceClosed(t('done.create', { plan: subscriptionName(created) }))
      // It may show late, while another dialog is open.
      if (isMounted()) onClose()
    },
  })

  return (
    <ActionForm
      {...{ action, permission, onClose }}
      name="create"
      address={{}}
      // Nothing is there yet that could have changed.
      entity={{ id: identityId } as Subscription}
      say={(key, values) => t(key as 'done.create', values as { plan: string })}
      values={{}}
      Changed={SubscriptionChanged}
      run={() => {}}
      consequence={startedOn ? t('create.starts', { date: formatDate(startedOn, locale) }) : t('consequence.create')}
      problems={{ supplements: chosen.problem }}
      isUnavailable={chosen.products.state !== 'ready'}
      onSubmit={() => {
        const { items } = chosen
        if (!items || !period || !startedOn) return
        const paid = paymentMethodId ? { paymentMethodId } : {}
        const wanted = { items, billingPeriod: period, vendor, currency, startedOn, ...paid }
        void action.run({ identityId, body: { ...wanted, idempotentKey: intentKey(identityId, wanted) } })
      }}
    >
      <ItemsField chosen={chosen} />
      <PeriodField value={period} onChange={setPeriod} isOfGroup={false} />
      <FormField name="currency">
        {(field) => (
          <Select
            {...field}
            label={t('create.currency')}
            options={Currency.options.map((value) => ({ value, label: currencyName(value) }))}
            value={currency}
            onChange={(value) => setCurrency(Currency.options.find((one) => one === value) ?? currency)}
            isRequired
          />
        )}
      </FormField>
      <FormField name="vendor">
        {(field) => (
          <Select
            {...field}
            label={t('fact.vendor')}
            options={SubscriptionVendor.options.map((value) => ({ value, label: vendorLabel(value) }))}
            value={vendor}
            onChange={(value) => setVendor(SubscriptionVendor.options.find((one) => one === value) ?? vendor)}
            isRequired
          />
        )}
      </FormField>
      <DayField name="startedOn" label={t('fact.startedOn')} value={startedOn} onChange={setStart} isRequired />
      <MethodChoice identityId={identityId} value={paymentMethodId || undefined} onChange={setMethod} isOptional />
    </ActionForm>
  )

  function currencyName(value: string) {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(value) ?? value
  }

  /** The key is only in what it has created. */
  async function whetherCreated(idempotentKey: string | undefined): Promise<VerifiedOutcome<service.Subscription>> {
    const now = await lookUp(client, listSubscriptions, { identityId })
    if (!now.ok) return { outcome: 'unclear' }
    const data = now.data.find((one) => idempotentKey !== undefined && one.idempotentKey === idempotentKey)
    return data ? { outcome: 'applied', data: data as service.Subscription } : { outcome: 'absent' }
  }
}
