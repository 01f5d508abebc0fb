'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Menu, MenuItem } from '@memberkit/primitives/menu'
import { internalMessages, openedMessages } from '../../messages/internal/namespaces.ts'
import { statusLooks } from '../../shared/looks.ts'
import type { Resolution } from '../../shared/received.ts'
import type { Intent } from '../intents.ts'
import { type AllowedResolutionAction, resolutionActions } from '../resolution-actions.ts'

export interface CaseMenuProps {
  resolution: Resolution
  actions: readonly AllowedResolutionAction[]
  /** Whether a call to the member can be logged. */
  canAttempt: boolean
  onChoose: (intent: Intent) => void
}

/** Everything that can be done to a case; what can't says why. */
export function CaseMenu({ resolution, actions, canAttempt, onChoose }: CaseMenuProps) {
  const t = useMessages(internalMessages)
  const looks = useLooks(statusLooks)
  return (
    <Menu label={t('actions')} align="end">
      {canAttempt ? <MenuItem onPress={() => onChoose('attempt')}>{t('attempt')}</MenuItem> : null}
      <ActionMenuItems
        actions={resolutionActions}
        allowed={actions}
        messages={openedMessages}
        statusLabel={statusOf(looks, resolution.status).label}
        onChoose={onChoose}
      />
    </Menu>
  )
}
