'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { useState } from 'react'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { StaffIntentPart } from '../parts.ts'
import type { AllowedAction } from '../shared/invoice-actions.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { type StaffIntent, StaffMenuItems } from './StaffMenuItems.tsx'

export interface StaffMenuProps {
  invoice: Invoice
  actions: readonly AllowedAction[]
  identityId: string
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  /** For whoever shows the dialog, because the menu may be gone before it. Left out: the menu shows it. */
  onChoose?: (intent: StaffIntent) => void
}

export interface StaffRowMenuProps {
  row: Pick<StaffMenuProps, 'invoice' | 'actions'>
  /** The row may be gone before the dialog is: whoever shows the rows shows the dialog. */
  onChoose: (intent: StaffIntent) => void
}

/** What staff can do to an invoice, on its page. */
export function StaffMenu({ invoice, actions, onChoose, ...whose }: StaffMenuProps) {
  const t = useMessages(detailMessages)
  const [intent, setIntent] = useState<StaffIntent>()
  if (actions.length === 0) return null
  return (
    <>
      <Menu label={t('actions')} align="end">
        <StaffMenuItems invoice={invoice} actions={actions} onChoose={onChoose ?? setIntent} />
      </Menu>
      {intent ? (
        <StaffIntentPart
          {...{ ...whose, invoice, actions, intent }}
          onIntent={setIntent}
          onClose={() => setIntent(undefined)}
        />
      ) : null}
    </>
  )
}

/** The same at the end of a row. */
export function StaffRowMenu({ row: { invoice, actions }, onChoose }: StaffRowMenuProps) {
  const t = useMessages(listMessages)
  if (actions.length === 0) return null
  return (
    <Menu label={t('row.menu', { number: invoice.number })} icon={<EllipsisIcon />} size="small" align="end">
      <StaffMenuItems invoice={invoice} actions={actions} onChoose={onChoose} />
    </Menu>
  )
}
