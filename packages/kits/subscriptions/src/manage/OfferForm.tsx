'use client'
import type { BillingPeriod } from '@memberkit/contract'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { hasItems } from '../shared/items.rules.ts'
import { removedBy } from './catalogue.rules.ts'
import { ItemsField, useItems } from './ItemsField.tsx'
import { PeriodField } from './period-forms.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Changes what a subscription bills, from now on, and names what it loses. The service sets the price. */
export function OfferForm(form: SubscriptionForm<'updateOffer'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const chosen = useItems(entity.items)
  const [entered, setEntered] = useState<{ period: BillingPeriod | undefined }>()
  // Sent with the items: untouched, it would undo a colleague's change.
  const { period } = entered ?? { period: entity.billingPeriod as BillingPeriod }
  const { items, problem, tier } = chosen
  const isSame = items !== undefined && period === entity.billingPeriod && hasItems(entity, items) === true
  const removed = items ? removedBy(entity.items, items) : []
  const before = entity.items.map(({ label }) => label).join(', ')
  return (
    <ActionForm
      {...form}
      consequence={
        items && tier && !isSame ? t('offer.becomes', { before, after: tier.name }) : t('consequence.updateOffer')
      }
      problems={{ 'items.0.productId': isSame ? t('offer.same') : undefined, supplements: problem }}
      isUnavailable={chosen.products.state !== 'ready'}
      onSubmit={() => items && period && run({ body: { items, billingPeriod: period } })}
    >
      <ItemsField chosen={chosen} />
      {removed.length > 0 ? (
        <Alert isStatic tone="caution">
          {t('offer.removes', { names: removed.join(', ') })}
        </Alert>
      ) : null}
      <PeriodField
        value={period}
        onChange={(period) => setEntered({ period })}
        isOfGroup={entity.groupId !== undefined}
      />
    </ActionForm>
  )
}
