'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { copyMessages, hoursMessages } from '../../messages/namespaces.ts'
import type { CopyHoursProps } from './CopyHoursDialog.tsx'
import type { UnfinishedCopyProps } from './UnfinishedCopy.tsx'

export type { CopyHoursProps } from './CopyHoursDialog.tsx'

/**
 * Copies hours and closures to other branches, in a dialog: choose, see what changes at each branch, then one after the
 * other, each with its result. Loads its code when shown.
 */
export const CopyHours = lazyPart<CopyHoursProps>(async () => (await import('./CopyHoursDialog.tsx')).CopyHoursDialog, {
  needs: [copyMessages, hoursMessages, 'foundation.actions'],
})

/** Says that copying was interrupted, where it was. */
export const UnfinishedCopyPart = lazyPart<UnfinishedCopyProps>(
  async () => (await import('./UnfinishedCopy.tsx')).UnfinishedCopy,
  { needs: [copyMessages], isOptional: true },
)
