'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ConfirmDialog } from '@memberkit/foundation/confirm'
import { RestoreDraft, ReviewDrawer, SaveBar, SaveReport, useLeaveGuard } from '@memberkit/foundation/sections'
import { isKeptValue, keptFields } from './kept-fields.ts'
import type { BranchEditorData } from './useBranchEditor.ts'

export interface SavePartProps {
  editor: BranchEditorData
}

/** Above the sections: what was not saved last time, and the outcome of a save. */
export function SaveOutcome({ editor: { save, fields, branch } }: SavePartProps) {
  const { session } = useMemberkit()
  return (
    <>
      <RestoreDraft
        save={save}
        labels={fields}
        name={`branches.${session?.identityId ?? ''}.${branch.id}`}
        fields={keptFields}
        isValid={isKeptValue}
      />
      <SaveReport save={save} fields={fields} />
    </>
  )
}

/** Below the sections: what is unsaved, its review, and the question before it is lost. */
export function SaveControls({ editor: { save, fields } }: SavePartProps) {
  return (
    <>
      <SaveBar save={save} />
      <ReviewDrawer save={save} fields={fields} />
      <ConfirmDialog action={useLeaveGuard(save.isDirty)} />
    </>
  )
}
