'use client'
import type { Operation } from '@memberkit/contract'
import { keepsOmitted } from '@memberkit/contract/fields'
import { useMessages } from '@memberkit/foundation/messages'
import { keptIn, problemsIn } from '../form/problems.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { InputDraft } from './inputs-of.ts'

/** Returns what is wrong with a draft, by field, in words. `start` is what stands, where that is known. */
export function useProblems(
  { body, query }: Operation,
  draft: InputDraft,
  start?: InputDraft,
): Readonly<Record<string, string>> {
  const t = useMessages(laterMessages)
  const { desk, words } = useDeskContext()
  const found = [
    ...(query ? problemsIn(query, draft.query) : []),
    ...(body && 'entries' in body ? problemsIn(body, draft.body) : []),
    ...(body && start && keepsOmitted(desk.names.get(body)) ? keptIn(body, start.body, draft.body) : []),
  ]
  return Object.fromEntries(
    found.map(([path, problem]) => [
      path,
      problem === 'required' || problem === 'kept'
        ? t(`problem.${problem}`, { label: words.field(path.split('.').at(-1) ?? path) })
        : t(`problem.${problem}`),
    ]),
  )
}
