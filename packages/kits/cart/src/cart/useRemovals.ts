'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that was removed a moment ago and can still be put back. */
export interface Removal {
  readonly id: number
  /** The product key, and the supplement's if only that was removed. */
  readonly product: string
  readonly supplement?: string | undefined
  /** The place of the product among the lines. */
  readonly index: number
  readonly name: string
  readonly undo: () => void
}

export interface Removals {
  readonly removals: readonly Removal[]
  add(removal: Omit<Removal, 'id'>): void
  restore(removal: Removal): void
  /** Keeps a removal while somebody is at its button. */
  hold(id: number): void
  release(id: number): void
}

/** "Remove has 8 s undo": long enough to read, short enough not to pile up. */
const undoTime = 8_000

/** Holds what was removed for as long as it can be put back. */
export function useRemovals(): Removals {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const nextId = useRef(0)
  const hold = useCallback((id: number) => clearTimeout(timers.current.get(id)), [])
  const drop = useCallback((id: number) => setRemovals((all) => all.filter((one) => one.id !== id)), [])
  const release = useCallback(
    (id: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => drop(id), undoTime),
      )
    },
    [drop],
  )
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  const add = useCallback(
    (removal: Omit<Removal, 'id'>) => {
      const id = (nextId.current += 1)
      setRemovals((all) => [
        ...all.filter(({ product, supplement }) => !(product === removal.product && supplement === removal.supplement)),
        { ...removal, id },
      ])
      release(id)
    },
    [release],
  )
  const restore = useCallback(
    (removal: Removal) => {
      hold(removal.id)
      drop(removal.id)
      removal.undo()
    },
    [hold, drop],
  )
  return { removals, add, restore, hold, release }
}
