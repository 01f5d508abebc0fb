'use client'
import {
  getBranch,
  updateBranchBusinessHours,
  updateBranchUnavailableDates,
} from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { type ActionState, lookUp, useAction } from '@memberkit/foundation/action'
import { useEffect, useRef, useState } from 'react'
import { type CopyPart, type CopyPlan, hasPart, isUntouched, type SiblingBranch } from './copy-plan.rules.ts'
import { type CopyResult, type CopyStop, verdictOn } from './copy-verdict.rules.ts'

export interface CopyRun {
  /** By the branch's id. */
  results: ReadonlyMap<string, CopyResult>
  /** The plan under way. */
  current?: CopyPlan
  isEnded: boolean
  stopReason?: CopyStop
  stop: () => void
}

interface Turn {
  index: number
  part: CopyPart
  version: string | undefined
  /** Times that the request was sent anew, on a version with other changes. */
  merges: number
}

/** Somebody who keeps changing other sections of a branch doesn't keep the run from its end. */
const mostMerges = 3

/**
 * Copies to one branch after the other, hours before closures because versions chain: never two requests at once. A
 * change of other sections meanwhile is no conflict; one of the same hours or closures is left for review. A lost answer
 * is looked up, and the run stands still while it isn't known.
 */
export function useCopyRun(plans: readonly CopyPlan[]): CopyRun {
  const { client } = useMemberkit()
  const [results, setResults] = useState<ReadonlyMap<string, CopyResult>>(new Map())
  const [turn, setTurn] = useState<Turn | undefined>(() => turnAt(plans, 0))
  const [stopReason, setStopReason] = useState<CopyStop>()
  const wantsToStop = useRef(false)
  const started = useRef(new Set<string>())
  const isEnded = turn === undefined || stopReason !== undefined
  const plan = turn && plans[turn.index]
  const branchId = plan?.target.id ?? ''

  const options = {
    entity: branchId,
    needsCertainty: true as const,
    version: turn?.version,
    verifyOutcome: async () => {
      const now = await read()
      if (!now || !plan || !turn) return { outcome: 'unclear' as const }
      return hasPart(now.branch, plan, turn.part)
        ? { outcome: 'applied' as const, data: now.branch }
        : { outcome: 'absent' as const, version: now.version }
    },
  }
  const hours = useAction(updateBranchBusinessHours, options)
  const dates = useAction(updateBranchUnavailableDates, options)

  const key = turn && `${branchId} ${turn.part} ${turn.merges}`
  useEffect(() => {
    if (isEnded || key === undefined || started.current.has(key)) return
    started.current.add(key)
    void run()
    // One turn, one request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isEnded])

  return { results, current: isEnded ? undefined : plan, isEnded, stopReason, stop: () => (wantsToStop.current = true) }

  async function read() {
    const answer = await lookUp(client, getBranch, { branchId }).catch(() => undefined)
    if (!answer?.ok) return undefined
    return { branch: answer.data, version: answer.version ?? answer.data.version }
  }

  async function run() {
    if (!plan || !turn) return
    const ended: ActionState<SiblingBranch> =
      turn.part === 'hours'
        ? await hours.run({ branchId, body: { businessHours: plan.hours! } })
        : await dates.run({ branchId, body: { unavailableDates: plan.dates! } })
    if (ended.phase === 'done') return goOn(ended.version ?? ended.data.version)
    if (ended.phase === 'conflict') {
      const now = await read()
      if (now && turn.merges < mostMerges && isUntouched(now.branch, plan, turn.part))
        return setTurn({ ...turn, version: now.version, merges: turn.merges + 1 })
    }
    const { result, stop } = verdictOn(ended)
    finish(turn.part === 'dates' && plan.hours && result !== 'unknown' ? 'partial' : result, stop)
  }

  function goOn(version: string | undefined) {
    if (turn?.part === 'hours' && plan?.dates) return setTurn({ ...turn, part: 'dates', version, merges: 0 })
    finish('done')
  }

  function finish(result: CopyResult, stop?: CopyStop) {
    if (!turn) return
    setResults((known) => new Map(known).set(branchId, result))
    const reason = stop ?? (wantsToStop.current && turn.index + 1 < plans.length ? 'stopped' : undefined)
    if (reason) setStopReason(reason)
    else setTurn(turnAt(plans, turn.index + 1))
  }
}

function turnAt(plans: readonly CopyPlan[], index: number): Turn | undefined {
  const plan = plans[index]
  return plan && { index, part: plan.hours ? 'hours' : 'dates', version: plan.target.version, merges: 0 }
}
