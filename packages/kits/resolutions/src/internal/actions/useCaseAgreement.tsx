'use client'
import type { Action } from '@memberkit/foundation/action'
import { useAgreement } from '@memberkit/foundation/conflict'
import { useRef, useState } from 'react'
import type { Resolution } from '../../shared/received.ts'
import { changedFacts, type Fact, isChanged } from './case-changes.rules.ts'
import { CaseChanged } from './CaseChanged.tsx'

/** Tells what has changed in a case since a flow of its own began, and whether that was agreed to. */
export function useCaseAgreement(now: Resolution, steps: readonly Pick<Action, 'state' | 'isBusy'>[]) {
  const [seen, setSeen] = useState(now)
  const agreed = useRef(now)
  const isOut = steps.some(({ state, isBusy }) => isBusy || state.phase === 'unknown')
  const { changedFrom, isAsked, agree } = useAgreement({
    seen,
    now,
    version: now.version,
    // While a step is on its way, what has changed may be its own effect.
    isChanged: (before, after) => !isOut && isChanged(before, after),
    isConflict: steps.some(({ state }) => state.phase === 'conflict'),
  })
  return {
    /** What has changed since, to show above the form. */
    changed: changedFrom ? <CaseChanged before={changedFrom} after={now} /> : null,
    /** See `Agreement`. */
    isAsked,
    agree() {
      const isAgreed = agree()
      if (isAgreed) agreed.current = now
      return isAgreed
    },
    /** Takes the case as a step has left it. `false` if it also shows what somebody else has changed: that is told first. */
    take(after: Resolution, own?: Fact) {
      const isOurs = changedFacts(agreed.current, after).every((fact) => fact === own)
      setSeen((before) => (isOurs ? after : own ? { ...before, [own]: after[own] } : before))
      return isOurs
    },
  }
}
