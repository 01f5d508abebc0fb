import { assignAnonymousPaymentMethodOwner } from '@memberkit/contract/commerce/payments'
import { button, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { renderKit } from '../../testing/render-kit.tsx'
import { HandOver, putUnowned } from '../testing/HandOver.tsx'

test.each(['nothing', 'dropped-after-commit'] as const)('a method is handed over once (%s wrong)', async (kind) => {
  const onAssigned = vi.fn()
  const { platform } = await renderKit(<HandOver onAssigned={onAssigned} />, {
    scenario: 'payments/wallet-usual',
    prepare(platform) {
      putUnowned(platform)
      if (kind !== 'nothing') platform.faults.add({ operation: assignAnonymousPaymentMethodOwner, kind, times: 1 })
    },
  })
  await button('Hand over').click()
  await expect.element(text('Handed over')).toBeVisible()
  expect(onAssigned).toHaveBeenCalledOnce()
  expect(platform.store.payments.paymentMethods.get('pm-9')?.identityId).toBe('member-ada')
  expect(platform.calls.entries.filter(({ url }) => url.includes('assignOwner'))).toHaveLength(1)
})
