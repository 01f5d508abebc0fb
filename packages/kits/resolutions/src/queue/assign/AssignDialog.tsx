'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useState } from 'react'
import type { QueueCase } from '../received.ts'
import { assignRuns } from './assign-runs.ts'
import type { AssignSubject, SendableCase } from './assign.rules.ts'
import { AssignMany } from './AssignMany.tsx'
import { AssignOne } from './AssignOne.tsx'
import { AssignSending } from './AssignSending.tsx'
import { ReadingCases } from './ReadingCases.tsx'
import { useReadCases } from './useCases.ts'

export interface AssignDialogProps {
  subject: AssignSubject
  directoryGroup: string | undefined
  /** Called with each case as the service returned it. */
  onAssigned: (one: QueueCase) => void
  /** Called with whether anything was assigned. */
  onClose: (isDone: boolean) => void
}

type Step =
  | { readonly kind: 'read'; readonly ids: readonly string[] }
  | { readonly kind: 'check'; readonly cases: readonly QueueCase[]; readonly unread: readonly string[] }
  | { readonly kind: 'send'; readonly cases: readonly SendableCase[] }

/** Assigns one case, or several: choose the assignee and check, send one after the other, see each result. */
export function AssignDialog({ subject, directoryGroup, onAssigned, onClose }: AssignDialogProps) {
  const owner = useMemberkit().session?.identityId
  const readCases = useReadCases()
  // A retried or resumed case was one of several, however few are left.
  const isSingle = subject.ids === undefined && subject.cases.length === 1
  const [assigneeId, setAssignee] = useState(subject.assigneeId ?? '')
  const [isDone, setDone] = useState(false)
  const [step, setStep] = useState<Step>(() =>
    subject.ids ? { kind: 'read', ids: subject.ids } : { kind: 'check', cases: subject.cases, unread: [] },
  )
  const readIds = step.kind === 'read' ? step.ids : undefined
  useEffect(() => {
    if (!readIds) return undefined
    let isWanted = true
    void readCases(readIds).then((found) => isWanted && setStep({ kind: 'check', ...found }))
    return () => {
      isWanted = false
    }
  }, [readIds, readCases])
  const close = () => onClose(isDone)
  const assigned = (one: QueueCase) => {
    setDone(true)
    onAssigned(one)
  }

  if (step.kind === 'read') return <ReadingCases count={step.ids.length} onClose={close} />
  if (step.kind === 'send') {
    return (
      <AssignSending
        cases={step.cases}
        assigneeId={assigneeId}
        onAssigned={assigned}
        onProgress={(ids) => assignRuns.keep(owner, { assigneeId, ids })}
        onRetry={(ids) => setStep({ kind: 'read', ids })}
        onClose={close}
      />
    )
  }
  const shared = { directoryGroup, assigneeId, onAssignee: setAssignee, onClose: close }
  const [only] = step.cases
  if (isSingle && only) {
    return (
      <AssignOne
        {...shared}
        row={only}
        onAssigned={(one) => {
          onAssigned(one)
          onClose(true)
        }}
      />
    )
  }
  return (
    <AssignMany
      {...shared}
      cases={step.cases}
      unread={step.unread}
      onSend={(cases) => {
        // Kept before the first request: a tab may close at any time.
        assignRuns.keep(owner, { assigneeId, ids: cases.map(({ id }) => id) })
        setStep({ kind: 'send', cases })
      }}
    />
  )
}
