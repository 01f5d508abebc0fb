'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { ResourceView } from '@memberkit/foundation/resource'
import { Stack } from '@memberkit/primitives/box'
import { EmptyState } from '@memberkit/primitives/empty-state'
import type { ReactNode } from 'react'
import type { NewKitEvent, NewKitEventTable } from '../events.ts'
import { newKitMessages } from '../messages/namespace.ts'
import { NewKitListSkeleton } from './NewKitListSkeleton.tsx'
import { NewKitListView } from './NewKitListView.tsx'
import { useNewKitList } from './useNewKitList.ts'

/** Where a host puts something of its own. */
export interface NewKitListSlots {
  before?: ReactNode
  after?: ReactNode
  /** In place of the message that there is nothing yet. */
  empty?: ReactNode
}

interface PageProps {
  /** Whose payment methods. */
  identityId: string
  slots?: NewKitListSlots
}

export interface NewKitListProps extends PageProps {
  /**
   * What happened, for the host's analytics and navigation. Never personal data.
   *
   * @events `new-kit.method.opened`
   */
  onEvent?: (event: NewKitEvent) => void
}

/** The whole kit. */
export function NewKitList({ onEvent, ...page }: NewKitListProps) {
  const { realm } = useMemberkit()
  return (
    <KitBoundary<NewKitEvent> kit="new-kit" onEvent={onEvent}>
      {/* Group administrators have no such calls: nothing is requested. */}
      {realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...page} />}
    </KitBoundary>
  )
}

function Page({ identityId, slots = {} }: PageProps) {
  const t = useMessages(newKitMessages)
  const emit = useEmit<NewKitEventTable>()
  const list = useNewKitList(identityId)
  return (
    <Stack>
      {slots.before}
      <ResourceView
        resource={list}
        skeleton={<NewKitListSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={slots.empty ?? <EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>}
      >
        {(data) => <NewKitListView data={data} onOpen={({ id }) => emit('new-kit.method.opened', { methodId: id })} />}
      </ResourceView>
      {slots.after}
    </Stack>
  )
}
