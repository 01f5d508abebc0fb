'use client'
import { getResolution, getResolutionDetails, getResolutionHistory } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import type { Resolution, ResolutionMember } from '../shared/received.ts'
import { type AllowedPartnerAction, partnerActions } from './partner-actions.ts'
import { stripCase, stripHistory } from './strip.rules.ts'

export interface PartnerCaseData {
  resolution: Resolution
  actions: readonly AllowedPartnerAction[]
  /** Whether the platform sent content for staff only. The kit removes it. */
  wasLeaked: boolean
}

export interface PartnerCaseResources {
  main: Resource<PartnerCaseData>
  /** Fails alone. */
  member: Resource<ResolutionMember>
  /** Fails alone. */
  history: Resource<readonly ReceivedJournalEntry[]>
}

export interface PartnerCaseOptions {
  /** Milliseconds between polls for changes by others. @default 15,000 */
  interval?: number
}

/**
 * Reads a case of the reader's own firm: everything in parallel, and nothing that is for staff only. The clock of the
 * journal is for staff, so the hook polls the case and its history instead.
 */
export function usePartnerCase(
  resolutionId: string,
  { interval = 15_000 }: PartnerCaseOptions = {},
): PartnerCaseResources {
  const { realm, can, isDenied } = useMemberkit()
  const resolution = useResource(getResolution, { resolutionId }, { select: stripCase, refetchInterval: interval })
  const details = useResource(getResolutionDetails, { resolutionId })
  const history = useResource(
    getResolutionHistory,
    { resolutionId },
    { select: stripHistory, refetchInterval: interval },
  )
  const wasLeaked = history.state === 'ready' && history.data.wasLeaked
  return {
    main: mapResource(resolution, (one) => ({
      resolution: one.data,
      actions: allowedActions(partnerActions, one.data, { realm, can, isDenied }),
      wasLeaked: one.wasLeaked || wasLeaked,
    })),
    member: mapResource(details, ({ member }) => member),
    history: mapResource(history, ({ data }) => data),
  }
}
