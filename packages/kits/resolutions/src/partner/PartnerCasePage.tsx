'use client'
import { ResourceView, useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import type { ReceivedJournalEntry } from '@memberkit/foundation/journal'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { ResolutionsEventTable } from '../events.ts'
import { caseMessages } from '../messages/case/namespace.ts'
import { partnerMessages } from '../messages/partner/namespace.ts'
import { isFinal } from '../shared/case.rules.ts'
import { PlainComposer } from '../shared/notes/PlainComposer.tsx'
import type { Resolution } from '../shared/received.ts'
import { mergeTimeline, noteEntries, timelineRows } from '../shared/timeline.rules.ts'
import * as styles from '../shared/view/Case.css.ts'
import { CaseFacts, PhoneFacts } from '../shared/view/CaseFacts.tsx'
import { CaseSkeleton } from '../shared/view/CaseSkeleton.tsx'
import { CaseTimeline, type TimelineHandle } from '../shared/view/CaseTimeline.tsx'
import { CaseTitle } from '../shared/view/CaseTitle.tsx'
import { AboutCard, ClosingCard, DescriptionCard, MemberCard } from '../shared/view/ContextCards.tsx'
import { NoteBox } from '../shared/view/NoteBox.tsx'
import { NextStep } from './NextStep.tsx'
import {
  type PartnerCaseData,
  type PartnerCaseOptions,
  type PartnerCaseResources,
  usePartnerCase,
} from './usePartnerCase.ts'

export interface PartnerCasePageProps extends PartnerCaseOptions {
  resolutionId: string
  /** Panels below what the kit says about the case. */
  context?: (resolution: Resolution) => ReactNode
}

/** A case as the law firm that it concerns sees it. */
export function PartnerCasePage(props: PartnerCasePageProps) {
  const { realm } = useMemberkit()
  // Staff have an entry of their own; here nothing is requested for anybody else.
  return realm === 'Partner' ? <Page {...props} /> : <UnavailableHere />
}

function Page({ resolutionId, context, interval }: PartnerCasePageProps) {
  const t = useMessages(caseMessages)
  const resources = usePartnerCase(resolutionId, { interval })
  return (
    <div className={styles.page}>
      <ResourceView resource={resources.main} noun={t('noun')} showsUnreadable skeleton={<CaseSkeleton />}>
        {(data) => <OpenCase data={data} resources={resources} context={context} />}
      </ResourceView>
    </div>
  )
}

interface OpenCaseProps extends Pick<PartnerCasePageProps, 'context'> {
  data: PartnerCaseData
  resources: PartnerCaseResources
}

function OpenCase({ data, resources, context }: OpenCaseProps) {
  const t = useMessages(caseMessages)
  const emit = useEmit<ResolutionsEventTable>()
  const { resolution, wasLeaked } = data
  const resolutionId = resolution.id
  useEffect(() => {
    if (wasLeaked) emit('resolutions.leak.stripped', { resolutionId })
  }, [wasLeaked, resolutionId, emit])
  const { closingSequence } = resolution
  return (
    <>
      <CaseTitle resolution={resolution} />
      <CaseFacts resolution={resolution} hasPhoneFacts />
      <NextStep data={data} />
      <div className={styles.firmColumns}>
        <div className={styles.side}>
          <DescriptionCard resolution={resolution} />
          <ResourceView
            resource={resources.member}
            noun={t('noun.member')}
            skeleton={
              <SkeletonGroup label={t('loading')}>
                <SkeletonText lines={3} />
              </SkeletonGroup>
            }
          >
            {(member) => <MemberCard member={member} />}
          </ResourceView>
          {closingSequence ? <ClosingCard sequence={closingSequence} /> : null}
        </div>
        <Conversation resolution={resolution} resources={resources} />
        <div className={styles.side}>
          <AboutCard resolution={resolution} />
          <PhoneFacts resolution={resolution} />
          {context?.(resolution)}
        </div>
      </div>
    </>
  )
}

const none: readonly ReceivedJournalEntry[] = []

function Conversation({ resolution, resources }: { resolution: Resolution; resources: PartnerCaseResources }) {
  const t = useMessages(caseMessages)
  const words = useMessages(partnerMessages)
  const { timeZone, session } = useMemberkit()
  const timeline = useRef<TimelineHandle>(null)
  const { history } = resources
  const isLive = !isFinal(resolution.status)
  const events = history.state === 'ready' ? history.data : none
  const rows = useMemo(
    () =>
      timelineRows(mergeTimeline(noteEntries('notes', resolution.notes), events), {
        timeZone,
        readerId: session?.identityId,
      }),
    [resolution.notes, events, timeZone, session?.identityId],
  )
  return (
    <section className={styles.side} aria-label={t('conversation')}>
      {isLive ? (
        <PlainComposer
          resolution={resolution}
          label={words('note.label')}
          hint={words('note.hint')}
          submitLabel={words('note.add')}
          submitTone="secondary"
          isAboveNotes
          onSent={() => timeline.current?.toNewest()}
        />
      ) : null}
      {history.state === 'failed' || history.state === 'refused' ? (
        <Alert
          isStatic
          tone="caution"
          actions={
            <Button size="small" onPress={history.retry} isPending={history.isRetrying} pendingLabel={t('loading')}>
              {t('retry')}
            </Button>
          }
        >
          {t('history.failed')}
        </Alert>
      ) : null}
      <CaseTimeline
        handle={timeline}
        rows={rows}
        isSettled={history.state !== 'loading'}
        isReserved={isLive}
        renderNote={(entry) => <NoteBox entry={entry} label={t('note.by', { name: entry.note.author.name })} />}
      />
    </section>
  )
}
