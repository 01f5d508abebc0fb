'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { actionMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/status-looks.ts'
import type { NewKitRow } from '../shared/useNewKit.ts'
import { type NewKitActionName, newKitActions } from './new-kit-actions.ts'
import { ActionPart } from './parts.ts'

export interface RowMenuProps {
  row: NewKitRow
  onChoose: (intent: NewKitActionName) => void
}

/** The menu at the end of a row. Actions that aren't possible show the reason. */
export function RowMenu({ row, onChoose }: RowMenuProps) {
  const t = useMessages(actionMessages)
  const looks = useLooks(statusLooks)
  return (
    <Menu label={t('menu', { title: row.title })} icon={<EllipsisIcon />} size="small" align="end">
      <ActionMenuItems
        actions={newKitActions}
        allowed={row.actions}
        messages={actionMessages}
        statusLabel={statusOf(looks, row.entity.status).label}
        onChoose={onChoose}
        onIntent={ActionPart.preload}
      />
    </Menu>
  )
}
