'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { prefetchCase } from './queue-calls.ts'

/** The order of the queue's rows, which a queue reports and what stands beside it follows. */
export interface QueueOrder {
  readonly report: (ids: readonly string[], total: number) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => { readonly ids: readonly string[]; readonly total: number }
}

export interface QueueNavigation {
  /** Pass it to the queue. */
  order: QueueOrder
  openId: string | undefined
  /** The neighbours of the open case; absent at either end. */
  nextId: string | undefined
  previousId: string | undefined
  /** The position of the open case, from 1. */
  position: number | undefined
  total: number
  open: (id: string | undefined) => void
  next: () => void
  previous: () => void
}

export interface QueueNavigationOptions {
  /** The open case, such as from the host's URL. Without it, the hook keeps it. */
  openId?: string
  onOpen?: (id: string | undefined) => void
}

const nothing = { ids: [], total: 0 } as const

/**
 * Connects a queue with the case beside it: which one is open, the next and the previous. The next case is requested as
 * soon as one opens, so that it shows at once. An open case that has left the queue keeps its place.
 */
export function useQueueNavigation({ openId: given, onOpen }: QueueNavigationOptions = {}): QueueNavigation {
  const { queryClient, realm } = useMemberkit()
  const [order] = useState(createOrder)
  const [own, setOwn] = useState<string>()
  const openId = onOpen ? given : own
  const { ids, total } = useSyncExternalStore(order.subscribe, order.read, () => nothing)
  const index = openId === undefined ? -1 : ids.indexOf(openId)
  const [last, setLast] = useState(-1)
  if (index >= 0 && index !== last) setLast(index)
  const at = index >= 0 ? index : -1
  const nextId = openId === undefined ? ids[0] : at >= 0 ? ids[at + 1] : ids[Math.max(last, 0)]
  const previousId = openId === undefined ? undefined : ids[(at >= 0 ? at : Math.max(last, 0)) - 1]
  useEffect(() => {
    if (openId !== undefined && nextId !== undefined) prefetchCase(queryClient, realm, nextId)
  }, [openId, nextId, queryClient, realm])
  const open = useCallback((id: string | undefined) => (onOpen ? onOpen(id) : setOwn(id)), [onOpen])
  return {
    order,
    openId,
    nextId,
    previousId,
    position: at >= 0 ? at + 1 : undefined,
    total,
    open,
    next: () => nextId !== undefined && open(nextId),
    previous: () => previousId !== undefined && open(previousId),
  }
}

function createOrder(): QueueOrder {
  let current: ReturnType<QueueOrder['read']> = nothing
  const listeners = new Set<() => void>()
  return {
    report(ids, total) {
      const isSame =
        total === current.total && ids.length === current.ids.length && ids.every((id, i) => id === current.ids[i])
      if (isSame) return
      current = { ids, total }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => current,
  }
}
