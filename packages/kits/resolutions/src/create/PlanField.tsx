'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { Notice } from '@memberkit/primitives/notice'
import { Select } from '@memberkit/primitives/select'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { createMessages } from '../messages/create/namespaces.ts'
import type { Plans } from './usePlans.ts'

interface PlanFieldProps {
  plans: Plans
  onChange: (entitlementId: string) => void
}

/** The plan that the concern is about. Nothing where the member has none. */
export function PlanField({ plans, onChange }: PlanFieldProps) {
  const t = useMessages(createMessages)
  const { all, isLoading, retry, chosenId } = plans
  if (isLoading) return <Skeleton height="control" />
  if (retry) {
    return (
      <Notice tone="caution">
        {t('what.plan.failed')}{' '}
        <Button size="small" tone="quiet" onPress={retry}>
          {t('retry')}
        </Button>
      </Notice>
    )
  }
  if (all.length === 0) return null
  return (
    <FormField name="entitlementId">
      {(field) => (
        <Select
          {...field}
          label={t('what.plan')}
          optionalMark={t('optional')}
          options={[
            { value: '', label: t('what.plan.none') },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosenId}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
