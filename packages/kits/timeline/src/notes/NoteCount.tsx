'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { notesMessages } from '../messages/namespaces.ts'
import { noteLink } from './note-link.ts'
import { filterNotes } from './notes.rules.ts'
import type { NotesData } from './useNotes.ts'

/** Whether the comments of the platform stand among the notes. For staff they are many and seldom what they look for. */
export function useHasComments(): boolean {
  const { realm } = useMemberkit()
  const [{ comments = realm === 'Internal' ? 'hidden' : 'shown' }] = useLinkState(noteLink)
  return comments === 'shown'
}

/** How many notes there are, and how many comments of the platform stand among them. */
export function NoteCount({ rows, count, unreadableComments }: NotesData) {
  const t = useMessages(notesMessages)
  const hasComments = useHasComments()
  const comments =
    filterNotes(rows, { withoutComments: !hasComments }).filter(({ kind }) => kind === 'comment').length +
    (hasComments ? unreadableComments.length : 0)
  return `${t('count', { count })}${comments > 0 ? ` · ${t('count.automatic', { count: comments })}` : ''}`
}
