import { AddPaymentMethod, useAssignPaymentMethod } from '@memberkit/payments'
import type { Tokenizer } from '@memberkit/payments/tokenizer'

interface PayStepProps {
  tokenizer: Tokenizer
  onReady: (methodId: string) => void
}

/** A step of a purchase before sign-in: the method is nobody's yet. */
export function PayStep({ tokenizer, onReady }: PayStepProps) {
  return <AddPaymentMethod target={{ kind: 'anonymous' }} tokenizer={tokenizer} onAdded={({ id }) => onReady(id)} />
}

/** After sign-in: the method becomes the member's, once. */
export function HandOver({ methodId, identityId }: { methodId: string; identityId: string }) {
  const assign = useAssignPaymentMethod(methodId)
  return (
    <button disabled={assign.isBusy} onClick={() => void assign.run({ methodId, query: { identityId } })}>
      {assign.state.phase === 'done' ? 'Ready to pay' : 'Use this card'}
    </button>
  )
}
