'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { companionNames } from '../messages/namespaces.ts'

const later = () => import('./later.ts')

/** Needed once the buyer says whom to cover. */
export const ExcludedTiersPart = /* @__PURE__ */ lazyPart(async () => (await later()).ExcludedTiers)

/** For staff. */
export const PreviewBarPart = /* @__PURE__ */ lazyPart(async () => (await later()).PreviewBar)

/** Needed once a tier is selected; preloaded when a tier is focused or pointed at. */
export const SupplementChoicesPart = /* @__PURE__ */ lazyPart(async () => (await later()).SupplementChoices, {
  // In its place on a page that opens with a tier selected: the summary stands beside it.
  fallback: <Skeleton height="panel" />,
})

/** Only where tiers form a full matrix. */
export const TierMatrixPart = /* @__PURE__ */ lazyPart(async () => (await later()).TierMatrixChoice, {
  fallback: <Skeleton height="panel" />,
})

/** The comparison with a way back to the picker. Preloaded when its button is focused or pointed at. */
export const TierComparisonPart = /* @__PURE__ */ lazyPart(
  async () => (await import('../companions/opened-parts.ts')).TierComparison,
  { needs: companionNames, fallback: <Skeleton height="panel" /> },
)
