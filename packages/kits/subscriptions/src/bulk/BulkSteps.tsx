'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { bulkMessages } from '../messages/namespaces.ts'
import { type BulkEntry, isSendable, planOf, type SendableEntry } from './bulk-plan.rules.ts'
import type { BulkProgress } from './bulk-progress.ts'
import * as styles from './bulk.css.ts'
import { BulkSending } from './BulkSending.tsx'
import { CheckPlan } from './CheckPlan.tsx'
import { ChooseMembers } from './ChooseMembers.tsx'
import { type MemberAction, memberAfter } from './member/member-actions.rules.ts'
import { MemberActionDialog } from './member/MemberActionDialog.tsx'
import type { GroupMember } from './members.ts'

export interface BulkStepsProps {
  groupId: string
  members: readonly GroupMember[]
  readMembers: () => Promise<readonly GroupMember[]>
  progress: BulkProgress | null
}

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'check' }
  | { readonly kind: 'send'; readonly entries: readonly SendableEntry[] }

/** Choose, check, send. What was chosen stays when somebody goes back. */
export function BulkSteps({ groupId, members: loaded, readMembers, progress }: BulkStepsProps) {
  const t = useMessages(bulkMessages)
  const { currentDate } = useMemberkit()
  const [members, setMembers] = useState(loaded)
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [entries, setEntries] = useState<readonly BulkEntry[]>([])
  const [unfinished, setUnfinished] = useState<readonly BulkEntry[]>()
  const [acting, setActing] = useState<{ member: GroupMember; action: MemberAction }>()
  const act = useCallback((member: GroupMember, action: MemberAction) => setActing({ member, action }), [])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setUnfinished(progress?.read(groupId)), [progress, groupId])
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
  const check = (asked: readonly BulkEntry[]) => {
    setEntries(asked)
    go({ kind: 'check' })
  }
  const forget = () => {
    progress?.forget(groupId)
    setUnfinished(undefined)
  }

  if (step.kind === 'send') {
    return (
      <BulkSending
        {...{ groupId, readMembers, heading }}
        entries={step.entries}
        onEnd={(left) => (left.length > 0 ? progress?.keep(groupId, left) : forget())}
        onAgain={(newest, left) => {
          setMembers(newest)
          check(left)
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
    return (
      <CheckPlan
        heading={heading}
        plan={planOf(entries, members, today)}
        today={today}
        onChange={(id, changed) =>
          setEntries(
            entries.map((entry, index) =>
              `${entry.subscriptionId} ${index}` === id ? { ...entry, ...changed } : entry,
            ),
          )
        }
        onRemove={(id) => setEntries(entries.filter((entry, index) => `${entry.subscriptionId} ${index}` !== id))}
        onBack={() => go({ kind: 'choose' })}
        onSend={(plan) => {
          const some = plan.filter(isSendable)
          // Kept before the first request: a tab may close at any time.
          progress?.keep(groupId, some)
          setUnfinished(undefined)
          go({ kind: 'send', entries: some })
        }}
      />
    )
  }
  return (
    <div className={styles.page}>
      {unfinished ? (
        <Alert
          isStatic
          tone="info"
          title={t('unfinished.heading')}
          actions={
            <>
              <Button size="small" tone="primary" onPress={() => check(unfinished)}>
                {t('unfinished.goOn')}
              </Button>
              <Button size="small" onPress={forget}>
                {t('unfinished.discard')}
              </Button>
            </>
          }
        >
          {t('unfinished.text', { count: unfinished.length })}
        </Alert>
      ) : null}
      <ChooseMembers {...{ members, today, heading }} chosen={entries} onCheck={check} onAct={act} />
      {acting ? (
        <MemberActionDialog
          {...{ groupId, readMembers }}
          member={acting.member}
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
