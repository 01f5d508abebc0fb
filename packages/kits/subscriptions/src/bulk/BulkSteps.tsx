'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { useCallback, useEffect, useRef, useState } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import { type BulkEntry, isSendable, planOf, type SendableEntry } from './bulk-plan.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import type { BulkProgress } from './bulk-progress.ts'
import * as styles from './bulk.css.ts'
import { BulkSending } from './BulkSending.tsx'
import { type CheckNotice, CheckPlan } from './CheckPlan.tsx'
import { ChooseMembers } from './ChooseMembers.tsx'
import { type MemberAction, memberAfter } from './member/member-actions.rules.ts'
import { MemberActionDialog } from './member/MemberActionDialog.tsx'
import type { GroupMember } from './members.ts'
import { Unfinished } from './Unfinished.tsx'
import { useNewest } from './useNewest.ts'
import { useRunLock } from './useRunLock.ts'

export interface BulkStepsProps {
  groupId: string
  members: readonly GroupMember[]
  readMembers: () => Promise<readonly GroupMember[]>
  progress: BulkProgress | null
  transitions?: Transitions | undefined
}

type Step =
  | { readonly kind: 'choose' }
  | {
      readonly kind: 'check'
      /** The entries of an unfinished run that it resumes. */
      readonly resumed: readonly BulkEntry[]
    }
  | {
      readonly kind: 'send'
      readonly entries: readonly SendableEntry[]
      /** The other entries of an unfinished run. */
      readonly others: readonly BulkEntry[]
    }

/** Choose, check, send. What was chosen stays when somebody goes back. */
export function BulkSteps({ groupId, members: loaded, readMembers, progress, transitions }: BulkStepsProps) {
  const t = useMessages(bulkMessages)
  const { currentDate } = useMemberkit()
  const [members, setMembers] = useState(loaded)
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [entries, setEntries] = useState<readonly BulkEntry[]>([])
  const [unfinished, setUnfinished] = useState<readonly BulkEntry[]>([])
  const { isReading, hasFailed, withNewest } = useNewest(readMembers)
  const [notice, setNotice] = useState<CheckNotice>()
  const lock = useRunLock(groupId)
  const [acting, setActing] = useState<{ member: GroupMember; action: MemberAction }>()
  const act = useCallback((member: GroupMember, action: MemberAction) => setActing({ member, action }), [])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const read = () => setUnfinished(progress?.read(groupId) ?? [])
    read()
    // Another tab goes on with the run, or ends it.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [progress, groupId])
  useEffect(() => setMembers(loaded), [loaded])
  // The button that led here is gone with its step; the first step is where the page begins.
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => {
    if (hasMoved || step.kind !== 'choose') heading.current?.focus()
  }, [hasMoved, step.kind])

  // A plan that has ended has no menu any more, which the focus would go back to.
  const isActing = acting !== undefined
  const wasActing = useRef(false)
  useEffect(() => {
    if (wasActing.current && !isActing) restoreLostFocus(heading.current)
    wasActing.current = isActing
  }, [isActing])

  const today = currentDate()
  const go = (next: Step) => {
    setMoved(true)
    setStep(next)
  }
  const check = (asked: readonly BulkEntry[], resumed: readonly BulkEntry[] = []) => {
    setEntries(asked)
    setNotice(undefined)
    go({ kind: 'check', resumed })
  }
  const keep = (left: readonly BulkEntry[]) => {
    setUnfinished(left)
    if (left.length > 0) progress?.keep(groupId, left)
    else progress?.forget(groupId)
  }

  if (step.kind === 'send') {
    return (
      <BulkSending
        {...{ groupId, readMembers, heading }}
        entries={step.entries}
        onResult={(left, isEnded) => {
          keep([...step.others, ...left])
          if (isEnded) lock.release()
        }}
        onAgain={(newest, left) => {
          setMembers(newest)
          check(left, left)
        }}
        onClose={(newest) => {
          setMembers(newest)
          setEntries([])
          go({ kind: 'choose' })
        }}
      />
    )
  }
  if (step.kind === 'check') {
    const plan = planOf(entries, members, today)
    const send = (newest: readonly GroupMember[]) => {
      setMembers(newest)
      const now = planOf(entries, newest, today)
      // Whoever presses agrees to what is shown, so what has changed is shown first.
      if (now.some(({ verdict }, index) => verdict !== plan[index]?.verdict)) {
        setNotice('changed')
        return false
      }
      const some = now.filter(isSendable)
      // Another tab may have gone on with it since this one has read it.
      const kept = progress ? (progress.read(groupId) ?? []) : unfinished
      const others = without(kept, [...step.resumed, ...some])
      // Kept before the first request: a tab may close at any time.
      keep([...others, ...some])
      go({ kind: 'send', entries: some, others })
      return true
    }
    const sendAlone = async () => {
      setNotice(undefined)
      if (await lock.take()) {
        let hasBegun = false
        await withNewest((newest) => (hasBegun = send(newest)))
        if (!hasBegun) lock.release()
        return
      }
      setNotice('elsewhere')
      await lock.whenFree()
      await withNewest((newest) => {
        setMembers(newest)
        if (progress) setUnfinished(progress.read(groupId) ?? [])
        setNotice('endedElsewhere')
      })
    }
    return (
      <CheckPlan
        {...{ heading, plan, today, isReading, notice, hasFailed }}
        onChange={(id, changed) =>
          setEntries(
            entries.map((entry, index) =>
              `${entry.subscriptionId} ${index}` === id ? { ...entry, ...changed } : entry,
            ),
          )
        }
        onRemove={(id) => setEntries(entries.filter((entry, index) => `${entry.subscriptionId} ${index}` !== id))}
        onBack={() => go({ kind: 'choose' })}
        onSend={() => void sendAlone()}
      />
    )
  }
  return (
    <div className={styles.page}>
      {unfinished.length > 0 ? (
        <Unfinished
          count={unfinished.length}
          isReading={isReading}
          onGoOn={() =>
            void withNewest((newest) => {
              setMembers(newest)
              check(unfinished, unfinished)
            })
          }
          onDiscard={() => keep([])}
        />
      ) : null}
      {hasFailed ? <Alert tone="critical">{t('roster.failed')}</Alert> : null}
      <ChooseMembers
        {...{ members, today, transitions, heading }}
        chosen={entries}
        onCheck={(asked) => check(asked)}
        onAct={act}
      />
      {acting ? (
        <MemberActionDialog
          {...{ groupId, readMembers, transitions }}
          member={
            members.find(({ subscriptionId }) => subscriptionId === acting.member.subscriptionId) ?? acting.member
          }
          onRead={setMembers}
          name={acting.action}
          onDone={(after) =>
            setMembers((known) =>
              known.map((one) => (one.subscriptionId === acting.member.subscriptionId ? memberAfter(one, after) : one)),
            )
          }
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </div>
  )
}

/** Those entries whose plan isn't among others. */
function without(entries: readonly BulkEntry[], others: readonly BulkEntry[]) {
  const ids = new Set(others.map(({ subscriptionId }) => subscriptionId))
  return entries.filter(({ subscriptionId }) => !ids.has(subscriptionId))
}
