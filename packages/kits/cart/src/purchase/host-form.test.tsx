import { button } from '@memberkit/testing/on-page'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPurchase, pay } from './testing/open-purchase.tsx'

beforeEach(() => localStorage.clear())

test.each(['cart/purchase-no-method', 'cart/purchase-approved'] as const)(
  '%s: the host’s form stands outside of the purchase’s own, so that submitting it stays with the host',
  async (scenario) => {
    const onAdd = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const addMethod = (
      <form onSubmit={onAdd}>
        <button type="submit">Add this card</button>
      </form>
    )
    await openPurchase({ scenario, slots: { addMethod } })
    await button('Add this card').click()
    expect(onAdd).toHaveBeenCalledOnce()
    await expect.element(pay).toBeVisible()
  },
)
