'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { ResourceView } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { EditIcon } from '@memberkit/primitives/icons'
import { Heading } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import type { TimelineEventTable } from '../events.ts'
import { notesMessages } from '../messages/namespaces.ts'
import { AddNote } from './AddNote.tsx'
import { NoteActionPart, NoteHistoryPart } from './manage-parts.ts'
import { NoteCount } from './NoteCount.tsx'
import type { NoteIntent } from './NoteMenu.tsx'
import { NoteRows } from './NoteRows.tsx'
import type { NoteRow } from './notes.rules.ts'
import * as styles from './Notes.css.ts'
import { NotesSkeleton } from './NotesSkeleton.tsx'
import type { NoteSubject } from './received.ts'
import { useNotes } from './useNotes.ts'

export interface NoteListPageProps {
  /** The person that the notes are about. */
  identityId: string
  /** The subject of the notes shown and of new ones. Without it, all notes show, and none can be added. */
  subject?: NoteSubject
  /** Whether notes are only read. */
  isReadOnly?: boolean
  /** @default "Notes" */
  title?: string
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4
}

/** The notes and what opens from them. */
export function NoteListPage(props: NoteListPageProps) {
  const { realm } = useMemberkit()
  // Notes are of people who process cases; the others have no such calls, and nothing is requested.
  return realm === 'Internal' || realm === 'Partner' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ identityId, subject, isReadOnly, title, level = 2 }: NoteListPageProps) {
  const t = useMessages(notesMessages)
  const emit = useEmit<TimelineEventTable>()
  const resource = useNotes(identityId, { subject, isReadOnly })
  const [chosen, setChosen] = useState<{ row: NoteRow; intent: NoteIntent }>()
  const root = useRef<HTMLDivElement>(null)
  const data = resource.state === 'ready' ? resource.data : undefined
  const name = title ?? t('title')
  const close = () => setChosen(undefined)
  return (
    <div ref={root} className={styles.page}>
      <PrintHeader title={name} />
      <div className={styles.heading}>
        <div className={styles.name}>
          <Heading level={level} size="md">
            {name}
          </Heading>
          {data && data.rows.length + data.unreadable.length > 0 ? (
            <span className={styles.quiet}>
              <NoteCount {...data} />
            </span>
          ) : null}
        </div>
        {data && data.rows.length > 0 ? (
          <span className={styles.headingEnd}>
            <Button size="small" onPress={() => print(data.rows.length)}>
              {t('print')}
            </Button>
          </span>
        ) : null}
      </div>
      {subject && !isReadOnly ? (
        <AddNote
          key={`${identityId} ${subject.type} ${subject.id}`}
          {...{ identityId, subject }}
          known={data?.rows.flatMap((row) => (row.kind === 'note' ? row.note : []))}
        />
      ) : null}
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        isEmpty={({ rows, unreadable, unreadableComments, retryComments }) =>
          rows.length + unreadable.length + unreadableComments.length === 0 && !retryComments
        }
        empty={
          <EmptyState icon={EditIcon} title={t('empty.heading')}>
            {t('empty.text')}
          </EmptyState>
        }
        skeleton={<NotesSkeleton />}
      >
        {(notes) => (
          <NoteRows
            {...notes}
            name={name}
            hasSubject={subject === undefined}
            onChoose={(row, intent) => setChosen({ row, intent })}
          />
        )}
      </ResourceView>
      {chosen?.intent === 'history' ? <NoteHistoryPart note={chosen.row.note} onClose={close} /> : null}
      {chosen && chosen.intent !== 'history' ? (
        <NoteActionPart row={chosen.row} intent={chosen.intent} onClose={close} />
      ) : null}
    </div>
  )

  function print(count: number) {
    emit('timeline.notes.exported', { format: 'print', count })
    void printDocument({ title: name, only: root.current ?? undefined })
  }
}
