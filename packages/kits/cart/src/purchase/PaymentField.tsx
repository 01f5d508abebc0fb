'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { UnreadableRows } from '@memberkit/foundation/resource'
import { MethodField, type MethodChoice } from '@memberkit/parts/payment-method/field'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { purchaseMessages } from '../messages/namespaces.ts'
import type { PaymentDraft } from './PaymentStep.tsx'
import type { PaymentKind } from './purchase.rules.ts'

export interface PaymentFieldProps {
  kinds: readonly PaymentKind[]
  draft: PaymentDraft
  choice: MethodChoice
  onDraft: (draft: PaymentDraft) => void
  onAddMethod?: (() => void) | undefined
  actingFor?: string | undefined
  /** Whether a form for a payment method is open, which says by itself that there is none. */
  isAdding?: boolean
}

/** The payment of an order: by the employer or by check without a card, or with a saved method. */
export function PaymentField({ kinds, draft, choice, onDraft, onAddMethod, actingFor, isAdding }: PaymentFieldProps) {
  const t = useMessages(purchaseMessages)
  const { methods } = choice
  const isEmpty = methods.state === 'ready' && methods.data.length === 0
  const unreadable = (isEmpty && methods.unreadable) || []
  return (
    <>
      {kinds.length > 1 ? (
        <RadioGroup
          label={t('kind')}
          value={draft.kind}
          onChange={(kind) => onDraft({ ...draft, kind: kind as PaymentKind })}
          options={kinds.map((kind) => ({
            value: kind,
            label: t(`kind.${kind}`),
            description: t(`kind.${kind}.text`),
          }))}
        />
      ) : draft.kind === 'saved' ? null : (
        <Text as="p">{t(`kind.${draft.kind}.text`)}</Text>
      )}
      {draft.kind !== 'saved' ? null : isAdding && isEmpty ? (
        unreadable.length > 0 && <UnreadableRows unreadable={unreadable} title={t('unreadMethod')} />
      ) : (
        <MethodField
          choice={choice}
          blockedText={t('blocked')}
          emptyText={t('noMethods')}
          onPick={(methodId) => onDraft({ ...draft, methodId })}
          onAddMethod={onAddMethod}
          actingFor={actingFor}
        />
      )}
    </>
  )
}
