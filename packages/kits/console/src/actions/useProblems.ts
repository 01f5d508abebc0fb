'use client'
import type { Operation } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { problemsIn } from '../form/problems.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import type { InputDraft } from './inputs-of.ts'

/** Returns what is wrong with a draft, by field, in words. */
export function useProblems({ body, query }: Operation, draft: InputDraft): Readonly<Record<string, string>> {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  const found = [
    ...(query ? problemsIn(query, draft.query) : []),
    ...(body && 'entries' in body ? problemsIn(body, draft.body) : []),
  ]
  return Object.fromEntries(
    found.map(([path, problem]) => [
      path,
      problem === 'required'
        ? t('problem.required', { label: words.field(path.split('.').at(-1) ?? path) })
        : t(`problem.${problem}`),
    ]),
  )
}
