'use client'
import { contained } from '@memberkit/platform'
import { createContext, useCallback, useContext } from 'react'
import { useMemberkit } from '../provider/context.ts'
import type { Emit, FoundationEvents, KitEvent } from './events.ts'

export interface KitScope {
  readonly kit: string
  readonly onEvent?: (event: KitEvent) => void
}

/** Which kit the code below runs in. Set by KitBoundary. */
export const KitContext = createContext<KitScope>({ kit: 'host' })

/**
 * Tells the kit's `onEvent`, then the provider's; a mistake in one of them is the host's own error and breaks no kit. The
 * type is checked against the kit's table of events.
 */
export function useEmit<Table extends object = FoundationEvents>(): Emit<Table> {
  const { onEvent: tellHost, session } = useMemberkit()
  const { kit, onEvent } = useContext(KitContext)
  const isActingFor = Boolean(session?.actingFor)
  return useCallback<Emit<Table>>(
    (type, data) => {
      const event: KitEvent = { type, kit, isActingFor, data: data as object }
      contained(() => onEvent?.(event))
      contained(() => tellHost?.(event))
    },
    [tellHost, onEvent, kit, isActingFor],
  )
}
