'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { ResourceView, useResource } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { ShieldIcon } from '@memberkit/primitives/icons'
import { FormField } from '@memberkit/primitives/form'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'
import { useChoiceLabels } from './useChoiceLabels.ts'

/** Makes a case about another plan of the member. */
export function EntitlementForm(form: ResolutionFormOf<'changeEntitlement'>) {
  const t = useMessages(openedMessages)
  const { entity, run } = form
  const [entitlementId, setEntitlement] = useState('')
  const plans = useResource(listEntitlements, { owners: 'identities', ownerId: entity.identityId })
  const labels = useChoiceLabels(t('plan'))
  return (
    <ActionForm
      {...form}
      isPreparing={plans.state === 'loading'}
      isUnavailable={plans.state === 'failed' || plans.state === 'refused'}
      problems={{ plan: entitlementId && entitlementId === entity.entitlement?.id ? t('plan.same') : undefined }}
      onSubmit={() => run({ body: { entitlementId } })}
    >
      {entity.entitlement ? <Text tone="muted">{t('plan.now', { plan: entity.entitlement.plan })}</Text> : null}
      <ResourceView
        resource={plans}
        noun={t('plan')}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState icon={ShieldIcon} title={t('plan.none')} />}
        skeleton={
          <SkeletonGroup label={t('working')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        }
      >
        {(all) => (
          <FormField name="plan">
            {(field) => (
              <ComboBox
                {...field}
                label={t('plan')}
                options={all.map(({ id, product, serviceArea }) => ({
                  value: id,
                  label: [product.name, serviceArea].filter(Boolean).join(', '),
                  description: id,
                }))}
                labels={labels}
                value={entitlementId}
                onChange={setEntitlement}
                isRequired
              />
            )}
          </FormField>
        )}
      </ResourceView>
    </ActionForm>
  )
}

/** Moves a case to another member, looked up and confirmed by name. */
export function OwnerForm(form: ResolutionFormOf<'changeOwner'>) {
  const t = useMessages(openedMessages)
  const { entity } = form
  const person = usePersonLookUp({
    objection: (id) => (id === entity.identityId ? t('owner.same') : undefined),
  })
  return (
    <ActionForm
      {...form}
      {...person.form}
      onSubmit={() => person.submit((identityId) => form.run({ query: { identityId } }))}
    >
      <Text tone="muted">{t('owner.now', { name: entity.owner.name })}</Text>
      <PersonLookUp lookUp={person} />
    </ActionForm>
  )
}
