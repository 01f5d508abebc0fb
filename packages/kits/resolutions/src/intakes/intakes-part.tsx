'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { intakesNames } from '../messages/intakes/namespaces.ts'

/** Loaded with its words. */
export const IntakesPart = lazyPart(async () => (await import('./IntakesPage.tsx')).IntakesPage, {
  needs: intakesNames,
  fallback: <Skeleton height="panel" />,
})
