'use client'
import { createContext, useContext } from 'react'
import type { ConsoleService } from '../services.ts'
import type { Place } from './console-link.ts'

export interface ConsoleContextValue {
  readonly services: readonly ConsoleService[]
  readonly place: Place
  /** Goes to a place of the console. */
  go: (place: Place, options?: { replace?: boolean }) => void
  /** Returns the address of a place; `undefined` where the host has no addresses. */
  hrefOf: (place: Place) => string | undefined
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

/** Returns the console that a part belongs to. */
export function useConsole(): ConsoleContextValue {
  const console = useContext(ConsoleContext)
  if (!console) throw new Error('Put parts of the console inside <Console>.')
  return console
}
