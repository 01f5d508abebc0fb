'use client'
import { listAutoComments } from '@memberkit/contract/identity/auto-comments'
import { listNotes } from '@memberkit/contract/identity/notes'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { noteActions } from './note-actions.ts'
import type { NotesRow } from './notes.rules.ts'
import type { NoteSubject } from './received.ts'

export interface NotesData {
  rows: readonly NotesRow[]
  /** The number of notes by people, unreadable ones included. */
  count: number
  unreadable: readonly UnreadableItem[]
  unreadableComments: readonly UnreadableItem[]
  /** Loads the platform's comments again: they are missing. They are loaded beside the notes. */
  retryComments?: () => void
}

export interface NotesOptions {
  /** Only what is about this entity. @default everything about the person */
  subject?: NoteSubject
  /** Whether no action is offered. */
  isReadOnly?: boolean
}

/** Reads a person's notes and the platform's comments, with the reader's allowed actions. Two requests at once. */
export function useNotes(identityId: string, { subject, isReadOnly }: NotesOptions = {}): Resource<NotesData> {
  const { realm, can, isDenied } = useMemberkit()
  const resource = useResource(listNotes, { identityId })
  const automatic = useResource(listAutoComments, { identityId })
  const notes = resource.state === 'ready' ? resource.data : undefined
  const comments = automatic.state === 'ready' ? automatic.data : undefined
  const { type, id } = subject ?? {}
  const data = useMemo(() => {
    if (!notes) return undefined
    const isMeant = (one: { subjectType: string; subjectId: string }) =>
      type === undefined || (one.subjectType === type && one.subjectId === id)
    const own = notes.filter(isMeant).map((note) => ({
      kind: 'note' as const,
      id: note.id,
      note,
      actions: isReadOnly ? [] : allowedActions(noteActions, note, { realm, can, isDenied }),
    }))
    const byPlatform = (comments ?? [])
      .filter(isMeant)
      .map((comment) => ({ kind: 'comment' as const, id: comment.id, comment }))
    const unreadable = unreadableItemsIn(notes)
    return {
      rows: [...own, ...byPlatform],
      count: own.length + unreadable.length,
      unreadable,
      unreadableComments: comments ? unreadableItemsIn(comments) : [],
    }
  }, [notes, comments, type, id, isReadOnly, realm, can, isDenied])
  const retryComments = automatic.state === 'refused' || automatic.state === 'failed' ? automatic.retry : undefined
  return mapResource(resource, () => ({ ...data!, retryComments }))
}
