'use client'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import type { NewKitEventTable } from '../events.ts'
import { actionMessages, newKitMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/status-looks.ts'
import { entityAddress, type Subscription, titleOf } from '../shared/entity.ts'
import type { NewKitRow } from '../shared/useNewKit.ts'
import { type NewKitActionName } from './new-kit-actions.ts'
import { newKitCalls } from './new-kit-calls.ts'

const Dialog = actionDialog(newKitCalls, {
  messages: actionMessages,
  values: (entity) => ({ title: titleOf(entity) }),
  isChanged: (before, after) => before.status !== after.status,
  Changed,
})

export interface NewKitActionDialogProps {
  row: NewKitRow
  identityId: string
  intent: NewKitActionName
  onClose: () => void
}

/** The dialog of the chosen action. */
export function NewKitActionDialog({ row, identityId, intent, onClose }: NewKitActionDialogProps) {
  const emit = useEmit<NewKitEventTable>()
  return (
    <Dialog
      intent={intent}
      address={entityAddress(identityId, row.id)}
      entity={row.entity}
      allowed={row.actions}
      onIntent={() => {}}
      onDone={(action, { id }) => emit('new-kit.entry.changed', { subscriptionId: id, action })}
      onClose={onClose}
    />
  )
}

function Changed({ before, after }: { before: Subscription; after: Subscription }) {
  const t = useMessages(actionMessages)
  const words = useMessages(newKitMessages)
  const looks = useLooks(statusLooks)
  const word = ({ status }: Subscription) => statusOf(looks, status).label
  return (
    <ChangedSince
      title={t('changed')}
      changes={
        before.status === after.status
          ? []
          : [{ label: words('column.status'), before: word(before), after: word(after) }]
      }
    >
      {t('changed.text')}
    </ChangedSince>
  )
}
