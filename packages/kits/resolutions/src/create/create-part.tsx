'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { createNames } from '../messages/create/namespaces.ts'
import { CreateSkeleton } from './CreateSkeleton.tsx'

/** Only those who open a case load its steps and words. */
export const CreatePart = lazyPart(async () => (await import('./CreatePage.tsx')).CreatePage, {
  needs: [...createNames, 'foundation.actions', 'foundation.sections'],
  fallback: <CreateSkeleton />,
})
