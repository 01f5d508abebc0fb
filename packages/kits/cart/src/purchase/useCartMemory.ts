'use client'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type CartRecord, recall, remember } from './cart-memory.ts'

export interface CartMemory {
  record?: CartRecord | undefined
  /** Tells every tab what the cart has become. An order that isn't bought never replaces another that is. */
  keep(record: Omit<CartRecord, 'at'>): void
  /** Whether a tab has bought another order of the cart, by what is stored now. */
  isOtherBought(orderId: string): boolean
  /** Lets the same cart be bought again. */
  forget(): void
}

const neverChanges = () => () => {}

/** Reads and shares what became of a cart, across the tabs of this browser. */
export function useCartMemory(key: string | undefined, isDerived: boolean): CartMemory {
  // Server-rendered content knows nothing of this browser: the effect below reads it then.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [known, setKnown] = useState(() => ({
    key,
    record: key && !isHydrating ? recall(key, isDerived, Date.now()) : undefined,
  }))
  if (known.key !== key) setKnown({ key, record: key ? recall(key, isDerived, Date.now()) : undefined })
  const channel = useRef<BroadcastChannel>(undefined)

  useEffect(() => {
    if (!key || typeof BroadcastChannel === 'undefined') return undefined
    const own = new BroadcastChannel(`memberkit.cart ${key}`)
    channel.current = own
    own.addEventListener('message', ({ data }: MessageEvent<CartRecord | null>) =>
      setKnown({ key, record: data ?? undefined }),
    )
    // Another tab may have told it between the first render and now.
    setKnown((before) => ({ key, record: recall(key, isDerived, Date.now()) ?? before.record }))
    return () => own.close()
  }, [key, isDerived])

  const tell = useCallback(
    (record: CartRecord | undefined) => {
      if (!key) return
      remember(key, record)
      setKnown({ key, record })
      try {
        channel.current?.postMessage(record ?? null)
      } catch {
        // The part is gone, and its channel with it; the next tab reads what was stored.
      }
    },
    [key],
  )
  const isOtherBought = useCallback(
    (orderId: string) => {
      const record = key ? recall(key, isDerived, Date.now()) : undefined
      if (!record?.isBought || record.orderId === orderId) return false
      setKnown({ key, record })
      return true
    },
    [key, isDerived],
  )
  return {
    record: known.record,
    keep: useCallback(
      (record) => {
        if (record.isBought || !isOtherBought(record.orderId)) tell({ ...record, at: Date.now() })
      },
      [tell, isOtherBought],
    ),
    isOtherBought,
    forget: useCallback(() => tell(undefined), [tell]),
  }
}
