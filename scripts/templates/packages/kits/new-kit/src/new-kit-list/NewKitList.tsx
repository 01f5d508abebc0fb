'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { mapResource } from '@memberkit/foundation/resource'
import { type ReactNode } from 'react'
// <actions>
import { useCallback, useState } from 'react'
import { ActionPart, RowMenuPart } from '../actions/parts.ts'
import type { NewKitActionName } from '../actions/new-kit-actions.ts'
// </actions>
import type { NewKitEvent, NewKitEventTable } from '../events.ts'
import { type NewKitRow, useNewKit } from '../shared/useNewKit.ts'
import { newKitList } from './new-kit-list.tsx'

/** The host's own content. `null` in a replacing slot hides it. */
export interface NewKitListSlots {
  before?: ReactNode
  after?: ReactNode
  /** Replaces the message of an empty list. */
  empty?: ReactNode
}

interface PageProps {
  /** The identity whose list is shown. */
  identityId: string
  /** Called with the pressed row. Without it, rows can't be pressed. */
  onOpen?: (row: NewKitRow) => void
  slots?: NewKitListSlots
}

export interface NewKitListProps extends PageProps {
  /** Called with the kit's events, for analytics and navigation. They contain no personal data. */
  onEvent?: (event: NewKitEvent) => void
}

/** The whole kit. */
export function NewKitList({ onEvent, ...page }: NewKitListProps) {
  const { realm } = useMemberkit()
  return (
    <KitBoundary<NewKitEvent> kit="new-kit" subject={page.identityId} onEvent={onEvent}>
      {/* Group administrators have no such calls, so nothing is requested. */}
      {realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...page} />}
    </KitBoundary>
  )
}

function Page({ identityId, onOpen, slots }: PageProps) {
  const emit = useEmit<NewKitEventTable>()
  const resource = useNewKit(identityId)
  const data = resource.state === 'ready' ? resource.data : undefined
  // <actions>
  const [acting, setActing] = useState<NewKitRow & { intent: NewKitActionName }>()
  const rowActions = useCallback(
    (row: NewKitRow) =>
      row.actions.length > 0 ? <RowMenuPart row={row} onChoose={(intent) => setActing({ ...row, intent })} /> : null,
    [],
  )
  // </actions>
  return (
    <>
      <ListPage
        list={newKitList}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={
          onOpen &&
          ((row) => {
            emit('new-kit.entry.opened', { subscriptionId: row.id })
            onOpen(row)
          })
        }
        // <actions>
        rowActions={rowActions}
        hasRowMenus
        actingOn={acting?.id}
        // </actions>
        onExport={(format, count) => emit('new-kit.list.exported', { format, count })}
        slots={slots}
      />
      {/* <actions> */}
      {acting ? (
        <ActionPart row={acting} identityId={identityId} intent={acting.intent} onClose={() => setActing(undefined)} />
      ) : null}
      {/* </actions> */}
    </>
  )
}
