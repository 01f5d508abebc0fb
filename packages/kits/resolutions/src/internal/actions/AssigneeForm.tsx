'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { useAssignees } from '../../shared/assign/useAssignees.ts'
import { useFormOptions } from './form-context.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'
import { useChoiceLabels } from './useChoiceLabels.ts'

/** Assigns a case to one of the team, of a group of the directory, or of the law firm. */
export function AssigneeForm(form: ResolutionFormOf<'updateAssigneeId'>) {
  const t = useMessages(openedMessages)
  const { entity, run } = form
  const [assigneeId, setAssignee] = useState('')
  const { directoryGroup } = useFormOptions()
  const people = useAssignees({ firm: entity.firm, directoryGroup, words: openedMessages })
  const labels = useChoiceLabels(t('assignee'))
  const isSame = assigneeId !== '' && assigneeId === entity.assigneeId
  return (
    <ActionForm
      {...form}
      problems={{ assignee: isSame ? t('assignee.same', { name: entity.assignee?.name ?? assigneeId }) : undefined }}
      onSubmit={() => run({ assigneeId })}
    >
      <FormField name="assignee">
        {(field) => (
          <ComboBox
            {...field}
            label={t('assignee')}
            options={people.sections}
            labels={labels}
            value={assigneeId}
            onChange={setAssignee}
            isRequired
          />
        )}
      </FormField>
      {people.retry ? (
        <Alert isStatic tone="caution">
          {t('assignee.failed')}
        </Alert>
      ) : null}
    </ActionForm>
  )
}
