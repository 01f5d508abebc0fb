import { getTestCardNumber, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { namesOf } from '@memberkit/foundation/entity-actions'
import { button, dialog, field, inDialog, said, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { methodCalls } from './manage/method-calls.ts'
import { methodActions } from './method-actions.ts'
import { household, methodCases } from './testing/cases.ts'
import { choose, fieldsReady, menuOf, openWallet } from './testing/open-wallet.tsx'

const changesIn = ({ platform }: Awaited<ReturnType<typeof openWallet>>) =>
  platform.calls.entries.filter(({ method, url }) => method !== 'GET' && url.includes('/paymentMethods'))

test('every action has a test case', () => {
  expect([...new Set(methodCases.map(({ name }) => name))]).toEqual(namesOf(methodActions.rows))
})

test.each(methodCases.map((one) => ({ title: one.name, ...one })))(
  '$title: one request with what was entered',
  async ({ action, method = household, realm, prepare, fill, submit, ...one }) => {
    const scenario = realm ? 'payments/wallet-staff' : 'payments/wallet-mixed'
    const stage = await openWallet({ scenario, prepare })
    await choose(action, method.label)
    await fill?.()
    await inDialog(submit).click()
    await expect.element(text(one.done)).toBeVisible()
    const [sent, ...more] = changesIn(stage)
    expect(more).toEqual([])
    expect(sent?.method).toBe(one.verb ?? 'POST')
    expect(sent?.url.split(`/${method.id}`)[1]).toBe(one.path)
    if (one.body) expect(sent?.body).toEqual(one.body)
    const type = one.verb === 'DELETE' ? 'payments.method.removed' : 'payments.method.changed'
    expect(stage.events.filter((event) => event.type === type)).toHaveLength(1)
  },
)

test('a new card goes to the vendor, and its token and month to the platform', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-mixed', vendor: { card: 'VISA' } })
  await choose('Update card')
  await fieldsReady()
  await inDialog('Update card').click()
  await expect.element(text('The card was updated.')).toBeVisible()
  expect(changesIn(stage).map(({ body }) => body)).toEqual([
    { token: expect.stringMatching(/^tok-card-/), expiresOn: '2030-01' },
  ])
})

test('the expiry date that a card has already is not sent again', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-mixed' })
  const [year, month] = stage.platform.store.payments.paymentMethods.get('pm-1')!.card!.expiresOn.split('-')
  await choose('Update card')
  await dialog.getByRole('radio', { name: 'Only the expiry date' }).click()
  await field('Month').selectOptions(month!)
  await field('Year').selectOptions(year!)
  await inDialog('Update card').click()
  await expect.element(said('This is the current expiry date. Choose another one.')).toBeVisible()
  expect(changesIn(stage)).toEqual([])
})

test('a new account number takes a new agreement; the number itself is sent nowhere but to the vendor', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-mixed' })
  await choose('Replace account number', 'Checking account ending in 6789')
  await field('Routing number').fill('011000016')
  await field('Account number').fill('000123451234')
  await inDialog('Replace number').click()
  await expect.element(said('Check the routing number.')).toBeVisible()
  await expect.element(said('Accept the agreement to add this account.')).toBeVisible()
  await field('Routing number').fill('011000015')
  await dialog.getByRole('checkbox', { name: 'I have read this agreement and accept it' }).click()
  await inDialog('Replace number').click()
  await expect.element(text('The account number was replaced.')).toBeVisible()
  expect(changesIn(stage).map(({ body }) => body)).toEqual([{ token: expect.stringMatching(/^tok-account-.*-1234$/) }])
  expect(JSON.stringify([stage.platform.calls.entries, stage.events])).not.toContain('000123451234')
})

test.each(methodCases.filter(({ body }) => body && 'token' in body))(
  '$action: another try after a refusal takes another token',
  async ({ action, method = household, fill, submit, done }) => {
    const { operation } = methodCalls.calls[action === 'Update card' ? 'replaceCard' : 'replaceAccount']
    const stage = await openWallet({
      scenario: 'payments/wallet-mixed',
      prepare: ({ faults }) => void faults.add({ operation, kind: 400, times: 1 }),
    })
    await choose(action, method.label)
    await fill?.()
    await inDialog(submit).click()
    await inDialog('Try again').click()
    await expect.element(text(done)).toBeVisible()
    const tokens = changesIn(stage).map(({ body }) => (body as { token: string }).token)
    expect(tokens).toHaveLength(2)
    expect(tokens[0]).not.toBe(tokens[1])
  },
)

test('the agreement for a new account number is reported as proof, and shown to keep', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-mixed', locale: 'es-US' })
  await page.getByRole('button', { name: 'Más acciones para Cuenta de cheques terminada en 6789' }).click()
  await page.getByRole('menuitem', { name: 'Reemplazar número de cuenta' }).click()
  await field('Número de ruta').fill('011000015')
  await field('Número de cuenta').fill('000123451234')
  await dialog.getByRole('checkbox', { name: 'Leí esta autorización y la acepto' }).click()
  await inDialog('Reemplazar número').click()
  await expect.element(dialog.getByRole('heading', { name: 'Número de cuenta reemplazado' })).toBeVisible()
  await expect.element(said('terminada en 1234')).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Su autorización' })).toBeVisible()
  await expect.element(inDialog('Copiar autorización')).toBeVisible()
  expect(stage.events.filter(({ type }) => type === 'payments.agreement.accepted').map(({ data }) => data)).toEqual([
    { agreement: 'ACH', textVersion: '2026-03', language: 'es' },
  ])
  await inDialog('Listo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: 'Más acciones para Cuenta de cheques terminada en 1234' }))
    .toHaveFocus()
})

test('the last method that can be charged stays until there is another', async () => {
  const stage = await openWallet({ scenario: 'payments/last-method', plansUsing: () => 2 })
  await expect.element(text('Used by 2 plans')).toBeVisible()
  await choose('Remove')
  await expect.element(said('2 plans are charged to it, and no other payment method can take over.')).toBeVisible()
  expect(inDialog('Remove').query()).toBeNull()
  await inDialog('Add payment method').click()
  await expect.element(page.getByRole('heading', { name: 'Add payment method' })).toBeVisible()
  expect(changesIn(stage)).toEqual([])
})

test('a replacement that goes meanwhile isn’t replaced by another one without asking', async () => {
  const stage = await openWallet({
    scenario: 'payments/wallet-usual',
    prepare({ store }) {
      const { paymentMethods } = store.payments
      const { card, ...method } = paymentMethods.get('pm-2')!
      paymentMethods.put({ ...method, id: 'pm-3', card: { ...card!, lastFour: '1111' } })
    },
  })
  await choose('Remove', 'Visa ending in 4242')
  await dialog.getByText('Mastercard ending in 4444').click()
  stage.platform.store.payments.paymentMethods.delete('pm-2')
  await stage.queryClient.invalidateQueries()
  await expect.poll(() => dialog.getByRole('radio').elements().length).toBe(1)
  expect(dialog.getByRole('radio', { checked: true }).query()).toBeNull()
  await inDialog('Remove').click()
  expect(changesIn(stage)).toEqual([])
  stage.platform.store.payments.paymentMethods.delete('pm-3')
  await stage.queryClient.invalidateQueries()
  await expect.element(said('This is the only payment method that can be charged.')).toBeVisible()
  expect(inDialog('Remove').query()).toBeNull()
})

test('nothing takes over where the host says that no plan is charged', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-mixed', plansUsing: () => 0 })
  await choose('Remove', 'Mastercard ending in 4444')
  await expect.element(said('No plan is charged to it.')).toBeVisible()
  await inDialog('Remove').click()
  await expect.element(text('Work •••• 4444 was removed.')).toBeVisible()
  expect(changesIn(stage).map(({ body }) => body)).toEqual([{}])
})

test('who removes in a member’s name confirms it, and is not offered to enter a card', async () => {
  await openWallet({ scenario: 'payments/wallet-staff' })
  await expect.element(text('Only the member can add a payment method.')).toBeVisible()
  expect(button('Add payment method').query()).toBeNull()
  await choose('Remove for the member')
  await inDialog('Remove for the member').click()
  await expect.element(said('Confirm that Ada Example wants this.')).toBeVisible()
})

test('staff see what is out of reach with the reason; members don’t see it', async () => {
  await openWallet({ scenario: 'payments/wallet-staff-denied' })
  await menuOf('Visa ending in 4242').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Rename' }))
    .toHaveAccessibleDescription('You don’t have this permission. Ask your administrator.')
})

test('members are offered what is theirs', async () => {
  await openWallet({ scenario: 'payments/wallet-mixed' })
  await menuOf('Visa ending in 4242').click()
  await expect.element(page.getByRole('menuitem', { name: 'Remove', exact: true })).toBeVisible()
  const offered = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(offered).toEqual(['Rename', 'Change billing address', 'Update card', 'Remove'])
})

test('a colleague was faster: what changed is shown, what was entered stays, and the next press goes through', async () => {
  await openWallet({ scenario: 'payments/wallet-conflict' })
  await choose('Rename')
  await field('Name').fill('Mine')
  await inDialog('Save name').click()
  await expect.element(said('This payment method has changed')).toBeVisible()
  await expect.element(said('Card of the whole family')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Mine')
  await inDialog('Save name').click()
  await expect.element(text('The name was saved.')).toBeVisible()
})

test('the focus comes back to the menu, and to the heading once the row is gone', async () => {
  await openWallet({ scenario: 'payments/wallet-mixed', plansUsing: () => 0 })
  await choose('Rename', 'Mastercard ending in 4444')
  await inDialog('Cancel').click()
  await expect.element(menuOf('Mastercard ending in 4444')).toHaveFocus()
  await choose('Remove', 'Mastercard ending in 4444')
  await inDialog('Remove').click()
  await expect.element(menuOf('Mastercard ending in 4444')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Payment methods' })).toHaveFocus()
})

test('a group administrator reads through the group, and changes nothing', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-group', groupId: 'group-1' })
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  expect(menuOf('Visa ending in 4242').query()).toBeNull()
  expect(stage.platform.calls.entries.map(({ url }) => url)).toEqual([
    expect.stringContaining('/v1/groups/group-1/identities/member-ada/paymentMethods'),
  ])
})

test('a group administrator without a group is told that it isn’t here; nothing is asked', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-group' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(stage.platform.calls.entries).toEqual([])
  expect(listPaymentMethods.method).toBe('GET')
})

test('staff get a public test number of a brand in a test environment only', async () => {
  const stage = await openWallet({ scenario: 'payments/wallet-staff', isTestEnvironment: true })
  await page.getByText('Test card numbers').click()
  await page.getByLabelText('Brand').selectOptions('American Express')
  await button('Get number').click()
  await expect.element(page.getByText('3782 8224 6310 005')).toBeVisible()
  await stage.screen.unmount()
  await openWallet({ scenario: 'payments/wallet-mixed', isTestEnvironment: true })
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  expect(page.getByText('Test card numbers').query()).toBeNull()
})

test('a test number that doesn’t come is named, and asked for again in its place', async () => {
  const stage = await openWallet({
    scenario: 'payments/wallet-staff',
    isTestEnvironment: true,
    prepare: ({ faults }) => void faults.add({ operation: getTestCardNumber, kind: 500 }),
  })
  await page.getByText('Test card numbers').click()
  await button('Get number').click()
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load the test number' })).toBeVisible()
  stage.platform.faults.clear()
  await button('Try again').click()
  await expect.element(page.getByText('4242 4242 4242 4242')).toBeVisible()
})
