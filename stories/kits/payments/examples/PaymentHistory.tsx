import { linkTransaction, type TransactionLinkRule, Transactions } from '@memberkit/payments'

/** Which transactions belong together, by the references of your vendor; otherwise the default rule. */
const byReference: TransactionLinkRule = (one, all) => {
  const parent = all.find(({ id }) => one.reason === `capture of ${id}`)
  return parent ? { id: parent.id, isStated: true } : linkTransaction(one, all)
}

/** Every transaction of a person; staff type amounts above 100.00 again. */
export function PaymentHistory({ identityId }: { identityId: string }) {
  return <Transactions identityId={identityId} linkTransaction={byReference} retypeAbove="100.00" />
}
