'use client'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { formatMoney } from '@memberkit/platform/formats'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { transactionMessages, transactionStaffMessages } from '../../messages/namespaces.ts'
import { TransactionActionPart } from '../parts.ts'
import { newTransactionActions, transactionActions } from '../shared/transaction-actions.ts'
import { transactionLooks } from '../shared/transaction-looks.ts'
import type { TransactionRow } from '../shared/useTransactions.ts'
import { useTypeLabel } from '../shared/useTypeLabel.ts'
import type { TransactionIntent } from './calls.ts'

export interface TransactionMenuProps {
  row: Pick<TransactionRow, 'transaction' | 'actions'>
  /** The row may be gone before the dialog is: whoever shows the rows shows the dialog. */
  onChoose: (intent: TransactionIntent) => void
}

/** The menu of staff actions on a transaction, for its page. */
export function TransactionMenu({ row, onChoose }: TransactionMenuProps) {
  const t = useMessages(transactionMessages)
  if (row.actions.length === 0) return null
  return (
    <Menu label={t('actions')} align="end">
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

/** The same at the end of a row. */
export function TransactionRowMenu({ row, onChoose }: TransactionMenuProps) {
  const t = useMessages(transactionStaffMessages)
  const type = useTypeLabel()
  const { locale } = useMemberkit()
  if (row.actions.length === 0) return null
  const { amount, currency, id, type: value } = row.transaction
  const label = t('menu', { type: type(value), amount: formatMoney(amount, currency, locale), id })
  return (
    <Menu label={label} icon={<EllipsisIcon />} size="small" align="end">
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

function Items({ row: { transaction, actions }, onChoose }: TransactionMenuProps) {
  const looks = useLooks(transactionLooks)
  return (
    <ActionMenuItems
      actions={transactionActions}
      allowed={actions}
      messages={transactionStaffMessages}
      statusLabel={statusOf(looks, transaction.status).label}
      onChoose={(name) => onChoose({ name, transaction })}
      onIntent={TransactionActionPart.preload}
    />
  )
}

export interface NewTransactionMenuProps {
  /** The owner's identity ID. */
  identityId: string
  onChoose: (intent: TransactionIntent) => void
}

/** New transactions on a payment method. */
export function NewTransactionMenu({ identityId, onChoose }: NewTransactionMenuProps) {
  const t = useMessages(transactionMessages)
  const { realm, can, isDenied } = useMemberkit()
  const allowed = allowedActions(newTransactionActions, { id: identityId }, { realm, can, isDenied })
  if (allowed.length === 0) return null
  return (
    <Menu label={t('new')} size="small" align="end">
      <ActionMenuItems
        actions={newTransactionActions}
        allowed={allowed}
        messages={transactionStaffMessages}
        onChoose={(name) => onChoose({ name })}
        onIntent={TransactionActionPart.preload}
      />
    </Menu>
  )
}
