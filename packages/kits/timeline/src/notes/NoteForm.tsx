'use client'
import { NotePriority } from '@memberkit/contract/identity/notes'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { TextArea } from '@memberkit/primitives/text-field'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { notesMessages } from '../messages/namespaces.ts'
import * as styles from './Notes.css.ts'

export interface NoteDraft {
  text: string
  priority: NotePriority
}

export interface NoteFormProps {
  draft: NoteDraft
  onChange: (draft: NoteDraft) => void
  label: string
  submitLabel: string
  onSubmit: (draft: NoteDraft) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Text and priority of a note. Ctrl or ⌘ with Enter submits. */
export function NoteForm({ draft, onChange, label, submitLabel, onSubmit, ref }: NoteFormProps) {
  const t = useMessages(notesMessages)
  const priorityLabel = useLabel('NotePriority')
  const [isBlank, setBlank] = useState(false)
  const submit = () => {
    const text = draft.text.trim()
    setBlank(text === '')
    if (text !== '') onSubmit({ ...draft, text })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        ref={ref}
        label={label}
        rows={3}
        value={draft.text}
        onChange={(text) => {
          setBlank(false)
          onChange({ ...draft, text })
        }}
        onKeyDown={onKeyDown}
        error={isBlank ? t('blank') : undefined}
      />
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
        <Button type="submit" appearance="primary">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
