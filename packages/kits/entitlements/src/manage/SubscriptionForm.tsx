'use client'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { Facts } from '@memberkit/primitives/facts'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Says which of the owner's subscriptions pays for a plan. */
export function SubscriptionForm(form: CoverageForm<'updateSubscriptionId'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const statusLabel = useLabel('SubscriptionStatus')
  const subscriptions = useResource(listSubscriptions, { identityId: entity.identityId })
  const [id, setId] = useState<string>()
  const isNone = subscriptions.state !== 'ready' || subscriptions.data.length === 0
  return (
    <ActionForm {...form} isUnavailable={isNone} onSubmit={() => id && run({ body: { subscriptionId: id } })}>
      <ResourceView
        resource={subscriptions}
        noun={t('subscription.noun')}
        empty={<Text as="p">{t('subscription.none')}</Text>}
        skeleton={
          <SkeletonGroup label={t('subscription.loading')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {(all) => (
          <FormField name="subscriptionId" messages={{ valueMissing: t('subscription.missing') }}>
            {(field) => (
              <RadioGroup
                {...field}
                label={t('subscription.choose')}
                appearance="card"
                value={id ?? ''}
                onChange={setId}
                isRequired
                options={all.map((one) => ({
                  value: one.id,
                  label: one.label,
                  description: (
                    <Facts
                      items={[
                        one.id,
                        statusLabel(one.status),
                        one.id === entity.subscriptionId && t('subscription.current'),
                      ]}
                    />
                  ),
                  isDisabled: one.id === entity.subscriptionId,
                }))}
              />
            )}
          </FormField>
        )}
      </ResourceView>
    </ActionForm>
  )
}
