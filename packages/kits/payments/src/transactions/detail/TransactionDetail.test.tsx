import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openTransactions, renderKit } from '../testing/open-transactions.tsx'
import { TransactionDetail } from './index.ts'

const items = () => [...document.querySelectorAll('ol > li')].map((item) => item.textContent ?? '')

test('the chain, oldest first, with what is left to refund', async () => {
  await openTransactions({ realm: 'Internal', address: '/?transaction=tx-102' })
  await expect.poll(items).toHaveLength(3)
  expect(items().map((item) => item.replace(/\.\d\d.*/, ''))).toEqual([
    'Authorization $64',
    'Charge $64',
    'Refund −$12',
  ])
  expect(items()[1]).toContain('This transaction')
  await expect.element(page.getByText('Left to refund')).toBeVisible()
  await expect.element(page.getByText('$52.40')).toBeVisible()
  expect(text('Nothing confirms that they belong together').query()).toBeNull()
})

test('another one of the chain opens', async () => {
  const { router } = await openTransactions({ address: '/?transaction=tx-102' })
  await button('Open Refund −$12.50').click()
  await expect.element(heading('Refund')).toBeVisible()
  expect(router.current()).toBe('/?transaction=tx-103')
})

test('what was concluded says so; what nothing settles is not guessed', async () => {
  const concluded = await openTransactions({ address: '/?transaction=tx-111' })
  await expect.element(text('Nothing confirms that they belong together.')).toBeVisible()
  await concluded.screen.unmount()
  await openTransactions({ scenario: 'payments/transactions-ambiguous', address: '/?transaction=tx-203' })
  await expect.element(text('We can’t tell which payment or hold this belongs to')).toBeVisible()
  expect(items()).toHaveLength(1)
})

test('a host’s rule of what belongs together takes the place of ours', async () => {
  const linkTransaction = ({ id }: { id: string }) => (id === 'tx-203' ? { id: 'tx-202', isStated: true } : undefined)
  await openTransactions({
    scenario: 'payments/transactions-ambiguous',
    address: '/?transaction=tx-203',
    linkTransaction,
  })
  await expect.poll(items).toHaveLength(2)
  await expect.element(page.getByText('$29.90')).toBeVisible()
})

test('the reconciliation ID is copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openTransactions({ address: '/?transaction=tx-102' })
  await button('Copy the ID').click()
  await expect.poll(() => writeText.mock.calls).toEqual([['tx-102']])
  writeText.mockRestore()
})

test('one that isn’t there is said in its place, with a way back', async () => {
  await openTransactions({ address: '/?transaction=tx-999' })
  await expect.element(button('All transactions').first()).toBeVisible()
  expect(heading('Related transactions').query()).toBeNull()
  await expect.element(text(/^Reference [\dA-Z]{7}$/)).toBeVisible()
})

test('members see no raw reason of the bank', async () => {
  await openTransactions({ address: '/?transaction=tx-112' })
  await expect.element(text('Declined')).toBeVisible()
  expect(text('Insufficient funds').query()).toBeNull()
})

test('members read what they paid after refunds, not what staff can still refund', async () => {
  await openTransactions({ address: '/?transaction=tx-102' })
  await expect.element(page.getByText('Paid after refunds')).toBeVisible()
  await expect.element(page.getByText('$52.40')).toBeVisible()
  expect(page.getByText('Left to refund').query()).toBeNull()
})

test('members read no sum of a payment without a refund', async () => {
  await openTransactions({ address: '/?transaction=tx-118' })
  await expect.poll(items).toHaveLength(1)
  expect(page.getByText('Refunded').query()).toBeNull()
})

test('members read that a refund may be of their payment', async () => {
  await openTransactions({
    scenario: 'payments/transactions-ambiguous',
    realm: 'User',
    address: '/?transaction=tx-201',
  })
  await expect.element(text('A refund may belong to this payment')).toBeVisible()
})

test('members read “Reference”, not the word of accounting', async () => {
  await openTransactions({ address: '/?transaction=tx-102' })
  await expect.poll(items).toHaveLength(3)
  await expect.element(page.getByText('Reference', { exact: true })).toBeVisible()
  expect(text('Reconciliation ID').query()).toBeNull()
})

test('a group administrator, whom it isn’t shown, finds the way back', async () => {
  const onBack = vi.fn()
  await renderKit(<TransactionDetail identityId="member-grace" transactionId="tx-102" onBack={onBack} />, {
    scenario: 'payments/transactions',
    realm: 'GroupAdmin',
  })
  await expect.element(page.getByText('All transactions')).toBeVisible()
  await button('All transactions').click()
  expect(onBack).toHaveBeenCalledOnce()
})
