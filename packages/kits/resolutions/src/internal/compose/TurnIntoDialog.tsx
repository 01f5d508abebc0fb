'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { AlertDialog } from '@memberkit/primitives/dialog'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { NoteList } from '../internal-notes.ts'

export interface TurnIntoDialogProps {
  /** The kind of note that the text becomes. */
  into: NoteList
  onTurn: () => void
  onClose: () => void
}

/** Asks before a text written for one group of readers becomes one for the other. */
export function TurnIntoDialog({ into, onTurn, onClose }: TurnIntoDialogProps) {
  const t = useMessages(openedMessages)
  const message = into === 'notes' ? 'switch.toNote' : 'switch.toInternal'
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={t(message)}
      description={t(`${message}.text`)}
      actions={
        <>
          <Button onPress={onClose}>{t(`${message}.keep`)}</Button>
          <Button tone="primary" onPress={onTurn}>
            {t(`${message}.do`)}
          </Button>
        </>
      }
    />
  )
}
