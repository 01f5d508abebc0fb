'use client'
import { noteJournal } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { ConflictPanel, mergeThreeWay } from '@memberkit/foundation/conflict'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { Dialog } from '@memberkit/primitives/dialog'
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
  const [typed, setTyped] = useState(entity.text)
  const text = typed.trim()
  const isConflict =
    action.state.phase === 'conflict' &&
    changedFrom !== undefined &&
    changedFrom.text !== entity.text &&
    entity.text !== text
  const changedBy = useLastChange(noteJournal, entity.id, isConflict && realm === 'Internal')
  if (isConflict) {
    return (
      <Dialog isOpen onClose={onClose} title={say('title.edit', values)} closeLabel={t('close')}>
        <ConflictPanel
          merge={mergeThreeWay({ text: changedFrom.text }, { text }, { text: entity.text })}
          fields={{
            text: {
              label: t('text'),
              edit: (value, onChange) => <TextArea label={t('text')} rows={5} value={value} onChange={onChange} />,
            },
          }}
          changedBy={changedBy}
          onResolve={(merged) => {
            setTyped(merged.text)
            // What stands there already needs no request.
            if (merged.text === entity.text) onClose()
            else run({ body: merged })
          }}
          // Back to what was typed.
          onCancel={action.reset}
        />
      </Dialog>
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
