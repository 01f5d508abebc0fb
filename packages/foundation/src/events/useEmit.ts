'use client'
import { callSafely } from '@memberkit/platform'
import { createContext, useCallback, useContext, useRef } from 'react'
import { useMemberkit } from '../provider/context.ts'
import type { Emit, FoundationEvents, KitEvent } from './events.ts'

export interface KitScope {
  readonly kit: string
  readonly onEvent?: (event: KitEvent) => void
}

/** The kit that contains the component. Set by KitBoundary. */
export const KitContext = createContext<KitScope>({ kit: 'host' })

/**
 * Returns a function that calls `onEvent` of the kit, then of the provider; errors in them don't break the kit. Types
 * are checked against the kit's events. Always the same function, so that a host's new `onEvent` repeats no event.
 */
export function useEmit<Table extends object = FoundationEvents>(): Emit<Table> {
  const { onEvent: tellHost, session } = useMemberkit()
  const { kit, onEvent } = useContext(KitContext)
  const isActingFor = Boolean(session?.actingFor)
  const latest = useRef({ tellHost, onEvent, kit, isActingFor })
  latest.current = { tellHost, onEvent, kit, isActingFor }
  return useCallback<Emit<Table>>((type, data) => {
    const { tellHost, onEvent, kit, isActingFor } = latest.current
    const event: KitEvent = { type, kit, isActingFor, data: data as object }
    callSafely(() => onEvent?.(event))
    callSafely(() => tellHost?.(event))
  }, [])
}
