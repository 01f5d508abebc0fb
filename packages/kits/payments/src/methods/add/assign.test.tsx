import { assignAnonymousPaymentMethodOwner } from '@memberkit/contract/commerce/payments'
import type { MockPlatform } from '@memberkit/fixtures'
import { ActionMessage } from '@memberkit/foundation/action'
import { button, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { renderKit } from '../../testing/render-kit.tsx'
import { useAssignPaymentMethod } from './useAssignPaymentMethod.ts'

const unowned = ({ store: { payments } }: MockPlatform) => {
  const card = payments.paymentMethods.get('pm-1')!
  payments.paymentMethods.put({ ...card, id: 'pm-9', identityId: 'anonymous' })
}

function HandOver({ onAssigned }: { onAssigned: () => void }) {
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

test.each(['nothing', 'dropped-after-commit'] as const)('a method is handed over once (%s wrong)', async (kind) => {
  const onAssigned = vi.fn()
  const { platform } = await renderKit(<HandOver onAssigned={onAssigned} />, {
    scenario: 'payments/wallet-usual',
    prepare(platform) {
      unowned(platform)
      if (kind !== 'nothing') platform.faults.add({ operation: assignAnonymousPaymentMethodOwner, kind, times: 1 })
    },
  })
  await button('Hand over').click()
  await expect.element(text('Handed over')).toBeVisible()
  expect(onAssigned).toHaveBeenCalledOnce()
  expect(platform.store.payments.paymentMethods.get('pm-9')?.identityId).toBe('member-ada')
  expect(platform.calls.entries.filter(({ url }) => url.includes('assignOwner'))).toHaveLength(1)
})
