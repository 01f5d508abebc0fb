'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { companionNames } from '../messages/namespaces.ts'
import { ComparisonPlaceholder } from './ComparisonSkeleton.tsx'

const opened = () => import('../companions/opened-parts.ts')
const loading = { needs: companionNames, fallback: <ComparisonPlaceholder /> }

/** The comparison without a boundary of its own, for other parts of the kit. */
export const ComparisonPart = /* @__PURE__ */ lazyPart(async () => (await opened()).ComparisonPage, loading)

/** The comparison with a way back to the picker. Preloaded when its button is focused or pointed at. */
export const PickerComparisonPart = /* @__PURE__ */ lazyPart(async () => (await opened()).PickerComparison, loading)
