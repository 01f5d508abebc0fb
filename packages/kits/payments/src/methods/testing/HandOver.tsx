import type { MockPlatform } from '@memberkit/fixtures'
import { ActionMessage } from '@memberkit/foundation/action'
import { useAssignPaymentMethod } from '../add/useAssignPaymentMethod.ts'

/** Adds a method without an owner, `pm-9`. */
export function putUnowned({ store: { payments } }: MockPlatform) {
  const card = payments.paymentMethods.get('pm-1')!
  payments.paymentMethods.put({ ...card, id: 'pm-9', identityId: 'anonymous' })
}

/** Hands the method without an owner to Ada, as a host's page would. */
export function HandOver({ onAssigned }: { onAssigned?: () => void }) {
  const action = useAssignPaymentMethod('pm-9', onAssigned)
  const run = () => void action.run({ methodId: 'pm-9', query: { identityId: 'member-ada' } })
  return (
    <>
      <button type="button" onClick={run}>
        Hand over
      </button>
      {action.state.phase === 'done' ? <p>Handed over</p> : <ActionMessage action={action} />}
    </>
  )
}
