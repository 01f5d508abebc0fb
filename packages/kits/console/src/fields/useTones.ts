'use client'
import type { Tones } from '../runtime/desk.ts'
import { useDeskContext } from './DeskContext.ts'

/** Returns the tones of an enumeration's values, if it has any. */
export function useTones(enumeration: string | undefined): Tones | undefined {
  const { desk } = useDeskContext()
  return enumeration === undefined ? undefined : desk.tones(enumeration)
}
