'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { companionNames } from '../messages/namespaces.ts'
import { ComparisonPlaceholder } from './ComparisonSkeleton.tsx'

/** The comparison without a boundary of its own, for other parts of the kit. */
export const ComparisonPart = /* @__PURE__ */ lazyPart(
  async () => (await import('../companions/opened-parts.ts')).ComparisonPage,
  { needs: companionNames, fallback: <ComparisonPlaceholder /> },
)
