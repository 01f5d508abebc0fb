'use client'
import { RowMenuPlaceholder } from '@memberkit/foundation/entity-actions/menu'
import { lazyPart } from '@memberkit/foundation/lazy'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx'
import { actionNames, createNames, editorNames, tableNames } from '../messages/namespaces.ts'

/** Only staff have it, so only they load it. */
export const TablePart = lazyPart(async () => (await import('./BranchTableList.tsx')).BranchTableList, {
  needs: [...tableNames, 'foundation.actions'],
  fallback: (
    <SkeletonGroup label="">
      <Skeleton height="panel" />
    </SkeletonGroup>
  ),
})

export const EditorPart = lazyPart(async () => (await import('../editor/BranchEditorPage.tsx')).BranchEditorPage, {
  needs: editorNames,
  fallback: <EditorSkeleton label="" />,
})

export const RowMenuPart = lazyPart(async () => (await import('../actions/opened-parts.ts')).BranchRowMenu, {
  needs: [...actionNames, 'foundation.actions'],
  fallback: <RowMenuPlaceholder />,
})

export const CreatePart = lazyPart(async () => (await import('./CreateBranch.tsx')).CreateBranch, {
  needs: [...createNames, 'foundation.actions'],
})
