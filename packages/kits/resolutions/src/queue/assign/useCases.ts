'use client'
import { getResolution } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type PlatformClient, readResponse, send } from '@memberkit/platform'
import { useCallback } from 'react'
import { type QueueCase, type Resolution, summaryOf } from '../received.ts'

export interface ReadCases {
  cases: readonly QueueCase[]
  /** Cases that couldn't be read, by ID. */
  unread: readonly string[]
}

/** Few at a time, so that a long run doesn't flood the service. */
const atOnce = 4

/** Returns a function that reads cases as they are now, past every cache. */
export function useReadCases(): (ids: readonly string[]) => Promise<ReadCases> {
  const { client } = useMemberkit()
  return useCallback(
    async (ids) => {
      const found: { id: string; one: QueueCase | undefined }[] = []
      for (let at = 0; at < ids.length; at += atOnce) {
        const some = ids.slice(at, at + atOnce)
        found.push(...(await Promise.all(some.map(async (id) => ({ id, one: await readCase(client, id) })))))
      }
      return {
        cases: found.flatMap(({ one }) => one ?? []),
        unread: found.filter(({ one }) => !one).map(({ id }) => id),
      }
    },
    [client],
  )
}

/** Reads one case; `undefined` if that isn't possible, whatever the reason. */
export async function readCase(client: PlatformClient, resolutionId: string): Promise<QueueCase | undefined> {
  const answer = await send(client, getResolution, { resolutionId }).catch(() => undefined)
  const reading = answer?.ok ? readResponse(getResolution, answer.data) : undefined
  return reading?.isReadable ? summaryOf(reading.data as Resolution) : undefined
}
