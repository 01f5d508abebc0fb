import { button } from '@memberkit/testing/on-page'
import { listPaymentMethods, type PaymentMethod } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { keyOf } from '@memberkit/platform/query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPurchase, pay } from './testing/open-purchase.tsx'

const other = button('Use another payment method')

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
    await expect.element(pay).toBeVisible()
    if (scenario === 'cart/purchase-approved') await other.click()
    await button('Add this card').click()
    expect(onAdd).toHaveBeenCalledOnce()
  },
)

test('the host’s form waits for the saved methods, so that it never moves or goes while something is typed into it', async () => {
  const { platform } = await openPurchase({
    scenario: 'cart/purchase-no-method',
    slots: { addMethod: <input aria-label="Street" /> },
    prepare: ({ faults }) => void faults.add({ operation: listPaymentMethods, kind: 400, times: 1 }),
  })
  const street = page.getByLabelText('Street')
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(street).not.toBeInTheDocument()
  await button('Try again').click()
  await street.fill('1 Example Street')
  platform.faults.add({ operation: listPaymentMethods, kind: 400 })
  dispatchEvent(new Event('visibilitychange'))
  await expect.element(street).toHaveValue('1 Example Street')
})

test('a saved method that can’t be read is said to be there, beside the host’s form for another', async () => {
  await openPurchase({
    scenario: 'cart/purchase-approved',
    slots: { addMethod: <AddCard /> },
    prepare({ store: { payments } }) {
      const [method, ...others] = payments.paymentMethods.all()
      for (const { id } of others) payments.paymentMethods.delete(id)
      payments.paymentMethods.putUnchecked({ ...method!, status: 17 as never })
    },
  })
  await expect.element(button('Add this card')).toBeVisible()
  await expect.element(page.getByText('We couldn’t read this payment method')).toBeVisible()
})

test('with saved methods the host’s form opens on request, closes once its method is there, and that one is chosen', async () => {
  await openPurchase({ scenario: 'cart/purchase-approved', slots: { addMethod: <AddCard /> } })
  await expect.element(other).toHaveAttribute('aria-expanded', 'false')
  await other.click()
  await button('Add this card').click()
  const added = page.getByRole('radio', { name: /Visa ending in 1111/ })
  await expect.element(added).toBeChecked()
  await expect.element(added).toHaveFocus()
  await expect.element(button('Add this card')).not.toBeInTheDocument()
})

/** A host's form that adds a card. */
function AddCard() {
  const { queryClient, session } = useMemberkit()
  const queryKey = keyOf(listPaymentMethods, { identityId: session!.identityId })
  const add = () =>
    queryClient.setQueryData<Answer>(queryKey, (answer) => {
      const [first] = answer!.data
      const added = { ...first!, id: 'pm-new', isDefault: false, card: { ...first!.card!, lastFour: '1111' } }
      return { ...answer!, data: [...answer!.data, added] }
    })
  return <button onClick={add}>Add this card</button>
}

interface Answer {
  data: PaymentMethod[]
}
