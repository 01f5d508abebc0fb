import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCase } from '../testing/open-case.tsx'
import { caseOf } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'

async function open(service: string, operation: string) {
  onTestFinished(cleanUp)
  sessionStorage.clear()
  const { script } = await openCase(caseOf(service, operation), 'none', false)
  await expect.poll(sendButton).toBeDefined()
  return async () => {
    press(sendButton()!)
    await expect.poll(() => script.effects).toBe(1)
    return script
  }
}

const box = (name: RegExp) => page.getByRole('checkbox', { name })

test('a preference is chosen by its name, and starts with the channels that are on', async () => {
  const send = await open('profiles', 'updateCommunicationPreference')
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
  const send = await open('branches', 'updateBranchIdentityPermissions')
  expect(page.getByRole('textbox', { name: /^Name/ }).query()).not.toHaveValue('Sample')
  await page.getByRole('textbox', { name: /^Person/ }).fill('sample-1')
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sample')
  expect((await send()).sent).toEqual({ identityId: 'sample-1', name: 'Sample', roles: ['ADMIN'] })
})

test('an address to remove is chosen among those that the group has', async () => {
  const send = await open('groups', 'removeGroupAddress')
  const id = page.getByRole('combobox', { name: /^Address/ })
  await id.selectOptions('sample-1')
  expect((await send()).sent).toEqual({ id: 'sample-1' })
})

test('a translation to change is chosen by its language', async () => {
  const send = await open('law-areas', 'updateLawAreaTranslation')
  await page.getByRole('combobox', { name: /^Language/ }).selectOptions('American English')
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sample')
  expect((await send()).address).toMatchObject({ locale: 'en-US' })
})
