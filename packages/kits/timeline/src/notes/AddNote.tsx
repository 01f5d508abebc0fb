'use client'
import { permissionOf } from '@memberkit/contract'
import { createNote, listNotes, noteJournal, type NewNote } from '@memberkit/contract/identity/notes'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, lookUp, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { findCreated, type KnownBefore, useDelayedCommit } from '@memberkit/foundation/delayed-commit'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useRef, useState } from 'react'
import type { TimelineEventTable } from '../events.ts'
import { notesMessages } from '../messages/namespaces.ts'
import { useNoteDraft } from './drafts.ts'
import { NoteForm } from './NoteForm.tsx'
import * as styles from './Notes.css.ts'
import type { Note, NoteSubject } from './received.ts'

export interface AddNoteProps {
  identityId: string
  /** The subject of the note. */
  subject: NoteSubject
  /** The notes as loaded: tells which one a lost request has made. */
  known?: readonly Note[]
}

/**
 * Writes a note. It is sent eight seconds later, as no call takes it back: until then it can be, and it is sent at once
 * when the page goes. A note whose request failed is shown with the way on, and the next one waits for it; of one whose
 * form is gone by then a message tells, and its text is in the form again.
 */
export function AddNote({ identityId, subject, known }: AddNoteProps) {
  const t = useMessages(notesMessages)
  const { client, session, notify, now } = useMemberkit()
  const emit = useEmit<TimelineEventTable>()
  const isMounted = useIsMounted()
  const { draft, set, clear, giveBack } = useNoteDraft(`${identityId} ${subject.type} ${subject.id}`)
  const [sent, setSent] = useState<NewNote>()
  const area = useRef<HTMLTextAreaElement>(null)
  const pending = useRef<HTMLElement>(null)
  /** With the time by the page's clock: the platform's may be known only from the answers. */
  const before = useRef<KnownBefore>({ at: 0 })
  const action = useAction(createNote, {
    entity: `${identityId} ${subject.id}`,
    permission: permissionOf(createNote),
    keepalive: true,
    effects: () => [keyOf(noteJournal)],
    verifyOutcome: ({ body }) => whetherMade(body),
    outcomeMessage: (ended) =>
      ended.phase === 'refused' && ended.reason === 'invalid'
        ? { tone: 'critical', title: t('add.refused'), text: t('add.refusedText') }
        : undefined,
    onDone: ({ id }, { body }) => {
      setSent(undefined)
      notify({ message: t('add.done'), tone: 'positive' })
      emit('timeline.note.added', { noteId: id })
      void tellCopy(id, body)
    },
  })
  const isOpen = action.state.phase !== 'idle' && action.state.phase !== 'done'
  const commit = useDelayedCommit<NewNote>((body, isLeaving) => {
    if (isOpen && isLeaving)
      void send(client, createNote, { identityId, body }, { keepalive: true }).then(
        ({ ok }) => ok || keep(body),
        () => keep(body),
      )
    if (isOpen) return isLeaving
    // The waiting text goes with its buttons.
    if (pending.current?.contains(document.activeElement)) area.current?.focus()
    before.current = { at: Date.now(), ids: known && new Set(known.map(({ id }) => id)) }
    setSent(body)
    void action.run({ identityId, body }).then(({ phase }) => phase === 'done' || isMounted() || keep(body))
    return true
  })
  const { waiting, secondsLeft } = commit
  const { state } = action
  const canReturn = !action.isBusy && (state.phase === 'refused' || state.phase === 'failed')
  // To send the same text again can't help.
  const isUnacceptable = state.phase === 'refused' && (state.reason === 'invalid' || state.reason === 'other')
  const waysBack = canReturn && sent && (
    <>
      <Button size="small" onPress={() => close(sent)}>
        {t('add.edit')}
      </Button>
      <Button size="small" tone="quiet" onPress={() => close()}>
        {t('add.discard')}
      </Button>
    </>
  )

  return (
    <div className={styles.add}>
      <NoteForm
        ref={area}
        draft={draft}
        onChange={set}
        onSubmit={(written) => {
          const body = { ...written, subjectType: subject.type, subjectId: subject.id }
          if (commit.begin(body)) clear()
        }}
      />
      {waiting ? (
        <Card ref={pending} as="article" aria-label={t('add.waiting')}>
          <p className={styles.text}>{waiting.text}</p>
          <div className={styles.pending}>
            <span className={styles.quiet} role="timer">
              {secondsLeft > 0 ? t('add.wait', { count: secondsLeft }) : t('add.after')}
            </span>
            <Button size="small" onPress={() => takeBack(commit.takeBack())}>
              {t('add.takeBack')}
            </Button>
            <Button size="small" tone="quiet" onPress={commit.sendNow} aria-disabled={isOpen}>
              {t('add.now')}
            </Button>
          </div>
        </Card>
      ) : null}
      {isOpen && sent ? (
        <Card as="article" aria-label={t('add.sending')}>
          <div className={styles.form}>
            <p className={styles.text}>{sent.text}</p>
            {action.isBusy ? <p className={styles.quiet}>{t('add.sending')}</p> : null}
            <ActionMessage action={action} actions={isUnacceptable ? waysBack : undefined} />
            {waysBack && !isUnacceptable ? <div className={styles.pending}>{waysBack}</div> : null}
          </div>
        </Card>
      ) : null}
    </div>
  )

  function takeBack(body: NewNote | undefined) {
    if (body) giveBack(body)
    area.current?.focus()
  }

  /** Ends a note that wasn't added; its text goes back to the form, or is dropped. */
  function close(body?: NewNote) {
    action.reset()
    setSent(undefined)
    takeBack(body)
  }

  function keep(body: NewNote) {
    giveBack(body)
    notify({ message: t('add.lost'), tone: 'critical' })
  }

  /** A browser may send a lost request again by itself, and nothing in it tells the platform so. */
  async function tellCopy(noteId: string, body: NewNote) {
    const list = await lookUp(client, listNotes, { identityId }).catch(() => undefined)
    const others = list?.ok ? list.data.filter(({ id }) => id !== noteId) : []
    if (madeAmong(others, body)) notify({ message: t('add.twice'), tone: 'caution' })
  }

  async function whetherMade(body: NewNote): Promise<VerifiedOutcome<Note>> {
    const list = await lookUp(client, listNotes, { identityId })
    if (!list.ok) return { outcome: 'unclear' }
    const data = madeAmong(list.data, body)
    return data ? { outcome: 'applied', data } : { outcome: 'absent' }
  }

  /** A note carries no key of ours: it is the one by this author that wasn't there and says the same. */
  function madeAmong(notes: readonly Note[], body: NewNote) {
    const { ids, at } = before.current
    const ahead = now() - Date.now()
    return findCreated<Note>(
      notes,
      { ids, at: at + ahead },
      {
        idOf: ({ id }) => id,
        createdAt: ({ createdAt }) => createdAt,
        isSame: ({ text, subjectId, authorId }) =>
          text === body.text && subjectId === body.subjectId && authorId === session?.identityId,
      },
    )
  }
}
