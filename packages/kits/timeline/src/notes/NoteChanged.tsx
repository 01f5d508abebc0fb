'use client'
import { noteJournal } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { manageMessages } from '../messages/namespaces.ts'
import type { Note } from './received.ts'

const facts = ['text', 'priority', 'identityId'] as const

export const isChanged = (before: Note, after: Note): boolean => facts.some((fact) => before[fact] !== after[fact])

/** The differences in a note since the person saw it; staff also see who changed it. */
export function NoteChanged({ before, after }: { before: Note; after: Note }) {
  const t = useMessages(manageMessages)
  const { realm } = useMemberkit()
  const label = useLabel('NotePriority')
  const changedBy = useLastChange(noteJournal, after.id, realm === 'Internal')
  const words = (note: Note, fact: (typeof facts)[number]) => (fact === 'priority' ? label(note.priority) : note[fact])
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={facts
        .filter((fact) => before[fact] !== after[fact])
        .map((fact) => ({ label: t(`field.${fact}`), before: words(before, fact), after: words(after, fact) }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )
}
