'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { useState } from 'react'
import { detailMessages, staffMessages } from '../messages/namespaces.ts'
import { InvoiceActionPart } from '../parts.ts'
import { type AllowedAction, invoiceActions, type StaffIntent } from '../shared/invoice-actions.ts'
import { shownStatus } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'

export interface StaffMenuProps {
  invoice: Invoice
  actions: readonly AllowedAction[]
  identityId: string
  /** Staff retype amounts above this one, a decimal text. */
  retypeAbove?: string
  /** For whoever shows the dialog, because the menu may be gone before it. Left out: the menu shows it. */
  onChoose?: (intent: StaffIntent) => void
}

export interface StaffRowMenuProps {
  row: Pick<StaffMenuProps, 'invoice' | 'actions'>
  /** The row may be gone before the dialog is: whoever shows the rows shows the dialog. */
  onChoose: (intent: StaffIntent) => void
}

/** The menu of staff actions on an invoice, for its page. */
export function StaffMenu({ invoice, actions, onChoose, ...whose }: StaffMenuProps) {
  const t = useMessages(detailMessages)
  const [intent, setIntent] = useState<StaffIntent>()
  if (actions.length === 0) return null
  return (
    <>
      <Menu label={t('actions')} align="end">
        <Items invoice={invoice} actions={actions} onChoose={onChoose ?? setIntent} />
      </Menu>
      {intent ? (
        <InvoiceActionPart
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
  const t = useMessages(staffMessages)
  if (actions.length === 0) return null
  return (
    <Menu label={t('menu', { number: invoice.number })} icon={<EllipsisIcon />} size="small" align="end">
      <Items invoice={invoice} actions={actions} onChoose={onChoose} />
    </Menu>
  )
}

function Items({ invoice, actions, onChoose }: Required<Pick<StaffMenuProps, 'invoice' | 'actions' | 'onChoose'>>) {
  const looks = useLooks(invoiceLooks)
  return (
    <ActionMenuItems
      actions={invoiceActions}
      allowed={actions}
      messages={staffMessages}
      statusLabel={statusOf(looks, shownStatus(invoice)).label}
      onChoose={onChoose}
      onIntent={InvoiceActionPart.preload}
    />
  )
}
