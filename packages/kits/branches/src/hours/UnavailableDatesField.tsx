'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { datesMessages } from '../messages/namespaces.ts'
import type { UnavailableDatesProps } from './UnavailableDates.tsx'

export type { UnavailableDatesProps as UnavailableDatesFieldProps } from './UnavailableDates.tsx'

/** Edits the dates on which a branch is closed. Loads its code, the calendar and the names of holidays when shown. */
export const UnavailableDatesField = lazyPart<UnavailableDatesProps>(
  async () => (await import('./UnavailableDates.tsx')).UnavailableDates,
  { needs: [datesMessages], fallback: <Skeleton height="panel" /> },
)
