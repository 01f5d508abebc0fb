'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { methodMessages as nameMessages } from '@memberkit/parts/messages/namespaces'
import { Notice } from '@memberkit/primitives/notice'
import type { PaymentsEvent } from '../../events.ts'
import { AddMethodDialogPart, AddMethodFormPart } from '../parts.ts'
import type { AddFormOptions } from './useAddForm.ts'

export interface AddPaymentMethodProps extends AddFormOptions {
  /** @default 'inline' */
  appearance?: 'inline' | 'dialog'
  /** Closes the dialog, or leaves the form. Required for a dialog. */
  onClose?: () => void
  onEvent?: (event: PaymentsEvent) => void
}

/**
 * Adds a card or a bank account, in place or in a dialog: one's own, for a member of a group, or before sign-in. Numbers
 * go to the tokenizer's vendor only. Loads when it is shown.
 */
export function AddPaymentMethod({ appearance = 'inline', onEvent, ...props }: AddPaymentMethodProps) {
  const { target } = props
  const subject = target.kind === 'anonymous' ? undefined : target.identityId
  return (
    <KitBoundary<PaymentsEvent> kit="payments" subject={subject} onEvent={onEvent}>
      <Add {...props} appearance={appearance} />
    </KitBoundary>
  )
}

function Add({ appearance, onClose, ...options }: Omit<AddPaymentMethodProps, 'onEvent'>) {
  const t = useMessages(nameMessages)
  // Whoever acts for a member enters no card of theirs, and ticks no consent.
  if (useMemberkit().session?.actingFor) {
    return (
      <Notice isStatic tone="info">
        {t('noAddingForOthers')}
      </Notice>
    )
  }
  return appearance === 'dialog' ? (
    <AddMethodDialogPart {...options} onClose={onClose ?? (() => {})} />
  ) : (
    <AddMethodFormPart {...options} onCancel={onClose} />
  )
}
