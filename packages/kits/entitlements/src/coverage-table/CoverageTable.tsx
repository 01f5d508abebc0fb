'use client'
import { useEmit } from '@memberkit/foundation/events'
import { ListPage } from '@memberkit/foundation/list'
import { mapResource } from '@memberkit/foundation/resource'
import { useCallback, useState } from 'react'
import type { ListProps } from '../coverage-list/MemberCoverage.tsx'
import type { EntitlementsEventTable } from '../events.ts'
import { CoverageActionPart } from '../manage/manage-parts.ts'
import { CoverageRowMenu } from '../manage/CoverageMenu.tsx'
import type { CoverageActionName } from '../shared/coverage-actions.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { coverageTable } from './coverage-table.tsx'

/** The plans of a person for staff: a table with filters, and every action at the end of a row. */
export function CoverageTable({ resource, onOpen, openId, opened, transitions, slots = {} }: ListProps) {
  const emit = useEmit<EntitlementsEventTable>()
  const [acting, setActing] = useState<CoverageRow & { intent: CoverageActionName }>()
  const data = resource.state === 'ready' ? resource.data : undefined
  const rowActions = useCallback(
    (row: CoverageRow) => <CoverageRowMenu row={row} onChoose={(intent) => setActing({ ...row, intent })} />,
    [],
  )
  return (
    <>
      <ListPage
        list={coverageTable}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={({ id }) => onOpen(id)}
        openId={openId}
        opened={opened}
        actingOn={acting?.id}
        rowActions={rowActions}
        hasRowMenus
        onExport={(format, count) => emit('entitlements.list.exported', { format, count })}
        slots={{ before: slots.before, header: data && slots.header?.(data), after: slots.after, empty: slots.empty }}
      />
      {acting && !openId ? (
        <CoverageActionPart
          row={acting}
          intent={acting.intent}
          transitions={transitions}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  )
}
