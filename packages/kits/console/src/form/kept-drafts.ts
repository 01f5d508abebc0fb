'use client'
import type { Operation } from '@memberkit/contract'
import { useCallback, useState } from 'react'
import type { InputDraft } from '../actions/inputs-of.ts'
import { partForDevice } from './device.ts'

/** Drafts that outlive their form, whole, in this page's memory only: they may be personal. */
const kept = new Map<string, InputDraft>()
const nameOf = (key: string) => `memberkit.console.draft ${key}`

/** Returns the name of a draft: of an operation on an entity, or in a place with these parameters chosen. */
export const draftKey = (
  service: string,
  operation: string,
  about: string | Readonly<Record<string, string>>,
): string => `${service} ${operation} ${typeof about === 'string' ? about : JSON.stringify(about)}`

/** Returns a draft with its setter, kept until it is sent, forgotten or cleared; after a reload without what is personal. */
export function useKeptDraft(key: string, operation: Operation, start: () => InputDraft) {
  const [draft, setDraft] = useState(() => kept.get(key) ?? storedDraft(key) ?? start())
  const change = useCallback(
    (next: InputDraft) => {
      keepDraft(key, operation, next)
      setDraft(next)
    },
    [key, operation],
  )
  const forget = useCallback(() => keepDraft(key, operation, undefined), [key, operation])
  const clear = () => {
    forget()
    setDraft(start())
  }
  return { draft, change, forget, clear }
}

export function keepDraft(key: string, { query, body }: Operation, draft: InputDraft | undefined): void {
  if (draft) kept.set(key, draft)
  else kept.delete(key)
  try {
    if (!draft) sessionStorage.removeItem(nameOf(key))
    else {
      const part = { params: {}, query: partForDevice(query, draft.query), body: partForDevice(body, draft.body) }
      sessionStorage.setItem(nameOf(key), JSON.stringify(part))
    }
  } catch {
    // Storage may be forbidden or full: then a reload keeps nothing.
  }
}

/** Returns what a reload has left of a draft. */
export function storedDraft(key: string): InputDraft | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(value: unknown): value is InputDraft {
  if (!isObject(value)) return false
  const { params, query, body } = value as InputDraft
  return [params, query, body].every(isObject)
}
