'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { AlertDialog } from '@memberkit/primitives/dialog'
import { useDeskContext } from '../fields/DeskContext.ts'
import { laterMessages } from '../messages/namespaces.ts'
import type { NamedOperation } from '../runtime/desk.ts'
import { isDeletion } from '../runtime/operations.ts'

export interface ConfirmCallProps {
  call: NamedOperation
  consequence: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before a call that reaches far: one press or Enter doesn't send it. */
export function ConfirmCall({ call: { name, operation }, consequence, onConfirm, onClose }: ConfirmCallProps) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={words.action(name)}
      description={consequence}
      actions={
        <>
          <Button onPress={onClose}>{t('call.cancel')}</Button>
          <Button
            tone={isDeletion(operation) ? 'critical' : 'primary'}
            onPress={() => {
              onClose()
              onConfirm()
            }}
          >
            {words.action(name)}
          </Button>
        </>
      }
    />
  )
}
