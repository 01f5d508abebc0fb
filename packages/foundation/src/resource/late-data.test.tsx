import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { keyOf } from '@memberkit/platform/query'
import { stage } from '@memberkit/testing/stage'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Resource, ResourceView, useResource } from '../index.ts'

/** A line for each invoice, and what can be pressed below. */
function Lines({ identityId, onPress }: { identityId: string; onPress: () => void }) {
  const resource = useResource(listInvoices, { identityId })
  const count = resource.state === 'ready' ? resource.data.length : 0
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Invoice</p>
      ))}
      <button type="button" onClick={onPress}>
        Pay
      </button>
    </>
  )
}

test('data that arrives while a button is pressed shows after the release, so that the press isn’t lost', async () => {
  const { platform, queryClient, show } = stage({ scenario: 'invoices/member-mixed-history' })
  const { identityId } = platform.subject
  const onPress = vi.fn()
  await show(<Lines identityId={identityId} onPress={onPress} />)
  const lines = page.getByText('Invoice', { exact: true })
  await expect.element(lines.first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Pay' })
  const arrive = () =>
    queryClient.setQueryData(keyOf(listInvoices, { identityId }), { ok: true, status: 200, data: [] })
  button.element().addEventListener('pointerdown', arrive)
  await userEvent.click(button, { delay: 150 })
  expect(onPress).toHaveBeenCalledOnce()
  await expect.poll(() => lines.elements()).toHaveLength(0)
})

test('data that arrives in a press that never ends shows all the same', async () => {
  const { platform, queryClient, show } = stage({ scenario: 'invoices/member-mixed-history' })
  const { identityId } = platform.subject
  await show(<Lines identityId={identityId} onPress={() => {}} />)
  const lines = page.getByText('Invoice', { exact: true })
  await expect.element(lines.first()).toBeVisible()
  dispatchEvent(new PointerEvent('pointerdown', { button: 0 }))
  queryClient.setQueryData(keyOf(listInvoices, { identityId }), { ok: true, status: 200, data: [] })
  await expect.poll(() => lines.elements(), { timeout: 10_000 }).toHaveLength(0)
})

test.each([
  [undefined, 1],
  [true, 0],
])('stale data whose content says so itself (%s): the note is there %i times', async (showsStale, count) => {
  const { show } = stage({ scenario: 'invoices/empty' })
  const stale: Resource<string> = {
    state: 'ready',
    data: 'The order',
    isStale: true,
    isOffline: false,
    isRetrying: false,
    updatedAt: 0,
    retry: vi.fn(),
  }
  await show(
    <ResourceView resource={stale} noun="your order" skeleton={null} showsStale={showsStale}>
      {(data) => <p>{data}</p>}
    </ResourceView>,
  )
  await expect.element(page.getByText('The order')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(count)
})
