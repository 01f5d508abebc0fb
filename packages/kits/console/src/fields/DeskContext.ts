'use client'
import type { Schema } from '@memberkit/contract'
import { createContext, useContext } from 'react'
import type { Desk } from '../runtime/desk.ts'
import type { Words } from '../words/useWords.ts'

export interface DeskContextValue {
  readonly desk: Desk
  readonly words: Words
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined)

/** Returns the service that a part of the console is about, with its words. */
export function useDeskContext(): DeskContextValue {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('Fields need the service that they belong to.')
  return desk
}

/** Returns the name of a schema of the service. */
export function useSchemaName(): (schema: Schema) => string | undefined {
  const { desk } = useDeskContext()
  return (schema) => desk.names.get(schema)
}
