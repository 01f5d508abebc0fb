import type { InputDraft } from '../actions/inputs-of.ts'
import { type Draft, isObject } from './draft.ts'

/** Returns the part of a draft that differs from what a form starts with. Lists and values differ as a whole. */
export const changedInput = (start: InputDraft, draft: InputDraft): InputDraft => ({
  params: changedIn(start.params, draft.params),
  query: changedIn(start.query, draft.query),
  body: changedIn(start.body, draft.body),
})

/** Returns what a form starts with, with the changes. */
export const withChanges = (start: InputDraft, changes: InputDraft): InputDraft => ({
  params: merged(start.params, changes.params),
  query: merged(start.query, changes.query),
  body: merged(start.body, changes.body),
})

function changedIn(start: Draft, draft: Draft): Draft {
  const names = new Set([...Object.keys(start), ...Object.keys(draft)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [before, after] = [start[name], draft[name]]
      if (isObject(before) && isObject(after)) {
        const inside = changedIn(before, after)
        return Object.keys(inside).length > 0 ? [[name, inside]] : []
      }
      return isSame(before, after) ? [] : [[name, after]]
    }),
  )
}

const merged = (start: Draft, changes: Draft): Draft => ({
  ...start,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const known = start[name]
      return [name, isObject(known) && isObject(value) ? merged(known, value) : value]
    }),
  ),
})

/** Files are compared by identity: all of them are the same as JSON. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (!hasFile(one) && !hasFile(other) && JSON.stringify(one) === JSON.stringify(other))

const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))
