import { BranchEditor } from '@memberkit/branches/editor'
import { NoteList } from '@memberkit/timeline'

interface OfficeRecordProps {
  branchId: string
  /** Whose notes: kits know nothing of each other, so the host puts them together. */
  identityId: string
}

/** Staff edit a branch with its notes beside it, and say who takes over when it closes. */
export function OfficeRecord({ branchId, identityId }: OfficeRecordProps) {
  return (
    <BranchEditor
      branchId={branchId}
      slots={{
        notes: (id) => <NoteList identityId={identityId} subject={{ type: 'BRANCH', id }} />,
        replacement: ({ servicingAreas }) => <p>Choose in the case desk who takes over {servicingAreas.join(', ')}.</p>,
      }}
    />
  )
}
