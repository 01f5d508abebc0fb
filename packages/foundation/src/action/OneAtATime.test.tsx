import { payInvoice, voidInvoice } from '@memberkit/contract/commerce/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActionMessage, useAction } from './index.ts'
import { PayForm } from '../testing/PayForm.tsx'
import { spoken, stage } from '@memberkit/testing/stage'

const payments = ({ calls }: MockPlatform) => calls.of(payInvoice)
const shownMessage = () =>
  [...document.querySelectorAll('[data-mk-action]')].map(({ textContent }) => textContent).join(' ')
const pay = page.getByRole('button', { name: 'Pay', exact: true })

test('the second of two forms on a page reports that the action is already under way, and sends nothing', async () => {
  const { platform, show } = stage()
  platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await show(
    <>
      <PayForm platform={platform} />
      <PayForm platform={platform} />
    </>,
  )
  await pay.first().click()
  await pay.last().click()
  await expect.element(page.getByText('Already under way')).toBeVisible()
  expect(payments(platform)).toHaveLength(1)
})

test('an action that runs in another tab blocks this one until it ends', async () => {
  const { platform, show } = stage()
  const { path } = payInvoice
  let releaseLock = () => {}
  const held = navigator.locks.request(
    `memberkit invoices POST ${path} ${platform.subject.invoiceId}`,
    () => new Promise<void>((resolve) => (releaseLock = resolve)),
  )
  await show(<PayForm platform={platform} />)
  await pay.click()
  await expect.element(page.getByText('Already under way')).toBeVisible()
  expect(payments(platform)).toHaveLength(0)
  releaseLock()
  await held
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(shownMessage).toContain('Paid')
})

test('repeated runs of a pending action are ignored without a message', async () => {
  const { platform, show } = stage()
  platform.faults.add({ operation: payInvoice, kind: 'slow' })
  await show(<PayForm platform={platform} times={3} />)
  await pay.click()
  await expect.poll(() => payments(platform).length).toBe(1)
  expect(shownMessage()).toBe('')
})

function Void({
  platform,
  invoiceId = platform.subject.invoiceId ?? '',
}: {
  platform: MockPlatform
  invoiceId?: string
}) {
  const { identityId } = platform.subject
  const action = useAction(voidInvoice, { entity: invoiceId })
  return (
    <>
      <button onClick={() => void action.run({ identityId, invoiceId })}>Void</button>
      <ActionMessage action={action} />
    </>
  )
}

test('an action without a cross-tab lock also runs once at a time per entity', async () => {
  const { platform, show } = stage({ scenario: 'invoices/staff' })
  platform.faults.add({ operation: voidInvoice, kind: 'slow' })
  await show(
    <>
      <Void platform={platform} />
      <Void platform={platform} />
    </>,
  )
  const buttons = page.getByRole('button', { name: 'Void' })
  await buttons.first().click()
  await buttons.last().click()
  await expect.poll(shownMessage).toContain('Already under way')
  expect(platform.calls.of(voidInvoice)).toHaveLength(1)
})

test('a message stays with its entity, and the next entity is not blocked', async () => {
  const { platform, around, show } = stage({ scenario: 'invoices/staff' })
  const [first, second] = platform.store.invoices.invoices.where(({ status }) => status === 'ACTIVE')
  const slow = platform.faults.add({ operation: voidInvoice, kind: 'slow', times: 1 })
  const screen = await show(<Void platform={platform} invoiceId={first!.id} />)
  await page.getByRole('button', { name: 'Void' }).click()
  await expect.poll(() => platform.calls.of(voidInvoice).length).toBe(1)
  await screen.rerender(around(<Void platform={platform} invoiceId={second!.id} />))
  platform.faults.add({ operation: voidInvoice, kind: 409, times: 1 })
  await page.getByRole('button', { name: 'Void' }).click()
  await expect.poll(shownMessage).toContain('This isn’t possible right now')
  slow.remove()
  await screen.rerender(around(<Void platform={platform} invoiceId={first!.id} />))
  expect(shownMessage()).toBe('')
})

test('a retry after another form held the lock sends the current input, not the input refused before', async () => {
  const { platform, show } = stage()
  await show(
    <>
      <PayForm platform={platform} />
      <PayForm platform={platform} />
    </>,
  )
  platform.faults.add({ operation: payInvoice, kind: 422, times: 1 })
  await pay.first().click()
  await expect.poll(shownMessage).toContain('Please check what you entered')

  const slow = platform.faults.add({ operation: payInvoice, kind: 'slow', times: 1 })
  await pay.last().click()
  await expect.poll(() => payments(platform).length).toBe(2)
  await userEvent.fill(page.getByLabelText('Amount').first(), '12.00')
  await pay.first().click()
  await expect.element(page.getByText('Already under way')).toBeVisible()
  expect(spoken('assertive').at(-1)).toBe(
    'Already under way. This is being done elsewhere on this page or in another window. Wait for it to finish there.',
  )

  slow.remove()
  await expect.poll(shownMessage).toContain('Paid')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('paid 22.00').first()).toBeVisible()
})
