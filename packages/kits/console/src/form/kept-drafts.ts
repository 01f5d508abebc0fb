'use client'
import type { Operation } from '@memberkit/contract'
import { useCallback, useState } from 'react'
import type { InputDraft } from '../actions/inputs-of.ts'
import { useMemberkit } from '@memberkit/foundation'
import { useDeskContext } from '../fields/DeskContext.ts'
import { partForDevice, type SchemaNames } from './device.ts'
import type { Draft } from './draft.ts'

/** Drafts that outlive their form, whole, in this page's memory only: they may be personal. */
const kept = new Map<string, InputDraft>()
const nameOf = (key: string) => `memberkit.console.draft ${key}`

/** Returns the name of a draft: of an operation on an entity, or in a place with these parameters chosen. */
export const draftKey = (
  service: string,
  operation: string,
  about: string | Readonly<Record<string, string>>,
): string => `${service} ${operation} ${typeof about === 'string' ? about : JSON.stringify(about)}`

/**
 * Returns a draft with its setter, kept until it is sent, forgotten or cleared; after a reload without what is personal.
 * `forgetSent` forgets one that is as it was sent, and returns whether it was.
 */
export function useKeptDraft(about: string, operation: Operation, start: () => InputDraft) {
  const { client } = useMemberkit()
  const { names } = useDeskContext().desk
  const key = keyOfPerson(client.session?.identityId, about)
  const begin = (): InputDraft => kept.get(key) ?? over(start(), storedDraft(key))
  const [own, setOwn] = useState(() => ({ key, draft: begin() }))
  const draft = own.key === key ? own.draft : begin()
  if (own.key !== key) setOwn({ key, draft })
  const change = useCallback(
    (next: InputDraft) => {
      keepDraft(key, operation, names, next)
      setOwn({ key, draft: next })
    },
    [key, operation, names],
  )
  const forget = useCallback(() => keepDraft(key, operation, names, undefined), [key, operation, names])
  const forgetSent = useCallback(
    (sent: InputDraft | undefined) => {
      const isAsSent = kept.get(key) === undefined || kept.get(key) === sent
      if (isAsSent) forget()
      return isAsSent
    },
    [key, forget],
  )
  const clear = () => {
    forget()
    setOwn({ key, draft: start() })
  }
  return { draft, change, forget, forgetSent, clear }
}

/** Returns the name of one person's draft: what somebody has typed, nobody else who signs in sees. */
export const keyOfPerson = (identityId: string | undefined, about: string): string => `${identityId ?? ''} ${about}`

/** Returns what a form starts with, with what a reload has left of a draft. Lists and values are replaced as a whole. */
const over = (start: InputDraft, left: InputDraft | undefined): InputDraft =>
  left ? (merged(start as never, left as never) as unknown as InputDraft) : start

const merged = (start: Draft, left: Draft): Draft => ({
  ...start,
  ...Object.fromEntries(
    Object.entries(left).map(([name, value]) => {
      const known = start[name]
      return [name, isObject(known) && isObject(value) ? merged(known, value) : value]
    }),
  ),
})

export function keepDraft(
  key: string,
  { query, body }: Operation,
  names: SchemaNames,
  draft: InputDraft | undefined,
): void {
  if (draft) kept.set(key, draft)
  else kept.delete(key)
  try {
    if (!draft) sessionStorage.removeItem(nameOf(key))
    else {
      const part = {
        params: {},
        query: partForDevice(query, draft.query, names),
        body: partForDevice(body, draft.body, names),
      }
      sessionStorage.setItem(nameOf(key), JSON.stringify(part))
    }
  } catch {
    // Storage may be forbidden or full: then a reload keeps nothing.
  }
}

/** Forgets what this page's memory has of all drafts; for tests, whose files share a page. */
export const forgetDrafts = (): void => kept.clear()

/** Returns what a reload has left of a draft. */
export function storedDraft(key: string): InputDraft | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(value: unknown): value is InputDraft & Draft {
  if (!isObject(value)) return false
  const { params, query, body } = value
  return [params, query, body].every(isObject)
}
