'use client'
import { changeDraft, putBack, useKeptDraft } from '@memberkit/foundation/delayed-commit'
import { useQueryClient } from '@tanstack/react-query'
import type { NoteDraft } from './NoteForm.tsx'

const blank: NoteDraft = { text: '', priority: 'LOW' }

export interface NoteDraftStore {
  draft: NoteDraft
  set: (draft: NoteDraft) => void
  clear: () => void
  /** Puts a note back, above what has been written since; also once its form is gone. */
  giveBack: (note: NoteDraft) => void
}

/** A new note that outlives its form until the page goes. */
export function useNoteDraft(subject: string): NoteDraftStore {
  const queryClient = useQueryClient()
  const key = `timeline.note ${subject}`
  const [draft, set] = useKeptDraft(key, blank)
  return {
    draft,
    set,
    clear: () => set(blank),
    giveBack: ({ text, priority }) =>
      changeDraft<NoteDraft>(queryClient, key, (now) => ({ text: putBack(text, now?.text), priority })),
  }
}
