'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, type MenuProps } from '@memberkit/primitives/menu'
import { useState } from 'react'
import { listMessages, staffMessages } from '../messages/namespaces.ts'
import type { AllowedAction } from '../shared/invoice-actions.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { StaffIntentDialog } from './StaffIntentDialog.tsx'
import { type StaffIntent, StaffMenuItems } from './StaffMenuItems.tsx'

interface Whose {
  identityId: string
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
}

export interface StaffMenuProps extends Whose {
  invoice: Invoice
  actions: readonly AllowedAction[]
}

export interface StaffRowMenuProps extends Whose {
  row: Pick<StaffMenuProps, 'invoice' | 'actions'>
}

/** What staff can do to an invoice, on its page. */
export function StaffMenu(props: StaffMenuProps) {
  const t = useMessages(staffMessages)
  return <ActionMenu {...props} menu={{ label: t('menu') }} />
}

/** The same at the end of a row. */
export function StaffRowMenu({ row, ...whose }: StaffRowMenuProps) {
  const t = useMessages(listMessages)
  const label = t('row.menu', { number: row.invoice.number })
  return <ActionMenu {...row} {...whose} menu={{ label, icon: <EllipsisIcon />, size: 'small' }} />
}

function ActionMenu({ menu, ...props }: StaffMenuProps & { menu: Pick<MenuProps, 'label' | 'icon' | 'size'> }) {
  const { identityId, invoice, actions, retypeAbove } = props
  const [intent, setIntent] = useState<StaffIntent>()
  if (actions.length === 0) return null
  return (
    <>
      <Menu {...menu} align="end">
        <StaffMenuItems invoice={invoice} actions={actions} onChoose={setIntent} />
      </Menu>
      {intent ? (
        <StaffIntentDialog
          {...{ identityId, invoice, actions, retypeAbove, intent }}
          onIntent={setIntent}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </>
  )
}
