'use client'
import { type Operation, permissionOf } from '@memberkit/contract'
import {
  getResolution,
  type NewResolutionNote,
  type Resolution as Sent,
} from '@memberkit/contract/partners/resolutions'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { findCreated, type KnownBefore, useDelayedCommit } from '@memberkit/foundation/delayed-commit'
import { useMessages } from '@memberkit/foundation/messages'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { type RefObject, useRef, useState } from 'react'
import { notesMessages } from '../../messages/notes/namespace.ts'
import type { Resolution, ResolutionNote } from '../received.ts'
import { verifyCase } from '../verify-case.ts'
import { returnDraft } from './drafts.ts'
import { sameNote } from './same-note.ts'

export type NoteOperation = Operation<string, Sent, NewResolutionNote, undefined>

export interface NoteSenderOptions {
  /** The operation that adds a note. */
  operation: NoteOperation
  resolution: Resolution
  /** Returns the notes that the operation adds to. */
  listOf: (resolution: Resolution) => readonly ResolutionNote[] | undefined
  /** Called with how often the note now stands in the case: a browser may send a lost request again by itself. */
  onSent: (copies: number) => void
  /** Receives the focus when what waits is sent. */
  area: RefObject<HTMLElement | null>
  /** Receives a text that is taken back. */
  onTakeBack: (body: string) => void
  /** The draft that gets the text back if it isn't known to have been added once the case has been left. */
  list: string
}

export interface NoteSender {
  waiting?: string
  secondsLeft: number
  /** The text being sent, or that couldn't be. */
  sending?: string
  action: Action<NoteOperation>
  begin: (body: string) => boolean
  takeBack: () => void
  sendNow: () => void
  /** Whether what couldn't be sent can be taken back. */
  canReturn: boolean
  /** The element that holds the waiting text and its buttons. */
  pending: RefObject<HTMLElement | null>
}

/**
 * Adds a note to a case eight seconds after it was written, as no call takes it back; at once when the page or the case
 * goes. A note whose request failed is shown with the way on, and the next one waits for it.
 */
export function useNoteSender(options: NoteSenderOptions): NoteSender {
  const { operation, resolution, listOf, onSent, area, onTakeBack, list } = options
  const isMounted = useIsMounted()
  const t = useMessages(notesMessages)
  const { client, session, queryClient, notify, now } = useMemberkit()
  const [sending, setSending] = useState<string>()
  const before = useRef<KnownBefore>({ at: 0 })
  const pending = useRef<HTMLElement>(null)
  const resolutionId = resolution.id
  const inputOf = (body: string) => ({ resolutionId, body: { body } }) as Parameters<Action<NoteOperation>['run']>[0]
  const action = useAction(operation, {
    entity: resolutionId,
    permission: permissionOf(operation),
    answers: () => keyOf(getResolution, { resolutionId }),
    keepalive: true,
    // A note carries no key of ours.
    verifyOutcome: (({ body: { body } }: { body: NewResolutionNote }) =>
      verifyCase(client, resolutionId, (now) =>
        Boolean(findCreated(listOf(now) ?? [], before.current, sameNote(session?.identityId, body))),
      )) as never,
    onDone(after: Resolution) {
      setSending(undefined)
      onSent(
        (listOf(after) ?? []).filter((note) => isNew(note) && sameNote(session?.identityId, sending).isSame(note))
          .length,
      )
    },
  })
  const isOpen = action.state.phase !== 'idle' && action.state.phase !== 'done'
  const commit = useDelayedCommit<string>((body, isLeaving) => {
    if (isOpen && isLeaving)
      void send(client, operation, inputOf(body), { keepalive: true }).then(
        ({ ok }) => ok || keep(body),
        () => keep(body),
      )
    if (isOpen) return isLeaving
    // The waiting text goes with its buttons.
    if (pending.current?.contains(document.activeElement)) area.current?.focus()
    const ids = new Set((listOf(resolution) ?? []).map(({ id }) => id))
    before.current = { ids, at: now() }
    setSending(body)
    void action.run(inputOf(body)).then(({ phase }) => {
      // Whoever has left the case finds the text there again.
      if (phase !== 'done' && !isMounted()) keep(body)
    })
    return true
  })
  const canReturn = !action.isBusy && (action.state.phase === 'refused' || action.state.phase === 'failed')
  return {
    waiting: commit.waiting,
    secondsLeft: commit.secondsLeft,
    sending: isOpen ? sending : undefined,
    action,
    begin: commit.begin,
    sendNow: commit.sendNow,
    canReturn,
    pending,
    takeBack() {
      const body = commit.waiting === undefined ? sending : commit.takeBack()
      if (body === sending) {
        action.reset()
        setSending(undefined)
      }
      if (body !== undefined) onTakeBack(body)
      area.current?.focus()
    },
  }

  /** The case has been left, so what was written waits there, and a message says so. */
  function keep(body: string) {
    returnDraft(queryClient, resolutionId, list, body)
    notify({ message: t('lost', { number: resolution.friendlyId }), tone: 'critical' })
  }

  function isNew({ id }: ResolutionNote) {
    return before.current.ids?.has(id) === false
  }
}
