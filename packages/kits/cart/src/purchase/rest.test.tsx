import { purchaseOrder } from '@memberkit/contract/commerce/orders'
import { button } from '@memberkit/testing/on-page'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { agree, openPurchase, pay } from './testing/open-purchase.tsx'

test.each(['resent', 'committed-late', 'conflict-after-commit'] as const)(
  'the rest of a partly paid order, whose answer misleads (%s), is paid once',
  async (kind) => {
    skipTime()
    const { platform } = await openPurchase({ scenario: 'cart/purchase-partial' })
    await agree()
    await pay.click()
    await button('Pay the rest').click()
    const invoices = () => platform.store.invoices.invoices.all()
    const payRest = button(`Pay $${invoices()[0]!.due}`)
    await expect.element(payRest).toBeVisible()
    await agree()
    platform.outcomes.set('*', 'APPROVED')
    platform.faults.add({ operation: purchaseOrder, kind, after: 20_000, times: 1 })
    await expect.element(payRest).not.toHaveAttribute('aria-disabled')
    await payRest.click()
    await inTime(() => payRest.query()).toBeNull()
    await expect.element(button('Pay the rest')).not.toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(invoices().map(({ paid, due }) => ({ paid, due }))).toEqual([{ paid: '79.40', due: '0.00' }])
    // The part and the rest.
    expect(platform.calls.of(purchaseOrder)).toHaveLength(2)
  },
)
