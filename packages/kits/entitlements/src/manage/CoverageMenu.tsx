'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { manageMessages, staffMessages } from '../messages/namespaces.ts'
import { type CoverageActionName, coverageActions } from '../shared/coverage-actions.ts'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { statusLooks } from '../shared/entitlement-looks.ts'
import { CoverageActionPart } from './manage-parts.ts'

export interface CoverageMenuProps {
  row: Pick<CoverageRow, 'entitlement' | 'actions'>
  /** Its words: "Actions". */
  label: string
  size?: 'medium' | 'small'
  /** Whoever shows the plan shows the dialog: the menu may be gone before it. */
  onChoose: (intent: CoverageActionName) => void
}

/** The menu of the actions that the reader may use on a plan, for its page. */
export function CoverageMenu({ row, label, size, onChoose }: CoverageMenuProps) {
  if (row.actions.length === 0) return null
  return (
    <Menu label={label} align="end" size={size}>
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

/** The same at the end of a row. */
export function CoverageRowMenu({ row, onChoose }: Pick<CoverageMenuProps, 'row' | 'onChoose'>) {
  const t = useMessages(staffMessages)
  if (row.actions.length === 0) return null
  return (
    <Menu
      label={t('row.menu', { plan: planName(row.entitlement.product) })}
      icon={<EllipsisIcon />}
      size="small"
      align="end"
    >
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

function Items({ row: { entitlement, actions }, onChoose }: Pick<CoverageMenuProps, 'row' | 'onChoose'>) {
  const looks = useLooks(statusLooks)
  return (
    <ActionMenuItems
      actions={coverageActions}
      allowed={actions}
      messages={manageMessages}
      statusLabel={statusOf(looks, entitlement.status).label}
      onChoose={onChoose}
      onIntent={CoverageActionPart.preload}
    />
  )
}
