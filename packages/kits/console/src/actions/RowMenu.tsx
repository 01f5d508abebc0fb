'use client'
import type { AllowedAction, EntityActions } from '@memberkit/foundation/entity-actions'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, type MenuProps } from '@memberkit/primitives/menu'
import { useDeskContext } from '../fields/DeskContext.ts'
import { consoleMessages } from '../messages/namespaces.ts'
import type { ActingEntity } from './page-actions.ts'

export interface RowMenuProps {
  table: EntityActions<ActingEntity>
  allowed: readonly AllowedAction[]
  label: string
  /** The label of the entity's status, to explain what it doesn't allow. */
  statusLabel?: string
  /** Whether the label shows, on the page of an entity. */
  isLabelled?: boolean
  size?: MenuProps['size']
  onChoose: (intent: string) => void
}

/** The actions this person may do to an entity. */
export function RowMenu({ table, allowed, label, statusLabel, isLabelled, size = 'small', onChoose }: RowMenuProps) {
  const { words } = useDeskContext()
  if (allowed.length === 0) return null
  return (
    <Menu label={label} icon={isLabelled ? undefined : <EllipsisIcon />} size={size} align="end">
      <ActionMenuItems
        actions={table}
        allowed={allowed}
        messages={consoleMessages}
        say={(key) => {
          const [, name = '', hint] = key.split('.')
          return hint === undefined ? words.action(name) : key
        }}
        statusLabel={statusLabel}
        onChoose={onChoose}
      />
    </Menu>
  )
}
