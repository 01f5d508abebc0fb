'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Journal } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { CheckIcon } from '@memberkit/primitives/icons'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { useMemo, useRef, useState, type Ref } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { internalMessages } from '../../messages/internal/namespaces.ts'
import { isFinal } from '../../shared/case.rules.ts'
import { timelineRows } from '../../shared/timeline.rules.ts'
import { CaseTimeline, type TimelineHandle } from '../../shared/view/CaseTimeline.tsx'
import { type ComposerHandle, NoteComposer } from '../compose/NoteComposer.tsx'
import type { Snippet } from '../compose/snippets.rules.ts'
import { timelineOf } from '../internal-notes.ts'
import type { CaseData } from '../useResolutionCase.ts'
import { CaseNote } from './CaseNote.tsx'
import * as styles from './Internal.css.ts'
import { NewsNotice } from './NewsNotice.tsx'
import { PinnedStrip } from './PinnedStrip.tsx'
import type { Pins } from './usePins.ts'
import { useSeen } from './useSeen.ts'

export interface ConversationPaneProps {
  data: CaseData
  history: Resource<Journal>
  pins: Pins
  snippets?: readonly Snippet[]
  seenUntil?: string
  composer: Ref<ComposerHandle>
  /** Reads the case again. */
  onRefresh: () => void
}

type Shown = 'all' | 'notes' | 'internal' | 'events'

/** What is written next, and below it notes of both kinds and what happened, newest first. */
export function ConversationPane(props: ConversationPaneProps) {
  const { data, history, pins, snippets, seenUntil, composer, onRefresh } = props
  const t = useMessages(internalMessages)
  const words = useMessages(caseMessages)
  const { timeZone, session } = useMemberkit()
  const [shown, setShown] = useState<Shown>('all')
  const timeline = useRef<TimelineHandle>(null)
  const { resolution } = data
  const journal = history.state === 'ready' ? history.data : undefined
  const entries = useMemo(() => timelineOf(resolution, journal?.entries ?? []), [resolution, journal?.entries])
  const seen = useSeen(resolution.id, entries.at(-1)?.at, seenUntil)
  const rows = useMemo(() => {
    const left = entries.filter((entry) => {
      if (shown === 'all') return true
      if (entry.kind === 'event') return shown === 'events'
      return shown === (entry.list === 'notes' ? 'notes' : 'internal')
    })
    return timelineRows(left, { timeZone, seenUntil: seen, readerId: session?.identityId })
  }, [entries, shown, timeZone, seen, session?.identityId])
  // Notes and pins need no status but a live one.
  const isLive = !isFinal(resolution.status)
  return (
    <>
      {isLive ? (
        <NoteComposer
          handle={composer}
          resolution={resolution}
          snippets={snippets}
          onSent={() => timeline.current?.toNewest()}
        />
      ) : null}
      <PinnedStrip pins={pins} isReadOnly={!isLive} />
      <div className={styles.bar}>
        <SegmentedControl
          label={words('show')}
          isLabelHidden
          size="small"
          appearance="chips"
          value={shown}
          onChange={(value) => setShown(value as Shown)}
          options={[
            { value: 'all', label: words('show.all') },
            { value: 'notes', label: words('show.notes') },
            { value: 'internal', label: t('show.internal') },
            { value: 'events', label: words('show.events') },
          ].map((one) => (one.value === shown ? { ...one, icon: <CheckIcon /> } : one))}
        />
      </div>
      {history.state === 'failed' || history.state === 'refused' ? (
        <Alert
          isStatic
          tone="caution"
          actions={
            <Button size="small" onPress={history.retry} isPending={history.isRetrying} pendingLabel={words('loading')}>
              {words('retry')}
            </Button>
          }
        >
          {words('history.failed')}
        </Alert>
      ) : null}
      {journal ? (
        <NewsNotice
          journal={journal}
          onShow={() => {
            journal.showNew()
            onRefresh()
            timeline.current?.toNewest()
          }}
        />
      ) : null}
      <CaseTimeline
        // Filters change what there is: it begins at the newest again.
        key={shown}
        handle={timeline}
        rows={rows}
        isSettled={history.state !== 'loading'}
        isFiltered={shown !== 'all' && entries.length > 0}
        isReserved={isLive}
        renderNote={(entry) => (
          <CaseNote
            entry={entry}
            isPinned={pins.pinned.some(({ id }) => id === entry.id)}
            onPin={isLive ? () => pins.toggle(entry) : undefined}
          />
        )}
      />
    </>
  )
}
