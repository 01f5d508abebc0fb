'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { actionMessages } from '../messages/namespaces.ts'
import { type AllowedAction, type BranchActionName, branchActions } from '../shared/branch-actions.ts'
import { statusLooks } from '../shared/branch-looks.ts'
import type { Branch } from '../shared/received.ts'
import { BranchActionPart } from './action-parts.ts'

export interface ItemsProps {
  branch: Branch
  actions: readonly AllowedAction[]
  /** Whoever shows the branch shows the dialog: the menu may be gone before it. */
  onChoose: (intent: BranchActionName) => void
}

export interface BranchMenuProps extends ItemsProps {
  /** Its words: "Actions". */
  label: string
}

/** The actions for a branch, on its page. */
export function BranchMenu({ label, ...items }: BranchMenuProps) {
  return (
    <Menu label={label} align="end">
      <Items {...items} />
    </Menu>
  )
}

/** The same at the end of a row. */
export function BranchRowMenu(items: ItemsProps) {
  const t = useMessages(actionMessages)
  if (items.actions.length === 0) return null
  return (
    <Menu
      label={t('row.menu', { branch: items.branch.name || items.branch.id })}
      icon={<EllipsisIcon />}
      size="small"
      align="end"
    >
      <Items {...items} />
    </Menu>
  )
}

function Items({ branch, actions, onChoose }: ItemsProps) {
  const looks = useLooks(statusLooks)
  return (
    <ActionMenuItems
      actions={branchActions}
      allowed={actions}
      messages={actionMessages}
      statusLabel={statusOf(looks, branch.status).label}
      onChoose={onChoose}
      onIntent={BranchActionPart.preload}
    />
  )
}
