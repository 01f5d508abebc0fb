'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { TimelineEvent } from '../events.ts'
import { NoteListPage, type NoteListPageProps } from './NoteListPage.tsx'

export interface NoteListProps extends NoteListPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `timeline.note.added`, `timeline.note.changed`, `timeline.notes.exported`
   */
  onEvent?: (event: TimelineEvent) => void
}

/**
 * The notes about a person or one of their things, written, ordered, edited, moved and deleted, with the platform's own
 * comments among them. For partners and staff.
 */
export function NoteList({ onEvent, ...page }: NoteListProps) {
  return (
    <KitBoundary<TimelineEvent> kit="timeline" subject={page.identityId} onEvent={onEvent}>
      <NoteListPage {...page} />
    </KitBoundary>
  )
}
