'use client'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { ListPage } from '@memberkit/foundation/list'
import { useMessages } from '@memberkit/foundation/messages'
import { mapResource } from '@memberkit/foundation/resource'
import { useCallback, useState } from 'react'
import { BranchActionPart } from '../actions/action-parts.ts'
import type { BranchesEventTable } from '../events.ts'
import { tableMessages } from '../messages/namespaces.ts'
import type { BranchActionName } from '../shared/branch-actions.ts'
import { branchTable } from './branch-table.tsx'
import type { BranchRow } from './branch-rows.ts'
import type { BranchTablePageProps } from './BranchTablePage.tsx'
import * as styles from './BranchTable.css.ts'
import { ChooseBranches, ShowSelect } from './ChooseBranches.tsx'
import { CreateButton } from './CreateButton.tsx'
import { EditorPart, RowMenuPart } from './table-parts.tsx'
import { useBranches } from './useBranches.ts'
import { useChoosing } from './useChoosing.ts'
import { useNewBranch } from './useNewBranch.tsx'

/** The list of branches, and in its place the editor of the one that is open. */
export function BranchTableList({ ownerId, branchIds, slots = {}, ...editor }: BranchTablePageProps) {
  const t = useMessages(tableMessages)
  const emit = useEmit<BranchesEventTable>()
  const [{ branch: openId, owner, ids }, setPlace] = useLinkState(branchTable.link)
  const isChosen = ownerId !== undefined || branchIds !== undefined
  const choice = isChosen ? { ownerId, branchIds } : { ownerId: owner, branchIds: ids }
  const resource = useBranches(choice, { transitions: editor.transitions, isEnabled: !openId })
  const choosing = useChoosing({ owner, ids }, setPlace)
  const [acting, setActing] = useState<BranchRow & { intent: BranchActionName }>()
  const open = (branchId: string) => {
    emit('branches.branch.opened', { branchId })
    setPlace({ branch: branchId })
  }
  const newBranch = useNewBranch(choice.ownerId, open)
  const rowActions = useCallback(
    (row: BranchRow) => (
      <RowMenuPart branch={row.branch} actions={row.actions} onChoose={(intent) => setActing({ ...row, intent })} />
    ),
    [],
  )
  const data = resource.state === 'ready' ? resource.data : undefined
  const hasRows = data !== undefined && data.rows.length + data.unreadable.length > 0
  const isFailed = resource.state === 'failed'
  // All are chosen in the header row. Where they can't be listed, others may be.
  const isAbove = !isChosen && (choosing.way !== 'all' || !['ready', 'loading', 'failed'].includes(resource.state))
  const tools = (
    <>
      {(hasRows || isFailed) && !isAbove && !isChosen ? (
        <span className={styles.show}>
          <ShowSelect choosing={choosing} isInHeader />
        </span>
      ) : null}
      <CreateButton label={t('create')} isOpen={newBranch.isOpen} onPress={newBranch.open} isAside={isFailed} />
    </>
  )
  return (
    <>
      <ListPage
        list={branchTable}
        resource={mapResource(resource, ({ rows }) => rows)}
        unreadable={data?.unreadable}
        onOpen={({ id }) => open(id)}
        openId={openId}
        opened={
          openId ? (
            <EditorPart
              {...editor}
              key={openId}
              branchId={openId}
              slots={slots.editor}
              onBack={() => setPlace({ branch: undefined, section: undefined, returnTo: undefined })}
            />
          ) : undefined
        }
        actingOn={acting?.id}
        rowActions={rowActions}
        hasRowMenus
        onExport={(format, count) => emit('branches.list.exported', { format, count })}
        slots={{
          before: (
            <>
              {slots.before}
              {isAbove ? (
                <ScreenOnly>
                  <ChooseBranches choosing={choosing} />
                </ScreenOnly>
              ) : null}
            </>
          ),
          tools: isFailed ? <div className={styles.apart}>{tools}</div> : tools,
          after: slots.after,
          empty: slots.empty,
        }}
      />
      {newBranch.dialog}
      {acting && !openId ? (
        <BranchActionPart
          branch={acting.branch}
          actions={acting.actions}
          intent={acting.intent}
          transitions={editor.transitions}
          replacement={slots.editor?.replacement}
          casesHref={editor.casesHref}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  )
}
