'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { announce } from '../live/announce.ts'
import type { TreeRow } from './tree-rows.ts'
import type { LoadChildren, Loaded, TreeItem, TreeLabels } from './types.ts'

/** Manages loaded, loading and failed children. */
export function useLazyChildren(loadChildren: LoadChildren | undefined, labels: TreeLabels | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map())
  const asked = useRef(new Set<string>())

  const load = useCallback(
    (item: TreeItem) => {
      if (!loadChildren || asked.current.has(item.id)) return
      asked.current.add(item.id)
      const become = (outcome: Loaded) => setLoaded((before) => new Map(before).set(item.id, outcome))
      become('loading')
      loadChildren(item).then(
        (children) => {
          become(children)
          if (labels) announce(labels.loaded(children.length))
        },
        () => {
          asked.current.delete(item.id)
          become('failed')
          if (labels) announce(labels.failed)
        },
      )
    },
    [loadChildren, labels],
  )
  return { loaded, load }
}

/** Loads the children of expanded items, including initially expanded ones. */
export function useLoadOpened(rows: readonly TreeRow[], load: (item: TreeItem) => void) {
  useEffect(() => {
    for (const { kind, item } of rows) if (kind === 'loading') load(item)
  }, [rows, load])
}
