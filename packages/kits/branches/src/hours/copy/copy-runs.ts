import { defineRun, type RunFacts } from '@memberkit/foundation/unfinished'
import type { CopyChoice } from './copy-plan.rules.ts'

/** Copying that a closed tab has interrupted: from which branch, what, and to which it isn't known to be copied. */
export interface KeptCopy extends RunFacts {
  from: string
  choice: CopyChoice
}

export const copyRuns = /* @__PURE__ */ defineRun<KeptCopy>(
  'branches.copy',
  ({ from, choice }) => typeof from === 'string' && isChoice(choice),
)

function isChoice(value: unknown): value is CopyChoice {
  const { hours, dates, mode } = (value ?? {}) as Partial<Record<keyof CopyChoice, unknown>>
  return typeof hours === 'boolean' && typeof dates === 'boolean' && (mode === 'merge' || mode === 'replace')
}
