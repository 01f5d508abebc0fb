'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { UnavailableHere } from '@memberkit/foundation/permission'
import type { TimelineEvent } from '../events.ts'
import { JournalPage, type JournalPageProps } from './JournalPage.tsx'

export interface EntityJournalProps extends JournalPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `timeline.entry.opened`, `timeline.journal.exported`
   */
  onEvent?: (event: TimelineEvent) => void
}

/**
 * The history of an entity of any service, newest first, by day: who did what, before and after, with filters, CSV,
 * print and a link to each entry. Takes the contract's two operations of that service and nothing else. For staff.
 */
export function EntityJournal({ onEvent, ...page }: EntityJournalProps) {
  const { realm } = useMemberkit()
  return (
    <KitBoundary<TimelineEvent> kit="timeline" subject={page.entityId} onEvent={onEvent}>
      {/* Journals name people: every one of them is for staff. */}
      {realm === 'Internal' ? <JournalPage {...page} /> : <UnavailableHere />}
    </KitBoundary>
  )
}
