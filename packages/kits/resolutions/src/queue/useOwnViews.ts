'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useRef, useState } from 'react'
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
  // A toast's button may act long after this rendering.
  const latest = useRef(views)
  latest.current = views
  const change = (next: readonly OwnView[]) => {
    latest.current = next
    setViews(next)
    writeViews(owner, next)
  }
  return {
    views,
    save: (name, filters) => change([...latest.current, { id: newId(latest.current), name, filters }]),
    remove: (id) => change(latest.current.filter((view) => view.id !== id)),
    restore: (view) => change([...latest.current.filter(({ id }) => id !== view.id), view]),
  }
}

const newId = (views: readonly OwnView[]) =>
  `own-${1 + Math.max(0, ...views.map(({ id }) => Number(id.replace('own-', '')) || 0))}`
