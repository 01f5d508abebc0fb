'use client'
import { changeDraft, forgetDrafts, putBack, useKeptDraft } from '@memberkit/foundation/delayed-commit'
import type { QueryClient } from '@tanstack/react-query'

const keyOf = (resolutionId: string, list = '') => `resolutions.note ${resolutionId} ${list}`

/** A text that survives a reload of the case's data, and moving to another case and back. */
export const useNoteDraft = (resolutionId: string, list: string): [string, (text: string) => void] =>
  useKeptDraft(keyOf(resolutionId, list), '')

/** Puts a text back into a draft, above what has been written since. */
export const returnDraft = (queryClient: QueryClient, resolutionId: string, list: string, body: string): void =>
  changeDraft<string>(queryClient, keyOf(resolutionId, list), (now) => putBack(body, now))

/** Discards every draft about a case. */
export const purgeDrafts = (queryClient: QueryClient, resolutionId: string): void =>
  forgetDrafts(queryClient, keyOf(resolutionId))
