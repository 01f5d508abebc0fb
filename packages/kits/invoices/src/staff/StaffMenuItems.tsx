'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { MenuItem, MenuSeparator } from '@memberkit/primitives/menu'
import { Fragment } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { PayPart, StaffIntentPart } from '../parts.ts'
import {
  type AllowedAction,
  type InvoiceActionName,
  type Obstacle,
  obstacleOf,
} from '../shared/invoice-actions.rules.ts'
import { useObstacleWords } from '../shared/useStatusLooks.ts'
import type { Invoice } from '../shared/received.ts'
import { menuSections, settlingObstacle } from './staff-menu.rules.ts'

/** What a menu of staff opens: an action, or the help to choose between void, forgive and refund. */
export type StaffIntent = InvoiceActionName | 'settle'

export interface StaffMenuItemsProps {
  invoice: Invoice
  actions: readonly AllowedAction[]
  onChoose: (intent: StaffIntent) => void
}

/** Every action, either to be pressed or with the reason why not. */
export function StaffMenuItems({ invoice, actions, onChoose }: StaffMenuItemsProps) {
  const t = useMessages(staffMessages)
  const obstacleWords = useObstacleWords(invoice)
  return menuSections.map((names, index) => (
    <Fragment key={names[0]}>
      {index > 0 ? <MenuSeparator /> : null}
      {names.map((name) => item(name, obstacleOf(actions, name)))}
      {index === 0 ? item('settle', settlingObstacle(actions)) : null}
    </Fragment>
  ))

  function item(intent: StaffIntent, obstacle: Obstacle | undefined) {
    return (
      <MenuItem
        key={intent}
        tone={intent === 'void' ? 'critical' : 'neutral'}
        description={intent === 'settle' ? t('action.settle.hint') : undefined}
        unavailableReason={obstacle && obstacleWords(obstacle)}
        onPress={() => onChoose(intent)}
        // The focus follows the pointer in a menu: whichever way one gets here, the dialog is under way.
        onFocus={obstacle ? undefined : () => (intent === 'pay' ? PayPart : StaffIntentPart).preload()}
      >
        {t(`action.${intent}`)}
      </MenuItem>
    )
  }
}
