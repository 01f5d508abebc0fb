'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { Notice } from '@memberkit/primitives/notice'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { assignMessages } from '../../messages/queue/namespaces.ts'
import type { Assignees } from '../../shared/assign/useAssignees.ts'

interface AssigneeFieldProps {
  people: Assignees
  value: string
  onChange: (value: string) => void
}

/** The assignee of the cases, found by typing; people are grouped by where they work. */
export function AssigneeField({ people, value, onChange }: AssigneeFieldProps) {
  const t = useMessages(assignMessages)
  if (people.isLoading) return <Skeleton height="control" />
  return (
    <>
      <FormField name="assigneeId" messages={{ valueMissing: t('assignee.missing') }}>
        {(field) => (
          <ComboBox
            {...field}
            label={t('assignee')}
            options={people.sections}
            value={value}
            onChange={onChange}
            isRequired
            labels={{
              open: t('list.open'),
              list: t('list.name'),
              found: (count) => t('list.found', { count }),
              nothingFound: t('assignee.unknown'),
              clear: t('list.clear'),
            }}
          />
        )}
      </FormField>
      {people.retry ? (
        <Notice tone="caution">
          {t('people.partial')}{' '}
          <Button size="small" tone="quiet" onPress={people.retry}>
            {t('people.retry')}
          </Button>
        </Notice>
      ) : null}
    </>
  )
}
