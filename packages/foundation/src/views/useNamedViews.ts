'use client'
import { useEffect, useState } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { type NamedView, readViews, type ViewStore, writeViews } from './named-views.ts'

export interface NamedViews<View> {
  readonly views: readonly NamedView<View>[]
  save: (name: string, view: View) => void
  remove: (id: string) => void
  restore: (view: NamedView<View>) => void
}

/** The views of a list that the signed-in person saved on this device. */
export function useNamedViews<View>(store: ViewStore<View>): NamedViews<View> {
  const owner = useMemberkit().session?.identityId
  const [views, setViews] = useState<readonly NamedView<View>[]>([])
  useEffect(() => setViews(readViews(store, owner)), [store, owner])
  // Another window may have saved one meanwhile.
  const change = (after: (now: readonly NamedView<View>[]) => readonly NamedView<View>[]) => {
    const next = after(readViews(store, owner))
    setViews(next)
    writeViews(store, owner, next)
  }
  return {
    views,
    save: (name, view) => change((now) => [...now, { id: newId(now), name, view }]),
    remove: (id) => change((now) => now.filter((view) => view.id !== id)),
    restore: (view) => change((now) => [...now.filter(({ id }) => id !== view.id), view]),
  }
}

const newId = (views: readonly NamedView<unknown>[]) =>
  `own-${1 + Math.max(0, ...views.map(({ id }) => Number(id.replace('own-', '')) || 0))}`
