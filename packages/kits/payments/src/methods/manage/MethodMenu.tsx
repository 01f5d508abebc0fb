'use client'
import { rowAttributes } from '@memberkit/foundation'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu, MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import { type MethodActionName, methodActions } from '../method-actions.ts'
import { MethodActionPart, MethodHistoryPart } from '../parts.ts'
import type { WalletRow } from '../useWallet.ts'

export interface MethodMenuProps {
  row: WalletRow
  /** Whoever shows the row shows the dialog: the row may be gone before it. */
  onChoose: (intent: MethodActionName) => void
  /** Shows what happened to it. For staff, who may read the journal. */
  onHistory?: () => void
}

/** The actions this person may do to a payment method. */
export function MethodMenu({ row: { id, method, actions }, onChoose, onHistory }: MethodMenuProps) {
  const t = useMessages(manageMethodMessages)
  const describe = useMethodDescription()
  const status = useLabel('PaymentMethodStatus')
  return (
    <Menu
      label={t('menu', { method: describe(summaryOf(method)) })}
      icon={<EllipsisIcon {...rowAttributes(id)} />}
      size="small"
      align="end"
    >
      <ActionMenuItems
        actions={methodActions}
        allowed={actions}
        messages={manageMethodMessages}
        statusLabel={status(method.status)}
        onChoose={onChoose}
        onIntent={MethodActionPart.preload}
      />
      {onHistory ? (
        <>
          <MenuSeparator />
          <MenuItem onPress={onHistory} onFocus={() => MethodHistoryPart.preload()}>
            {t('action.history')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
