'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton } from '@memberkit/primitives/skeleton'
import type { VirtualTableProps } from '@memberkit/primitives/virtual-table'
import { assignNames, queueToolNames } from '../messages/queue/namespaces.ts'
import type { QueueCase } from './received.ts'

const needs = [...queueToolNames, 'foundation.tools']

// One module: each further one would split the page's files.
export const FilterBarPart = lazyPart(async () => (await import('./tools/tools.ts')).QueueFilterBar, {
  needs,
  fallback: <Skeleton height="control-small" />,
})
export const ExportPart = lazyPart(async () => (await import('./tools/tools.ts')).QueueExport, { needs })
export const QueuePrintPart = lazyPart(async () => (await import('./tools/tools.ts')).QueuePrint, {
  needs,
  isOptional: true,
})
export const KeysDialogPart = lazyPart(async () => (await import('./tools/tools.ts')).KeysDialog, { needs })
export const AssignPart = lazyPart(async () => (await import('./assign/AssignDialog.tsx')).AssignDialog, {
  needs: [...assignNames, 'foundation.actions'],
})

/** Only a queue too long for a plain table loads it. */
export const VirtualTablePart = lazyPart<VirtualTableProps<QueueCase>>(
  async () => (await import('@memberkit/primitives/virtual-table')).VirtualTable,
)
