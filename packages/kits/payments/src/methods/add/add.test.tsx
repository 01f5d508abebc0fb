import { createPaymentMethod, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { dialog, field, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { fillAddress, inFrame, openAdd } from '../testing/adding.ts'
import { fieldsReady, openWallet, payee, testTokenizer, type WalletStageOptions } from '../testing/open-wallet.tsx'
import { AddPaymentMethod, type AddPaymentMethodProps } from './AddPaymentMethod.tsx'

const sentBy = ({ platform }: Awaited<ReturnType<typeof renderKit>>) =>
  platform.calls.entries.filter(({ method, url }) => method === 'POST' && url.includes('aymentMethods'))

test('a card is added: its number goes to the vendor, its token to the platform, and neither to anybody else', async () => {
  const everySpoken: unknown[] = []
  const spy = (event: MessageEvent) => void everySpoken.push(event.data)
  addEventListener('message', spy)
  onTestFinished(() => removeEventListener('message', spy))
  const onAdded = vi.fn()
  const stage = await openAdd({ vendor: { card: undefined }, onAdded })
  await fieldsReady()
  await inFrame('Card number').fill('5555 5555 5555 4444')
  await inFrame('Expiry date (MM/YY)').fill('11/32')
  await inFrame('Security code').fill('987')
  await fillAddress()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Travel')
  await dialog.getByText('Use as my default payment method').click()
  await inDialog('Add payment method').click()
  await expect.element(text('Mastercard ending in 4444 was added.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  const [sent, ...more] = sentBy(stage)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({
    name: 'Travel',
    vendor: 'TEST',
    token: expect.stringMatching(/^tok-card-/),
    card: { type: 'MASTERCARD', lastFour: '4444', expiresOn: '2032-11' },
    isDefault: true,
    billingAddress: {
      address1: '100 Placeholder Street',
      locality: 'Austin',
      administrativeArea: 'TX',
      postalCode: '78701',
      country: 'US',
    },
  })
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Travel', isDefault: true }))
  const traces = JSON.stringify([everySpoken, stage.platform.calls.entries, stage.events, { ...localStorage }])
  expect(traces + document.documentElement.outerHTML + location.href).not.toMatch(/5555 ?5555|"987"/)
  expect(stage.events.filter(({ type }) => type === 'payments.method.added')).toHaveLength(1)
})

test('the name is optional, and the new method is in the wallet at once', async () => {
  const stage = await openAdd()
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  expect(sentBy(stage)[0]?.body).toMatchObject({ name: 'American Express ending in 0005' })
  await expect.element(page.getByText('3 payment methods')).toBeVisible()
})

test('nothing is sent while the vendor refuses, and what was entered stays', async () => {
  const stage = await openAdd({ vendor: { behavior: 'refuses' } })
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(said('Our payment partner couldn’t accept these details.')).toBeVisible()
  await expect.element(field('Street address')).toHaveValue('100 Placeholder Street')
  expect(sentBy(stage)).toEqual([])
  expect(stage.events.filter(({ type }) => type === 'payments.tokenizer.failed').map(({ data }) => data)).toEqual([
    { vendor: 'TEST', reason: 'invalid' },
  ])
})

test('a vendor that is down, and one that doesn’t answer, are told apart', async () => {
  const stage = await openAdd({ vendor: { behavior: 'down' } })
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(said('We can’t reach our payment partner.')).toBeVisible()
  await stage.screen.unmount()
  const silent = await openAdd({ vendor: { behavior: 'silent', timeouts: { token: 200 } } })
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(said('Our payment partner didn’t answer in time.')).toBeVisible()
  expect(sentBy(silent)).toEqual([])
})

test('fields that don’t come say so, with a way to load them again', async () => {
  let isDown = true
  const usual = testTokenizer()
  const dead = testTokenizer({ behavior: 'dead', timeouts: { ready: 50 } })
  const tokenizer = {
    ...usual,
    mountCardFields: (...mounting: Parameters<typeof usual.mountCardFields>) =>
      (isDown ? dead : usual).mountCardFields(...mounting),
  }
  const stage = await openAdd({ tokenizer })
  await expect.element(said('We couldn’t load the card fields')).toBeVisible()
  await expect.element(inDialog('Add payment method')).toHaveAttribute('aria-disabled', 'true')
  isDown = false
  await inDialog('Try again').click()
  await fieldsReady()
  // The button is gone, and the keyboard goes on at the fields.
  expect(document.activeElement?.contains(document.querySelector('dialog iframe'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await expect.element(inDialog('Add payment method')).not.toHaveAttribute('aria-disabled')
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  expect(sentBy(stage)).toHaveLength(1)
})

test('whoever gets no card fields can go on with a bank account', async () => {
  await openAdd({ vendor: { behavior: 'dead', timeouts: { ready: 50 } } })
  await inDialog('Use a bank account').click()
  const kind = page.getByRole('radio', { name: 'Bank account' })
  await expect.element(kind).toBeChecked()
  await expect.element(kind).toHaveFocus()
})

test('a card that is there already is pointed out once; who presses again adds it', async () => {
  const stage = await openAdd({
    vendor: { card: 'VISA' },
    prepare: ({ store: { payments } }) => {
      const card = payments.paymentMethods.get('pm-1')!
      payments.paymentMethods.put({ ...card, card: { type: 'VISA', lastFour: '4242', expiresOn: '2030-01' } })
    },
  })
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(said('You already have this one')).toBeVisible()
  expect(sentBy(stage)).toEqual([])
  await inDialog('Add anyway').click()
  await expect.element(text('Visa ending in 4242 was added.')).toBeVisible()
  expect(sentBy(stage)).toHaveLength(1)
})

test('fields that give one token only are mounted anew once the platform has refused it, and not while it waits', async () => {
  const usual = testTokenizer()
  const mountCardFields = vi.fn(usual.mountCardFields)
  const stage = await openAdd({
    tokenizer: { ...usual, hasFixedToken: true, mountCardFields },
    prepare({ faults }) {
      faults.add({ operation: createPaymentMethod, kind: 429, times: 1 })
    },
  })
  await fieldsReady()
  await fillAddress()
  const mounted = mountCardFields.mock.calls.length
  await inDialog('Add payment method').click()
  await expect.poll(() => sentBy(stage)).toHaveLength(1)
  await expect.element(inDialog('Add payment method')).not.toHaveAttribute('aria-busy', 'true')
  expect(mountCardFields).toHaveBeenCalledTimes(mounted)
  stage.platform.faults.clear()
  stage.platform.faults.add({ operation: createPaymentMethod, kind: 400, times: 1 })
  await inDialog('Add payment method').click()
  await expect.poll(() => sentBy(stage)).toHaveLength(2)
  await expect.poll(() => mountCardFields.mock.calls.length).toBe(mounted + 1)
  await fieldsReady()
  await expect.element(field('Street address')).toHaveValue('100 Placeholder Street')
  await inDialog('Add payment method').click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  const tokens = sentBy(stage).map(({ body }) => (body as { token: string }).token)
  expect(tokens[2]).not.toBe(tokens[1])
})

test('two presses are one request', async () => {
  const stage = await openAdd()
  await fieldsReady()
  await fillAddress()
  const submit = inDialog('Add payment method').element() as HTMLButtonElement
  submit.click()
  submit.click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  expect(sentBy(stage)).toHaveLength(1)
})

test('after a lost answer the wallet is read, and the method isn’t added twice', async () => {
  const stage = await openAdd({
    prepare: ({ faults }) =>
      void faults.add({ operation: createPaymentMethod, kind: 'dropped-after-commit', times: 1 }),
  })
  await fieldsReady()
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
  expect(sentBy(stage)).toHaveLength(1)
  expect(stage.platform.store.payments.paymentMethods.all()).toHaveLength(3)
})

test('a US bank account: checked numbers, an agreement that nobody has ticked, and a confirmation', async () => {
  const stage = await openAdd()
  await dialog.getByRole('radio', { name: 'Bank account' }).click()
  const consent = dialog.getByRole('checkbox', { name: 'I have read this agreement and accept it' })
  await expect.element(consent).not.toBeChecked()
  await expect.element(said('I authorize Example Plans Inc. to debit this account electronically')).toBeVisible()
  await field('Routing number').fill('0110 0001 5')
  await field('Account number').fill('12')
  await fillAddress()
  await inDialog('Add payment method').click()
  await expect.element(said('Enter an account number of 4 to 17 digits.')).toBeVisible()
  await expect.element(said('Accept the agreement to add this account.')).toBeVisible()
  await field('Account number').fill('000123-456-789')
  await consent.click()
  await inDialog('Add payment method').click()
  await expect.element(heading('Bank account added')).toBeVisible()
  await expect.element(inDialog('Copy agreement')).toBeVisible()
  expect(sentBy(stage)[0]?.body).toMatchObject({
    token: expect.stringMatching(/^tok-account-/),
    bankAccount: { type: 'CHECKING', lastFour: '6789' },
  })
  expect(JSON.stringify([stage.platform.calls.entries, stage.events])).not.toMatch(/0123456789|000123-456/)
  expect(stage.events.filter(({ type }) => type === 'payments.agreement.accepted').map(({ data }) => data)).toEqual([
    { agreement: 'ACH', textVersion: '2026-03', language: 'en' },
  ])
  await inDialog('Done').click()
  await expect.element(text('Checking account ending in 6789')).toBeVisible()
})

test('a Canadian account in Québec: institution and transit, and the French agreement first', async () => {
  const stage = await openWallet({ scenario: 'payments/quebec-wallet', address: '/?flow=add', locale: 'fr-CA' })
  await dialog.getByRole('radio', { name: 'Compte bancaire' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Accord de débit préautorisé (DPA)' })).toBeVisible()
  const agreement = dialog.getByRole('region', { name: 'Votre accord' })
  expect(agreement.element().querySelector('[lang="en"]')?.closest('details')?.open).toBe(false)
  await field('Numéro de transit').fill('1234')
  await dialog.getByRole('button', { name: 'Ajouter le mode de paiement' }).click()
  await expect.element(said('Entrez les cinq chiffres du numéro de transit.')).toBeVisible()
  await field('Numéro de transit').fill('12345')
  await field('Numéro d’institution').fill('815')
  await field('Numéro de compte').fill('7654321')
  await field('Numéro et rue').fill('100, rue de l’Exemple')
  await field('Ville').fill('Montréal')
  await field('Province ou territoire').selectOptions('Québec')
  await field('Code postal').fill('H2X 1Y4')
  await dialog.getByRole('checkbox', { name: 'J’ai lu cet accord et je l’accepte' }).click()
  await dialog.getByRole('button', { name: 'Ajouter le mode de paiement' }).click()
  await expect.element(heading('Compte bancaire ajouté')).toBeVisible()
  expect(stage.events.filter(({ type }) => type === 'payments.agreement.accepted').map(({ data }) => data)).toEqual([
    { agreement: 'PAD', textVersion: '2026-03', language: 'fr' },
  ])
})

/** The form in place, as a step of something else. */
const openInline = (props: Omit<AddPaymentMethodProps, 'tokenizer'>, options: Partial<WalletStageOptions> = {}) =>
  renderKit(<AddPaymentMethod tokenizer={testTokenizer()} payee={payee} {...props} />, {
    scenario: 'payments/wallet-usual',
    ...options,
  })

async function fillInline() {
  await fieldsReady()
  await page.getByLabelText('Street address').fill('100 Placeholder Street')
  await page.getByLabelText('City').fill('Austin')
  await page.getByLabelText('State').selectOptions('Texas')
  await page.getByLabelText('ZIP code').fill('78701')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(text('American Express ending in 0005 was added.')).toBeVisible()
}

test('before sign-in, a method is nobody’s: no wallet is asked for, and no default offered', async () => {
  const onAdded = vi.fn()
  const stage = await openInline({ target: { kind: 'anonymous' }, onAdded })
  await fillInline()
  expect(page.getByText('Use as my default payment method').query()).toBeNull()
  expect(stage.platform.calls.entries.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', expect.stringMatching(/\/v1\/anonymous\/paymentMethods$/)],
  ])
  expect(onAdded).toHaveBeenCalledOnce()
})

test('a group administrator adds a card for a member, and no bank account that isn’t theirs', async () => {
  const stage = await openInline(
    { target: { kind: 'group', groupId: 'group-1', identityId: 'member-ada' } },
    { scenario: 'payments/wallet-group' },
  )
  await fieldsReady()
  expect(page.getByText('Bank account').query()).toBeNull()
  await fillInline()
  expect(sentBy(stage)[0]?.url).toContain('/v1/groups/group-1/identities/member-ada/paymentMethods')
})

test('who acts for a member is not offered the form', async () => {
  await openInline({ target: { kind: 'own', identityId: 'member-ada' } }, { scenario: 'payments/wallet-staff' })
  await expect.element(text('Only the member can add a payment method.')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  expect(listPaymentMethods.method).toBe('GET')
})
