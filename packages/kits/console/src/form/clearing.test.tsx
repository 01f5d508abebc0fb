import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../testing/open-form.ts'
import { press, sendButton } from '../testing/press-now.ts'

const send = () => press(sendButton()!)

const phone = () => page.getByRole('textbox', { name: /^Phone/ }).first()

test('a phone that is left out stays, and the form says so instead of keeping quiet', async () => {
  const { script } = await openForm('leads', 'updateLead')
  await expect.element(phone()).not.toHaveValue('')
  await phone().fill('')
  send()
  await expect.element(phone()).toHaveAccessibleDescription(/can’t be removed here/)
  expect(script.requests).toBe(0)
  await phone().fill('(202) 555-0145')
  send()
  await expect.poll(() => script.sent).toMatchObject({ phone: '+12025550145' })
})

test('a list of what is left out is emptied by sending it empty', async () => {
  const { script } = await openForm('leads', 'updateLead')
  await page.getByRole('textbox', { name: /^Interested in/ }).fill('')
  send()
  await expect.poll(() => script.sent).toMatchObject({ interests: [] })
})

test('a phone is removed by leaving it out of an object that is replaced', async () => {
  const { script } = await openForm('groups', 'updateGroupBroker')
  await phone().fill('')
  send()
  await expect.poll(() => script.sent).toEqual({ name: 'Sample', agency: 'Sample', email: 'ada@example.com' })
})
