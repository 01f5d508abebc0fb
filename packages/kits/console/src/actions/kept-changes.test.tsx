import { cleanUp } from '@memberkit/testing/clean-up'
import { drawn } from '@memberkit/testing/tasks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetDrafts } from '../form/kept-drafts.ts'
import { openFromRow } from '../testing/open-from-row.tsx'
import { press, sendButton } from '../testing/press-now.ts'

const field = (label: RegExp) => page.getByLabelText(label).first()
const changed = page.getByText('This has changed since you opened it')
const openFirm = (row: object = {}) => openFromRow('firms', 'updateFirm', {}, row)

/** Leaves the form as a reload does: this page's memory goes, too. */
async function reload() {
  await cleanUp()
  forgetDrafts()
}

async function sendAfterReview({ sent }: Awaited<ReturnType<typeof openFirm>>) {
  await expect.element(changed).toBeVisible()
  press(sendButton()!)
  await drawn()
  expect(sent, 'sent before the change was agreed to').toHaveLength(0)
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  return sent[0]!
}

test('after a reload, what the person did not change is as somebody else has changed it, and shown as a change', async () => {
  await openFirm()
  await field(/^ID in another system/).fill('typed-1')
  await reload()
  const stage = await openFirm({ name: 'Named by somebody else', version: 'v2' })
  await expect.element(field(/^ID in another system/)).toHaveValue('typed-1')
  await expect.element(field(/^Name/)).toHaveValue('Named by somebody else')
  await expect.element(page.getByText('Named by somebody else (was Sample)')).toBeVisible()
  expect(await sendAfterReview(stage)).toMatchObject({
    version: expect.stringContaining('v2'),
    body: { name: 'Named by somebody else', externalId: 'typed-1' },
  })
})

test('after a reload, a newer value of the field that the person changed is shown beside theirs', async () => {
  await openFirm()
  await field(/^ID in another system/).fill('typed-1')
  await reload()
  const stage = await openFirm({ externalId: 'newer-1', version: 'v2' })
  await expect.element(page.getByText('newer-1 (was sample-1)')).toBeVisible()
  expect(await sendAfterReview(stage)).toMatchObject({ body: { externalId: 'typed-1' } })
})

test('after a reload, a value that somebody else has added is shown as a change', async () => {
  await openFirm({ websiteUrl: undefined })
  await field(/^ID in another system/).fill('typed-1')
  await reload()
  await openFirm({ version: 'v2' })
  await expect.element(page.getByText('https://example.com/sample (was none)')).toBeVisible()
})

test('after a reload that finds the same version, nothing is shown as a change', async () => {
  await openFirm()
  await field(/^ID in another system/).fill('typed-1')
  await reload()
  const { sent } = await openFirm()
  press(sendButton()!)
  await expect.poll(() => sent.length).toBe(1)
  expect(changed.query()).toBeNull()
})

test('what somebody else changes while the form is open is in the fields that the person did not change', async () => {
  const stage = await openFirm()
  await field(/^ID in another system/).fill('typed-1')
  await stage.changeElsewhere(() => ({ name: 'Named by somebody else', externalId: 'newer-1' }))
  await expect.element(field(/^Name/)).toHaveValue('Named by somebody else')
  await expect.element(field(/^ID in another system/)).toHaveValue('typed-1')
  expect(await sendAfterReview(stage)).toMatchObject({
    body: { name: 'Named by somebody else', externalId: 'typed-1' },
  })
})

test('a part that was chosen has the values that somebody else has given it since', async () => {
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  const stage = await openFromRow('profiles', 'updateCommunicationPreference', {})
  await page.getByRole('combobox', { name: /^Name/ }).selectOptions('Sample')
  await box(/^Push/).click()
  await stage.changeElsewhere(({ communicationPreferences: all }) => ({
    communicationPreferences: (all as object[]).map((one) => ({ ...one, email: false })),
  }))
  await expect.element(box(/^Email/)).not.toBeChecked()
  await expect.element(box(/^Push/)).not.toBeChecked()
  expect(await sendAfterReview(stage)).toMatchObject({ body: { email: false, sms: true, push: false } })
})
