'use client'
import { useEffect, useState } from 'react'
import { recall, remember } from '../../shared/device.ts'

/** The most visits kept. */
const most = 200

/**
 * Returns the instant until which the reader has seen a case, from before this visit, and keeps this one. On this
 * device, unless the host says (`seenUntil`).
 */
export function useSeen(resolutionId: string, newest: string | undefined, seenUntil?: string): string | undefined {
  const [visits, setVisits] = useState<{ id: string; until?: string }>()
  useEffect(() => setVisits({ id: resolutionId, until: seen()[resolutionId] }), [resolutionId])
  const isRead = visits?.id === resolutionId
  useEffect(() => {
    if (isRead && newest) keep(resolutionId, newest)
  }, [isRead, resolutionId, newest])
  return seenUntil ?? (isRead ? visits.until : undefined)
}

function seen(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(recall('seen') ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

function keep(resolutionId: string, newest: string) {
  const { [resolutionId]: _before, ...rest } = seen()
  remember(
    'seen',
    JSON.stringify(Object.fromEntries([...Object.entries(rest).slice(1 - most), [resolutionId, newest]])),
  )
}
