'use client'
import { createNote, listNotes, noteJournal, type NewNote } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Text } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import type { TimelineEventTable } from '../events.ts'
import { notesMessages } from '../messages/namespaces.ts'
import { noteActions } from './note-actions.ts'
import { type NoteDraft, NoteForm } from './NoteForm.tsx'
import * as styles from './Notes.css.ts'
import type { Note, NoteSubject } from './received.ts'
import { useDelayedCommit } from './useDelayedCommit.ts'

export interface AddNoteProps {
  identityId: string
  /** What the note is about. */
  subject: NoteSubject
  /** The notes as loaded: tells which one a lost request has made. */
  known: readonly Note[]
}

type Body = NewNote

/**
 * Writes a note. It is sent eight seconds later, as no call takes it back: until then it can be, and it is sent at once
 * when the page goes.
 */
export function AddNote({ identityId, subject, known }: AddNoteProps) {
  const t = useMessages(notesMessages)
  const { client, session } = useMemberkit()
  const emit = useEmit<TimelineEventTable>()
  const [draft, setDraft] = useState<NoteDraft>({ text: '', priority: 'LOW' })
  const area = useRef<HTMLTextAreaElement>(null)
  const before = useRef<ReadonlySet<string>>(new Set())
  const action = useAction(createNote, {
    entity: `${identityId} ${subject.id}`,
    permission: permissionFor(noteActions, 'create'),
    keepalive: true,
    effects: () => [keyOf(noteJournal)],
    verifyOutcome: ({ body }) => whetherMade(body),
    successMessage: t('add.done'),
    onDone: ({ id }) => emit('timeline.note.added', { noteId: id }),
  })
  const commit = useDelayedCommit<Body>((body) => {
    if (action.state.phase !== 'idle' && action.state.phase !== 'done') return false
    before.current = new Set(known.map(({ id }) => id))
    void action.run({ identityId, body })
    return true
  })
  const { waiting, secondsLeft } = commit
  const isOpen = action.isBusy || !['idle', 'done'].includes(action.state.phase)

  return (
    <div className={styles.add}>
      <NoteForm
        ref={area}
        draft={draft}
        onChange={setDraft}
        label={t('add.label')}
        submitLabel={t('add')}
        onSubmit={(written) => {
          const body = { ...written, subjectType: subject.type, subjectId: subject.id }
          if (commit.begin(body)) setDraft({ text: '', priority: 'LOW' })
        }}
      />
      {waiting ? (
        <Card as="div">
          <Text as="p" className={styles.text}>
            {waiting.text}
          </Text>
          <div className={styles.pending}>
            <Text as="span" tone="muted" size="sm" role="status">
              {secondsLeft > 0 ? t('add.wait', { count: secondsLeft }) : t('add.after')}
            </Text>
            <Button size="small" onPress={takeBack}>
              {t('add.takeBack')}
            </Button>
            <Button size="small" onPress={commit.sendNow} isDisabled={isOpen}>
              {t('add.now')}
            </Button>
          </div>
        </Card>
      ) : null}
      {isOpen && sentText ? (
        <Text as="p" className={styles.text} tone="muted">
          {sentText}
        </Text>
      ) : null}
      <ActionMessage action={action} />
    </div>
  )

  function takeBack() {
    const body = commit.takeBack()
    // What has been written since stays below it.
    if (body) setDraft({ text: [body.text, draft.text].filter(Boolean).join('\n\n'), priority: body.priority })
    area.current?.focus()
  }

  /** Notes have no key of ours: it is the one by this author that wasn't there and says the same. */
  async function whetherMade(body: Body): Promise<VerifiedOutcome<Note>> {
    const now = await send(client, listNotes, { identityId })
    if (!now.ok) return { outcome: 'unclear' }
    const data = now.data.find(
      (one) =>
        !before.current.has(one.id) &&
        one.text === body.text &&
        one.subjectId === body.subjectId &&
        one.authorId === session?.identityId,
    )
    return data ? { outcome: 'applied', data } : { outcome: 'absent' }
  }
}
