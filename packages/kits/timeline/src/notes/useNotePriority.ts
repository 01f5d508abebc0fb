'use client'
import { getNote, listNotes, noteJournal, NotePriority, updateNotePriority } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { lookUp, useAction } from '@memberkit/foundation/action'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { keyOf } from '@memberkit/platform/query'
import { notesMessages } from '../messages/namespaces.ts'
import { noteActions } from './note-actions.ts'
import type { Note } from './received.ts'

/** Sets the priority of a note by one key: 1 is the lowest. */
export function useNotePriority({ id: noteId, version, priority }: Note) {
  const t = useMessages(notesMessages)
  const label = useLabel('NotePriority')
  const { client } = useMemberkit()
  const action = useAction(updateNotePriority, {
    entity: noteId,
    version,
    permission: permissionFor(noteActions, 'updatePriority'),
    effects: () => [keyOf(listNotes), keyOf(noteJournal)],
    async verifyOutcome({ body }) {
      const now = await lookUp(client, getNote, { noteId })
      if (!now.ok) return { outcome: 'unclear' }
      return now.data.priority === body.priority
        ? { outcome: 'applied', data: now.data }
        : { outcome: 'absent', version: now.data.version }
    },
    successMessage: (after) => t('priority.set', { priority: label(after.priority) }),
  })
  return {
    action,
    setByKey(key: string) {
      const next = NotePriority.options[Number(key) - 1]
      if (next && next !== priority) void action.run({ noteId, body: { priority: next } })
    },
  }
}
