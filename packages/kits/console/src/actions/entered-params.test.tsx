import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openToSend } from '../testing/open-form.ts'

test('a status that stands in the address is chosen, from the one that the entity has', async () => {
  const send = await openToSend('leads', 'updateLeadStatus')
  const status = page.getByRole('combobox', { name: /^Progress/ })
  await expect.element(status).toHaveValue('NEW')
  await status.selectOptions('COMPLETED')
  expect((await send()).address).toMatchObject({ status: 'COMPLETED' })
})

test('a name that stands in the address is typed, from the one that the entity has', async () => {
  const send = await openToSend('law-areas', 'updateLawAreaInternalName')
  const name = page.getByRole('textbox', { name: /^Internal name/ })
  await expect.element(name).toHaveValue('Sample')
  await name.fill('Other')
  expect((await send()).address).toMatchObject({ internalName: 'Other' })
})
