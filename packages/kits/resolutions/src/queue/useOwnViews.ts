'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'
import { type OwnView, readViews, writeViews } from './own-views.ts'
import type { QueueFilters } from './queue-link.ts'

export interface OwnViews {
  views: readonly OwnView[]
  save: (name: string, filters: QueueFilters) => void
  remove: (id: string) => void
  restore: (view: OwnView) => void
}

/** The views that the signed-in person saved on this device. */
export function useOwnViews(): OwnViews {
  const owner = useMemberkit().session?.identityId
  const [views, setViews] = useState<readonly OwnView[]>([])
  useEffect(() => setViews(readViews(owner)), [owner])
  // Another window may have saved one meanwhile.
  const change = (after: (now: readonly OwnView[]) => readonly OwnView[]) => {
    const next = after(readViews(owner))
    setViews(next)
    writeViews(owner, next)
  }
  return {
    views,
    save: (name, filters) => change((now) => [...now, { id: newId(now), name, filters }]),
    remove: (id) => change((now) => now.filter((view) => view.id !== id)),
    restore: (view) => change((now) => [...now.filter(({ id }) => id !== view.id), view]),
  }
}

const newId = (views: readonly OwnView[]) =>
  `own-${1 + Math.max(0, ...views.map(({ id }) => Number(id.replace('own-', '')) || 0))}`
