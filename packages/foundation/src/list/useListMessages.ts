'use client'
import type { AnyList } from './define-list.ts'

/** Returns the messages of a list. */
export function useListMessages(list: AnyList) {
  // A list has one hook for as long as it is, and a part shows one list.
  // oxlint-disable-next-line react/hooks
  return list.useMessages()
}
