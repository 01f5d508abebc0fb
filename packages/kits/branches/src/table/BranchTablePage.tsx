'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { ListSlots } from '@memberkit/foundation/list'
import { UnavailableHere } from '@memberkit/foundation/permission'
import type { BranchEditorPageProps } from '../editor/BranchEditorPage.tsx'
import { TablePart } from './table-parts.tsx'
import type { BranchesChoice } from './useBranches.ts'

export interface BranchTablePageProps
  extends BranchesChoice, Omit<BranchEditorPageProps, 'branchId' | 'onBack' | 'slots'> {
  slots?: Pick<ListSlots, 'before' | 'after' | 'empty'> & { editor?: BranchEditorPageProps['slots'] }
}

/** The branches and what opens from them. */
export function BranchTablePage(props: BranchTablePageProps) {
  const { realm } = useMemberkit()
  // The table is for staff; partners open their branch by its ID.
  return realm === 'Internal' ? <TablePart {...props} /> : <UnavailableHere />
}
