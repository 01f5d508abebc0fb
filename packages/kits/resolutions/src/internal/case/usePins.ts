'use client'
import { permissionOf } from '@memberkit/contract'
import {
  updateResolutionInternalNotePinPriority,
  updateResolutionNotePinPriority,
} from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { useRef, useState } from 'react'
import type { Resolution } from '../../shared/received.ts'
import { verifyCase } from '../../shared/verify-case.ts'
import { type NoteEntry, pinnedNotes } from '../../shared/timeline.rules.ts'
import { allNotes, type NoteList } from '../internal-notes.ts'
import { type PinChange, swapped } from './pins.rules.ts'

export interface Pins {
  /** Pinned notes of both kinds in their order, as the person last arranged them. */
  pinned: readonly NoteEntry<NoteList>[]
  /** Pins a note after the others, or unpins it. */
  toggle: (entry: NoteEntry<NoteList>) => void
  /** Moves a pinned note by one place. */
  move: (entry: NoteEntry<NoteList>, by: 1 | -1) => void
  /** The actions of the last pin of a note, and of one for staff only. */
  actions: readonly Action[]
}

/**
 * Pins notes optimistically: the order shows at once, and goes back if it is refused. Without a version, because a pin
 * is a note's own: whoever writes beside it isn't in its way, and the last one wins.
 */
export function usePins(resolution: Resolution): Pins {
  const [wanted, setWanted] = useState<readonly PinChange[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const pins = {
    notes: usePin(updateResolutionNotePinPriority, 'notes', resolution.id),
    internalUseOnlyNotes: usePin(updateResolutionInternalNotePinPriority, 'internalUseOnlyNotes', resolution.id),
  }
  const latest = useRef(pins)
  latest.current = pins
  const entries = allNotes(resolution).map((entry) => {
    const change = wanted.find(({ id }) => id === entry.id)
    return change ? { ...entry, note: { ...entry.note, pinPriority: change.priority } } : entry
  })
  const pinned = pinnedNotes(entries)
  const listOf = (noteId: string) => entries.find(({ id }) => id === noteId)?.list ?? 'notes'

  /** One priority is one call, one after the other; those of a change aren't sent on after a refusal. */
  const change = (changes: readonly PinChange[]) => {
    setWanted((all) => [...all.filter(({ id }) => !changes.some((one) => one.id === id)), ...changes])
    queue.current = queue.current.then(async () => {
      for (const { id: noteId, priority } of changes) {
        const { run } = latest.current[listOf(noteId)]
        const ended = await run({ resolutionId: resolution.id, noteId, priority: String(priority) })
        if (ended.phase !== 'done') break
      }
      // Only these: the same note may have been moved again.
      setWanted((all) => all.filter((one) => !changes.includes(one)))
    })
  }
  return {
    pinned,
    actions: [pins.notes, pins.internalUseOnlyNotes],
    toggle(entry) {
      const isPinned = pinned.some(({ id }) => id === entry.id)
      change([{ id: entry.id, priority: isPinned ? 0 : 1 + (pinned.at(-1)?.note.pinPriority ?? 0) }])
    },
    move(entry, by) {
      const changes = swapped(pinned, entry.id, by)
      if (changes.length > 0) change(changes)
    },
  }
}

function usePin<O extends typeof updateResolutionNotePinPriority | typeof updateResolutionInternalNotePinPriority>(
  operation: O,
  list: NoteList,
  resolutionId: string,
): Action<O> {
  const { client } = useMemberkit()
  const verifyOutcome = (input: unknown) => {
    const { noteId, priority } = input as { noteId: string; priority: string }
    return verifyCase(client, resolutionId, (now) => {
      const note = now[list]?.find(({ id }) => id === noteId)
      return note && String(note.pinPriority ?? 0) === priority
    })
  }
  return useAction(operation, {
    entity: resolutionId,
    permission: permissionOf(operation),
    isRepeatable: true,
    verifyOutcome: verifyOutcome as never,
  })
}
