'use client'
import { noteJournal, noteMaxClock } from '@memberkit/contract/identity/notes'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { labelNamespace, useLabel } from '@memberkit/parts/labels'
import { Dialog } from '@memberkit/primitives/dialog'
import { manageMessages } from '../messages/namespaces.ts'
import type { Note } from './received.ts'

export interface NoteHistoryProps {
  note: Note
  onClose: () => void
}

/** The history of a note, with its words before and after. For staff. */
export function NoteHistory({ note, onClose }: NoteHistoryProps) {
  const t = useMessages(manageMessages)
  const label = useLabel('NoteAction')
  const words = useMessages(labelNamespace('NoteAction'))
  const priority = useLabel('NotePriority')
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('history.title', { author: note.authorName })}
      closeLabel={t('close')}
    >
      <JournalTimeline
        journal={noteJournal}
        maxClock={noteMaxClock}
        entityId={note.id}
        actions={label}
        isReady={words.isReady}
        fields={{ text: t('field.text'), priority: t('field.priority'), identityId: t('field.identityId') }}
        showValue={(field, value) =>
          field === 'priority' ? priority(String(value)) : field === 'text' ? String(value) : undefined
        }
      />
    </Dialog>
  )
}
