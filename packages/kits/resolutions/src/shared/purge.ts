'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { keyOf } from '@memberkit/platform/query'
import { purgeDrafts } from './notes/drafts.ts'

const channelName = 'memberkit.resolutions.redacted'

/** The first part of every key of the service: cases, searches, journals. */
const servicePart = () => keyOf(getResolution)[0]

/**
 * Forgets what was redacted in a case: everything read from the service, the drafts about the case, and the same in the
 * person's other tabs. What is on screen is read again.
 */
export async function purgeRedacted(queryClient: QueryClient, resolutionId: string): Promise<void> {
  forget(queryClient, resolutionId)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(resolutionId)
  channel.close()
}

function forget(queryClient: QueryClient, resolutionId: string) {
  purgeDrafts(queryClient, resolutionId)
  const ofService = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === servicePart() }
  queryClient.removeQueries({ ...ofService, type: 'inactive' })
  void queryClient.resetQueries({ ...ofService, type: 'active' })
}

/** Forgets what another tab has redacted, and calls `onRedacted` with the ID of its case. */
export function useRedactedElsewhere(onRedacted?: (resolutionId: string) => void): void {
  const queryClient = useQueryClient()
  const latest = useRef(onRedacted)
  latest.current = onRedacted
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const channel = new BroadcastChannel(channelName)
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return
      latest.current?.(data)
      forget(queryClient, data)
    }
    channel.addEventListener('message', onMessage)
    return () => channel.close()
  }, [queryClient])
}
