'use client'
import type { Operation, Schema } from '@memberkit/contract'
import { useCallback, useMemo, useState } from 'react'
import type { InputDraft } from '../actions/inputs-of.ts'
import { useMemberkit } from '@memberkit/foundation'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { Entity } from '../runtime/desk.ts'
import { changedInput, withChanges } from './changed-input.ts'
import { partForDevice, type SchemaNames } from './device.ts'
import { isObject } from './draft.ts'

/** What a person has changed in a form, and the entity as they saw it then. */
export interface Kept {
  readonly changes: InputDraft
  readonly seen?: Entity
  /** Whether a reload has left only what isn't personal of it. */
  readonly isPart?: boolean
}

/** An entity as the person sees it while they change its form. */
export interface Seen {
  readonly schema: Schema | undefined
  readonly entity: Entity
}

/** Changes that outlive their form, whole, in this page's memory only: they may be personal. */
const memory = new Map<string, Kept>()
const nameOf = (key: string) => `memberkit.console.draft ${key}`

/** Returns the name of a draft: of an operation on an entity, or in a place with these parameters chosen. */
export const draftKey = (
  service: string,
  operation: string,
  about: string | Readonly<Record<string, string>>,
): string => `${service} ${operation} ${typeof about === 'string' ? about : JSON.stringify(about)}`

/**
 * Returns a draft with its setter, kept until it is sent, forgotten or cleared; after a reload without what is personal.
 * `forgetSent` forgets one whose `changes` are as they were sent, and returns whether they were.
 *
 * @param start what the form starts with; keep it stable
 */
export function useKeptDraft(about: string, operation: Operation, start: InputDraft) {
  const { kept, keep, ...rest } = useKeptChanges(about, operation)
  const changes = kept?.changes
  const draft = useMemo(() => (changes ? withChanges(start, changes) : start), [start, changes])
  const change = useCallback((next: InputDraft) => keep(changedInput(start, next)), [keep, start])
  return { ...rest, draft, changes, change }
}

/** Returns what a person has changed in a form: what it starts with may change meanwhile. See `useKeptDraft`. */
export function useKeptChanges(about: string, operation: Operation) {
  const { client } = useMemberkit()
  const { names } = useDeskContext().desk
  const key = keyOfPerson(client.session?.identityId, about)
  const begin = () => memory.get(key) ?? storedDraft(key)
  const [own, setOwn] = useState(() => ({ key, kept: begin() }))
  const kept = own.key === key ? own.kept : begin()
  if (own.key !== key) setOwn({ key, kept })
  const keep = useCallback(
    (changes: InputDraft, seen?: Seen) => {
      keepDraft(key, operation, names, changes, seen)
      setOwn({ key, kept: memory.get(key) })
    },
    [key, operation, names],
  )
  const forget = useCallback(() => keepDraft(key, operation, names, undefined), [key, operation, names])
  const forgetSent = useCallback(
    (sent: InputDraft | undefined) => {
      const now = memory.get(key)
      const isAsSent = now === undefined || now.changes === sent
      if (isAsSent) forget()
      return isAsSent
    },
    [key, forget],
  )
  const clear = () => {
    forget()
    setOwn({ key, kept: undefined })
  }
  return { kept, keep, forget, forgetSent, clear }
}

/** Returns the name of one person's draft: what somebody has typed, nobody else who signs in sees. */
export const keyOfPerson = (identityId: string | undefined, about: string): string => `${identityId ?? ''} ${about}`

export function keepDraft(
  key: string,
  { query, body }: Operation,
  names: SchemaNames,
  changes: InputDraft | undefined,
  seen?: Seen,
): void {
  if (changes) memory.set(key, { changes, ...(seen && { seen: seen.entity }) })
  else memory.delete(key)
  try {
    if (!changes) sessionStorage.removeItem(nameOf(key))
    else {
      const part = {
        params: {},
        query: partForDevice(query, changes.query, names),
        body: partForDevice(body, changes.body, names),
        ...(seen && { seen: partForDevice(seen.schema, seen.entity, names) }),
      }
      sessionStorage.setItem(nameOf(key), JSON.stringify(part))
    }
  } catch {
    // Storage may be forbidden or full: then a reload keeps nothing.
  }
}

/** Forgets what this page's memory has of all drafts; for tests, whose files share a page. */
export const forgetDrafts = (): void => memory.clear()

/** Returns what a reload has left of a draft. */
export function storedDraft(key: string): Kept | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')
    if (!isObject(found)) return undefined
    const { params, query, body, seen } = found
    if (!isObject(params) || !isObject(query) || !isObject(body)) return undefined
    return { changes: { params, query, body }, ...(isObject(seen) && { seen, isPart: true }) }
  } catch {
    return undefined
  }
}
