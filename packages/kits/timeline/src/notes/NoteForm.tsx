'use client'
import { NotePriority } from '@memberkit/contract/identity/notes'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { TextArea } from '@memberkit/primitives/text-field'
import { type KeyboardEvent, type Ref } from 'react'
import { notesMessages } from '../messages/namespaces.ts'
import * as styles from './Notes.css.ts'

export interface NoteDraft {
  text: string
  priority: NotePriority
}

export interface NoteFormProps {
  draft: NoteDraft
  onChange: (draft: NoteDraft) => void
  onSubmit: (draft: NoteDraft) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Text and priority of a new note. Ctrl or ⌘ with Enter submits. */
export function NoteForm({ draft, onChange, onSubmit, ref }: NoteFormProps) {
  const t = useMessages(notesMessages)
  const priorityLabel = useLabel('NotePriority')
  const text = draft.text.trim()
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <DialogForm
      messages={{ valueMissing: t('blank') }}
      problems={{ text: text === '' ? t('blank') : undefined }}
      onSubmit={() => onSubmit({ ...draft, text })}
    >
      <div className={styles.form}>
        <FormField name="text">
          {(field) => (
            <TextArea
              {...field}
              ref={ref}
              label={t('add.label')}
              value={draft.text}
              onChange={(written) => onChange({ ...draft, text: written })}
              onKeyDown={onKeyDown}
              isRequired
            />
          )}
        </FormField>
        <div className={styles.formEnd}>
          <SegmentedControl
            label={t('priority')}
            size="small"
            options={NotePriority.options.map((value) => ({ value, label: priorityLabel(value) }))}
            value={draft.priority}
            onChange={(value) =>
              onChange({ ...draft, priority: NotePriority.options.find((one) => one === value) ?? draft.priority })
            }
          />
          <Button type="submit" tone="primary">
            {t('add')}
          </Button>
        </div>
      </div>
    </DialogForm>
  )
}
