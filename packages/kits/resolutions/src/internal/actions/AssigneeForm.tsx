'use client'
import {
  listDirectoryGroupUsers,
  listFirmEmployees,
  listResolutionAssignees,
} from '@memberkit/contract/partners/resolutions'
import { useResource } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { ComboBox, type ComboBoxSection } from '@memberkit/primitives/combo-box'
import { FormField } from '@memberkit/primitives/form'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { useFormOptions } from './form-context.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'
import { useChoiceLabels } from './useChoiceLabels.ts'

/** Assigns a case to one of the team, of a group of the directory, or of the law firm. */
export function AssigneeForm(form: ResolutionFormOf<'updateAssigneeId'>) {
  const t = useMessages(openedMessages)
  const { entity, run } = form
  const [assigneeId, setAssignee] = useState('')
  const { sections, isPartial } = usePeople(entity.firm?.id)
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
            options={sections}
            labels={labels}
            value={assigneeId}
            onChange={setAssignee}
            isRequired
          />
        )}
      </FormField>
      {isPartial ? (
        <Alert isStatic tone="caution">
          {t('assignee.failed')}
        </Alert>
      ) : null}
    </ActionForm>
  )
}

/** Everybody a case can be assigned to, each once. A source that fails leaves the others. */
function usePeople(firmId: string | undefined) {
  const t = useMessages(openedMessages)
  const { directoryGroup } = useFormOptions()
  const team = useResource(listResolutionAssignees, {})
  const directory = useResource(
    listDirectoryGroupUsers,
    { group: directoryGroup ?? '' },
    { enabled: directoryGroup !== undefined },
  )
  const firm = useResource(listFirmEmployees, { firmId: firmId ?? '' }, { enabled: firmId !== undefined })
  const sources: { label: string; people: readonly { id: string; name: string; load?: number }[] }[] = [
    {
      label: t('assignee.team'),
      people:
        team.state === 'ready' ? team.data.map(({ id, name, openResolutions: load }) => ({ id, name, load })) : [],
    },
    { label: t('assignee.directory'), people: directory.state === 'ready' ? directory.data : [] },
    {
      label: t('assignee.firm'),
      people: firm.state === 'ready' ? firm.data.map(({ identityId, name }) => ({ id: identityId, name })) : [],
    },
  ]
  const known = new Set<string>()
  const sections = sources.flatMap(({ label, people }): ComboBoxSection[] => {
    const options = people
      .filter(({ id }) => !known.has(id))
      .map((person) => ({
        value: person.id,
        label: person.name,
        ...(person.load !== undefined && { description: t('assignee.load', { count: person.load }) }),
      }))
    for (const { value } of options) known.add(value)
    return options.length > 0 ? [{ label, options }] : []
  })
  const isPartial = [team, directory, firm].some(({ state }) => state === 'failed' || state === 'refused')
  return { sections, isPartial }
}
