'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import type { TimelineEventTable } from '../events.ts'
import { manageMessages } from '../messages/namespaces.ts'
import type { NoteActionName } from './note-actions.ts'
import { EditForm } from './EditForm.tsx'
import { noteCalls } from './note-calls.ts'
import { OwnerForm, PriorityForm } from './note-forms.tsx'
import { isChanged, NoteChanged } from './NoteChanged.tsx'
import type { NoteRow } from './notes.rules.ts'

const Dialog = actionDialog(noteCalls, {
  messages: manageMessages,
  values: ({ authorName }) => ({ author: authorName }),
  forms: { edit: EditForm, updatePriority: PriorityForm, changeOwner: OwnerForm },
  isChanged,
  Changed: NoteChanged,
})

export interface NoteActionDialogProps {
  row: NoteRow
  intent: NoteActionName
  onClose: () => void
}

/** The dialog of an action on a note; read again when it opens. */
export function NoteActionDialog({ row, ...rest }: NoteActionDialogProps) {
  const emit = useEmit<TimelineEventTable>()
  return (
    <Dialog
      {...rest}
      address={{ noteId: row.id }}
      entity={row.note}
      allowed={row.actions}
      onIntent={() => {}}
      onDone={(action) => emit('timeline.note.changed', { noteId: row.id, action })}
    />
  )
}
