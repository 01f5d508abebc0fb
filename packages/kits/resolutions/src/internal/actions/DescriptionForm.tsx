'use client'
import { resolutionJournal } from '@memberkit/contract/partners/resolutions'
import { TextConflict } from '@memberkit/foundation/conflict'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { FormField } from '@memberkit/primitives/form'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'

/** Edits the description. If somebody else changed it meanwhile, both texts are shown, and one is chosen or written anew. */
export function DescriptionForm(form: ResolutionFormOf<'updateDescription'>) {
  const t = useMessages(openedMessages)
  const { entity, changedFrom, action, run, say, values, onClose } = form
  const [typed = entity.description, setTyped] = useState<string>()
  const description = typed.trim()
  const isConflict =
    action.state.phase === 'conflict' &&
    changedFrom !== undefined &&
    changedFrom.description !== entity.description &&
    entity.description !== description
  const changedBy = useLastChange(resolutionJournal, entity.id, isConflict)
  if (isConflict) {
    return (
      <TextConflict
        title={say('title.updateDescription', values)}
        closeLabel={t('dismiss')}
        label={t('description')}
        before={changedFrom.description}
        mine={description}
        theirs={entity.description}
        changedBy={changedBy}
        onResolve={(chosen) => {
          setTyped(chosen)
          // An unchanged text needs no request.
          if (chosen === entity.description) onClose()
          else run({ body: { description: chosen } })
        }}
        // Back to what was typed.
        onCancel={action.reset}
        onClose={onClose}
      />
    )
  }
  return (
    <ActionForm
      {...form}
      problems={{ description: description && description === entity.description ? t('description.same') : undefined }}
      onSubmit={() => run({ body: { description } })}
    >
      <FormField name="description">
        {(field) => (
          <TextArea
            {...field}
            {...replayMask}
            label={t('description')}
            rows={6}
            value={typed}
            onChange={setTyped}
            lang={entity.locale}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}
