import { createAnonymousPaymentMethod, createPaymentMethod } from '@memberkit/contract/commerce/payments'
import { dialog, field, inDialog, said, text } from '@memberkit/testing/on-page'
import { hear } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { fillAddress, inFrame, openAdd } from '../testing/adding.ts'
import { fieldsReady, testTokenizer, type WalletStageOptions } from '../testing/open-wallet.tsx'
import { AddPaymentMethod } from './AddPaymentMethod.tsx'

type Fault = Parameters<NonNullable<Parameters<NonNullable<WalletStageOptions['prepare']>>[0]>['faults']['add']>[0]
const withFault = (fault: Fault): Partial<WalletStageOptions> => ({
  prepare: ({ faults }) => void faults.add({ times: 1, ...fault }),
})
const add = () => inDialog('Add payment method').click()

test('closing the form loses nothing that was typed; a method that was added leaves nothing behind', async () => {
  await openAdd()
  await fillAddress()
  await field('City').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(field('City')).toHaveValue('Austin')
  await expect.element(field('ZIP code')).toHaveValue('78701')
  await fieldsReady()
  await add()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(field('City')).toHaveValue('')
})

test('a look at the other kind of method keeps the card and the account', async () => {
  await openAdd({ vendor: { card: undefined } })
  await fieldsReady()
  await fillAddress()
  await inFrame('Card number').fill('5555 5555 5555 4444')
  await inFrame('Expiry date (MM/YY)').fill('11/32')
  await inFrame('Security code').fill('987')
  await dialog.getByRole('radio', { name: 'Bank account' }).click()
  await field('Routing number').fill('011000015')
  await field('Account number').fill('000123456789')
  await dialog.getByRole('radio', { name: 'Card' }).click()
  expect(field('Account number').query()?.checkVisibility()).toBe(false)
  await dialog.getByRole('radio', { name: 'Bank account' }).click()
  await expect.element(field('Account number')).toHaveValue('000123456789')
  await dialog.getByRole('radio', { name: 'Card' }).click()
  // The fields of the account, hidden, hold nothing up.
  await add()
  await expect.element(text('Mastercard ending in 4444 was added.')).toBeVisible()
})

test.each([
  ['it was added', { kind: 'slow' }, 'American Express ending in 0005 was added.'],
  ['it was refused', { kind: 400 }, 'The payment method wasn’t added.'],
] as const)('whoever goes Back under way is told that %s, and nothing else', async (_, { kind }, words) => {
  const { platform, router } = await openAdd(withFault({ operation: createPaymentMethod, kind }))
  if (kind === 400) platform.network.latency = 300
  await fieldsReady()
  await fillAddress()
  const heard = hear()
  await add()
  await expect.poll(() => platform.calls.of(createPaymentMethod).length).toBe(1)
  router.go('/')
  await expect.element(dialog).not.toBeInTheDocument()
  if (kind === 'slow') platform.faults.clear()
  await expect.element(text(words)).toBeVisible()
  expect(heard.join(' ')).not.toContain('still here for you to change')
})

test('whoever goes Back before the vendor has answered sends nothing', async () => {
  const { platform, router } = await openAdd()
  await dialog.getByRole('radio', { name: 'Bank account' }).click()
  await field('Routing number').fill('011000015')
  await field('Account number').fill('000123456789')
  await dialog.getByLabelText('State', { exact: true }).selectOptions('Texas')
  await field('Street address').fill('100 Placeholder Street')
  await field('City').fill('Austin')
  await field('ZIP code').fill('78701')
  await dialog.getByRole('checkbox', { name: /^I have read/ }).click()
  const vendorFrame = () => document.querySelector('body > iframe')
  const leaveOnceAsked = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!vendorFrame()) return
      observer.disconnect()
      router.go('/')
      resolve()
    })
    observer.observe(document.body, { childList: true })
  })
  await add()
  await leaveOnceAsked
  await expect.poll(vendorFrame).toBeNull()
  // The vendor has answered; a request would leave within these.
  for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(platform.calls.of(createPaymentMethod)).toHaveLength(0)
})

test('a token that the platform refused isn’t sent again', async () => {
  const { platform } = await openAdd(withFault({ operation: createPaymentMethod, kind: 400 }))
  await fieldsReady()
  await fillAddress()
  await add()
  await expect.element(said('Please check what you entered')).toBeVisible()
  await inDialog('Try again').click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  const [first, second] = platform.calls.of(createPaymentMethod).map(({ body }) => (body as { token: string }).token)
  expect(second).toMatch(/^tok-card-/)
  expect(second).not.toBe(first)
})

test('before sign-in nobody can look up a lost method, and nobody says that it failed', async () => {
  await renderKit(<AddPaymentMethod tokenizer={testTokenizer()} target={{ kind: 'anonymous' }} />, {
    scenario: 'payments/wallet-usual',
    ...withFault({ operation: createAnonymousPaymentMethod, kind: 'dropped-after-commit' }),
  })
  await fieldsReady()
  await page.getByLabelText('Street address').fill('100 Placeholder Street')
  await page.getByLabelText('City').fill('Austin')
  await page.getByLabelText('State').selectOptions('Texas')
  await page.getByLabelText('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(text('We don’t know whether it was added')).toBeVisible()
  await expect.element(text('Adding a payment method charges nothing.')).toBeVisible()
})
