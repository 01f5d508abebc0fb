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

test('a status that stands in the address is chosen, from the one that the entity has', async () => {
  const send = await open('leads', 'updateLeadStatus')
  const status = page.getByRole('combobox', { name: /^Progress/ })
  await expect.element(status).toHaveValue('NEW')
  await status.selectOptions('COMPLETED')
  expect((await send()).address).toMatchObject({ status: 'COMPLETED' })
})

test('a name that stands in the address is typed, from the one that the entity has', async () => {
  const send = await open('law-areas', 'updateLawAreaInternalName')
  const name = page.getByRole('textbox', { name: /^Internal name/ })
  await expect.element(name).toHaveValue('Sample')
  await name.fill('Other')
  expect((await send()).address).toMatchObject({ internalName: 'Other' })
})
