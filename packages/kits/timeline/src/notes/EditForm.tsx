'use client'
import { noteJournal } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { TextConflict } from '@memberkit/foundation/conflict'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { NoteFormOf } from './note-calls.ts'

/** Edits the text. If somebody else edited it meanwhile, both texts are shown, and one is chosen or written anew. */
export function EditForm(form: NoteFormOf<'edit'>) {
  const t = useMessages(manageMessages)
  const { realm } = useMemberkit()
  const { entity, changedFrom, action, run, say, values, onClose } = form
  const [typed = entity.text, setTyped] = useState<string>()
  const text = typed.trim()
  const isConflict =
    action.state.phase === 'conflict' &&
    changedFrom !== undefined &&
    changedFrom.text !== entity.text &&
    entity.text !== text
  const changedBy = useLastChange(noteJournal, entity.id, isConflict && realm === 'Internal')
  if (isConflict) {
    return (
      <TextConflict
        title={say('title.edit', values)}
        closeLabel={t('close')}
        label={t('text')}
        before={changedFrom.text}
        mine={text}
        theirs={entity.text}
        changedBy={changedBy}
        onResolve={(chosen) => {
          setTyped(chosen)
          // An unchanged text needs no request.
          if (chosen === entity.text) onClose()
          else run({ body: { text: chosen } })
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
      problems={{ text: text !== '' && text === entity.text ? t('text.same') : undefined }}
      onSubmit={() => run({ body: { text } })}
    >
      <FormField name="text">
        {(field) => <TextArea {...field} label={t('text')} value={typed} onChange={setTyped} rows={5} isRequired />}
      </FormField>
    </ActionForm>
  )
}
