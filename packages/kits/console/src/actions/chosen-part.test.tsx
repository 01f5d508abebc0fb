import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openToSend } from '../testing/open-form.ts'

const box = (name: RegExp) => page.getByRole('checkbox', { name })

test('a preference is chosen by its name, and starts with the channels that are on', async () => {
  const send = await openToSend('profiles', 'updateCommunicationPreference')
  const name = page.getByRole('combobox', { name: /^Name/ })
  await expect.element(name).toHaveValue('')
  expect(box(/^Email/).element()).not.toBeChecked()
  await name.selectOptions('Sample')
  await expect.element(box(/^Email/)).toBeChecked()
  await box(/^Push/).click()
  const { address, sent } = await send()
  expect(address).toMatchObject({ name: 'Sample' })
  expect(sent).toEqual({ email: true, sms: true, push: false })
})

test('the permissions of a person at a branch start with the roles that the person has there', async () => {
  const send = await openToSend('branches', 'updateBranchIdentityPermissions')
  expect(page.getByRole('textbox', { name: /^Name/ }).query()).not.toHaveValue('Sample')
  await page.getByRole('textbox', { name: /^Person/ }).fill('sample-1')
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sample')
  expect((await send()).sent).toEqual({ identityId: 'sample-1', name: 'Sample', roles: ['ADMIN'] })
})

test('an address to remove is chosen among those that the group has', async () => {
  const send = await openToSend('groups', 'removeGroupAddress')
  const id = page.getByRole('combobox', { name: /^Address/ })
  await id.selectOptions('sample-1')
  expect((await send()).sent).toEqual({ id: 'sample-1' })
})

test('a translation to change is chosen by its language', async () => {
  const send = await openToSend('law-areas', 'updateLawAreaTranslation')
  await page.getByRole('combobox', { name: /^Language/ }).selectOptions('American English')
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sample')
  expect((await send()).address).toMatchObject({ locale: 'en-US' })
})

test('a username to change is chosen among those that the identity has, and its replacement is typed', async () => {
  const send = await openToSend('identities', 'updateUsername')
  await page.getByRole('combobox', { name: /^Username/ }).selectOptions('Sample')
  await page.getByRole('textbox', { name: /^New username/ }).fill('Other')
  expect((await send()).sent).toEqual({ username: 'Sample', newUsername: 'Other' })
})
