'use client'
import { useEffect, useMemo, useState } from 'react'
import type { ConsoleService } from '../services.ts'
import { type Desk, deskOf } from './desk.ts'

export type DeskState =
  { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'ready'; readonly desk: Desk }

const loaded = new WeakMap<ConsoleService, Desk>()
const loading = new WeakMap<ConsoleService, Promise<Desk>>()

/** Loads a service's definition, once for all who need it. */
export function loadDesk(entry: ConsoleService): Promise<Desk> {
  const known = loading.get(entry)
  if (known) return known
  const started = entry.load().then(
    (definition) => {
      const desk = deskOf(entry.service, definition)
      loaded.set(entry, desk)
      return desk
    },
    (error: unknown) => {
      loading.delete(entry)
      throw error
    },
  )
  loading.set(entry, started)
  return started
}

/** Returns the console of a service, once it has loaded. */
export function useDesk(entry: ConsoleService | undefined): DeskState {
  const [arrived, setArrived] = useState<Desk>()
  const [failed, setFailed] = useState<ConsoleService>()
  const desk = entry && (loaded.get(entry) ?? (arrived?.service === entry.service ? arrived : undefined))
  useEffect(() => {
    if (!entry) return undefined
    let isWanted = true
    // Also if it has loaded since this was rendered: somebody else may have needed it.
    loadDesk(entry).then(
      (one) => isWanted && setArrived(one),
      () => isWanted && setFailed(entry),
    )
    return () => {
      isWanted = false
    }
  }, [entry])
  return useMemo(() => {
    if (desk) return { state: 'ready', desk }
    return { state: failed && failed === entry ? 'failed' : 'loading' }
  }, [desk, failed, entry])
}
