'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useLabel } from '@memberkit/parts/labels'
import { useMethodSummary } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import * as styles from './order.css.ts'
import type { Order } from './received.ts'

/** What an order is paid with: "Visa •••• 4242", or the kind of payment where the method isn't known. */
export function OrderPayment({ order }: { order: Order }) {
  const kind = useLabel('PaymentMethodType')
  const { realm } = useMemberkit()
  const { identityId, paymentMethod, paymentMethodId } = order
  // Group administrators read no wallet of a member.
  const isReadable = paymentMethodId !== undefined && identityId !== undefined && realm !== 'GroupAdmin'
  const methodOf = useMethodSummary({ identityId: identityId ?? '' }, isReadable)
  const method = isReadable ? methodOf(paymentMethodId) : undefined
  if (method) {
    return (
      <span className={styles.method}>
        <MethodName method={method} />
      </span>
    )
  }
  return paymentMethod ? kind(paymentMethod) : null
}
