'use client'
import { createContext, useContext, useEffect } from 'react'
import type { ConsoleService } from '../services.ts'
import type { Place } from './console-link.ts'

/** The open entity and its actions, for the launcher. */
export interface OpenEntity {
  readonly title: string
  /** Returns the possible actions. */
  readonly actions: () => readonly { readonly name: string; readonly label: string }[]
  /** Opens the dialog of an action. */
  readonly choose: (name: string) => void
}

export interface OpenEntityHolder {
  get: () => OpenEntity | undefined
  set: (entity: OpenEntity | undefined) => void
}

export function holdOpenEntity(): OpenEntityHolder {
  let held: OpenEntity | undefined
  return { get: () => held, set: (entity) => void (held = entity) }
}

export interface ConsoleContextValue {
  readonly services: readonly ConsoleService[]
  readonly place: Place
  /** Goes to a place of the console. */
  go: (place: Place, options?: { replace?: boolean }) => void
  /** Returns the address of a place; `undefined` where the host has no addresses. */
  hrefOf: (place: Place) => string | undefined
  readonly openEntity: OpenEntityHolder
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

/** Returns the console that a part belongs to. */
export function useConsole(): ConsoleContextValue {
  const console = useContext(ConsoleContext)
  if (!console) throw new Error('Put parts of the console inside <Console>.')
  return console
}

/** Says what can be done to the entity that is open, as long as it is. */
export function useOpenEntity(entity: OpenEntity | undefined): void {
  const { openEntity } = useConsole()
  useEffect(() => {
    openEntity.set(entity)
    return () => openEntity.set(undefined)
  })
}
